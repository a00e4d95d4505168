import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('Endereço público do produto, usado no mapa do site e no feed.'),
  REPORTS_URL: z.url().describe('Endereço interno do serviço reports, que imprime os certificados.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  DATA_KEY: secretKeys.describe('Chave de que se deriva a assinatura dos links da newsletter.'),
  CONTACT_MAIL: z
    .email()
    .default('contato@sefira.test')
    .describe('Para onde vão as mensagens do formulário de contato.'),
});

export type ContentEnvironment = z.output<typeof environment>;
