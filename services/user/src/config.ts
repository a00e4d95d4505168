import { serviceEnvironment } from '@sefira/platform/configuration';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  AUTH_URL: z.url().describe('Endereço interno do serviço auth.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('Servidor de e-mail: smtp://usuario:senha@servidor:587.'),
  MAIL_FROM: z.string().min(3).describe('Remetente dos e-mails: "Sefira <ola@exemplo.com.br>".'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('Endereço público do produto, usado nos links dos e-mails.'),
});

export type UserEnvironment = z.output<typeof environment>;
