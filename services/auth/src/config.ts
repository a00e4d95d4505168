import { flag, serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';
import { readDemoAccounts } from './domain/demo-accounts.ts';
import { readSocialEndpoints } from './domain/social-providers.ts';

export const environment = serviceEnvironment.extend({
  GUEST_ACCESS: flag(false).describe('Permite usar o produto sem login, como visitante por 24 horas.'),
  WELCOME_CREDITS: z.coerce.number().int().min(0).default(20).describe('Créditos de boas-vindas de uma conta nova.'),
  SESSION_IDLE_HOURS: z.coerce.number().min(1).max(168).default(24).describe('Horas sem uso até a sessão terminar.'),
  TERMS_VERSION: z.string().default('2026-11').describe('Versão dos termos que um cadastro aceita.'),
  DEMO_ACCOUNTS: z
    .string()
    .default('[]')
    .transform(readDemoAccounts)
    .describe('Contas de demonstração (JSON) que passam a existir na partida; só o perfil embutido as dá.'),
  DATA_KEY: secretKeys.describe(
    'Chave AES-256 (32 bytes em base64url) que cifra segredos guardados, como o da verificação em duas etapas.',
  ),
  ERASE_AFTER_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe('Dias entre a desativação de uma conta e o apagamento dos dados pessoais.'),
  ADMIN_SECOND_FACTOR_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(365)
    .default(14)
    .describe('Dias que um administrador tem para ativar a verificação em duas etapas; depois, o painel fica fechado.'),
  EXPIRY_ROUND_SECONDS: z.coerce
    .number()
    .min(1)
    .max(86_400)
    .default(600)
    .describe('De quanto em quanto tempo sessões, visitantes e contas vencidas são apagados.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Login com Google: o client id do aplicativo (OpenID Connect).'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('Login com Facebook: o id do aplicativo (OpenID Connect).'),
  APPLE_CLIENT_ID: z.string().optional().describe('Login com Apple: o Services ID (OpenID Connect).'),
  SOCIAL_ENDPOINTS: z
    .string()
    .default('{}')
    .transform(readSocialEndpoints)
    .describe(
      'Outros endereços de um provedor (JSON): {"google": {"issuer", "jwksUrl", "authorizationUrl"}}. Para testes e proxies.',
    ),
});

export type AuthEnvironment = z.output<typeof environment>;
