import { flag, secretKey, serviceEnvironment } from '@sefira/platform/configuration';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  AUTH_URL: z.string().describe('Endereço(s) interno(s) do serviço auth.'),
  BILLING_URL: z.string().describe('Endereço(s) interno(s) do serviço billing.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  DATA_KEY: secretKey.describe('Chave AES-256 (32 bytes em base64url) que cifra segredos guardados.'),
  AUDIT_KEY: secretKey.describe(
    'Chave (32 bytes em base64url) da cadeia de auditoria: quem não a tem não escreve nela.',
  ),
  AUDIT_SIGNING_JWK: z
    .string()
    .describe('Chave privada (JWK Ed25519, JSON) que assina os pontos de controle da auditoria.'),
  AUDIT_CHECKPOINT_DIR: z
    .string()
    .describe('Pasta fora do banco, comum às réplicas, dos pontos de controle assinados da auditoria.'),
  GUEST_ACCESS: flag(false).describe('Permite usar o produto sem login, até que um administrador diga outra coisa.'),
  WELCOME_CREDITS: z.coerce.number().int().min(0).default(20).describe('Créditos de boas-vindas de uma conta nova.'),
});

export type AdminEnvironment = z.output<typeof environment>;
