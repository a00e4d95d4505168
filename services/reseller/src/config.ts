import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKey, secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('Endereço público do produto, usado nos links de indicação.'),
  AUTH_URL: z.url().describe('Endereço interno do serviço auth.'),
  REPORTS_URL: z.url().describe('Endereço interno do serviço reports, que imprime relatórios e recibos.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  DATA_KEY: secretKeys.describe('Chave AES-256 (32 bytes em base64url) que cifra documentos e chaves PIX guardados.'),
  LIKENESS_KEY: secretKey
    .optional()
    .describe(
      'Chave das marcas por que se nota o mesmo documento ou cartão, a mesma de billing; sem ela, MESSAGE_KEY.',
    ),
  RESELLER_HOLD_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe('Dias que uma comissão espera (a garantia) antes de ficar disponível.'),
  RESELLER_ROUND_SECONDS: z.coerce
    .number()
    .min(0.05)
    .default(300)
    .describe('De quanto em quanto tempo comissões são liberadas e dados passageiros apagados.'),
});

export type ResellerEnvironment = z.output<typeof environment>;
