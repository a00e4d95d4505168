import { fileStoreVariables } from '@sefira/files/open-file-store';
import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKey } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  AUTH_URL: z.url().describe('Endereço interno do serviço auth.'),
  NUMEROLOGY_URL: z.url().describe('Endereço interno do serviço numerology.'),
  REPORTS_URL: z.url().describe('Endereço interno do serviço reports.'),
  BILLING_URL: z.url().describe('Endereço interno do serviço billing.'),
  CHAT_URL: z.url().describe('Endereço interno do serviço chat.'),
  RESELLER_URL: z.url().describe('Endereço interno do serviço reseller.'),
  CONTENT_URL: z.url().describe('Endereço interno do serviço content.'),
  ADMIN_CONFIG_URL: z.url().describe('Endereço interno do serviço admin-config.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  ...fileStoreVariables,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('Servidor de e-mail: smtp://usuario:senha@servidor:587.'),
  MAIL_FROM: z.string().min(3).describe('Remetente dos e-mails: "Sefira <ola@exemplo.com.br>".'),
  MAIL_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(3)
    .describe('E-mails a uma pessoa enviados ao mesmo tempo.'),
  BULK_MAIL_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(2)
    .describe('E-mails da newsletter enviados ao mesmo tempo, em conexões próprias.'),
  BULK_MAILS_PER_SECOND: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(20)
    .describe('Ritmo dos e-mails da newsletter.'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('Endereço público do produto, usado nos links dos e-mails.'),
  VAPID_PRIVATE_KEY: secretKey
    .optional()
    .describe('Chave privada P-256 (32 bytes em base64url) das notificações push; sem ela, push não é oferecido.'),
  PUSH_HOSTS: z
    .string()
    .default('fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    )
    .describe('Servidores de push que navegadores podem indicar, separados por vírgula; *. vale por subdomínios.'),
});

export type UserEnvironment = z.output<typeof environment>;
