import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  BILLING_URL: z.url().describe('Endereço interno do serviço billing, que reserva o custo de cada análise.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
});

export type NumerologyEnvironment = z.output<typeof environment>;
