import { flag, serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';

export const environment = serviceEnvironment.extend({
  AUTH_URL: z.string().describe('Endereço(s) interno(s) do serviço auth.'),
  USER_URL: z.string().describe('Endereço(s) interno(s) do serviço user.'),
  NUMEROLOGY_URL: z.string().describe('Endereço(s) interno(s) do serviço numerology.'),
  CHAT_URL: z.string().describe('Endereço(s) interno(s) do serviço chat.'),
  CONTENT_URL: z.string().describe('Endereço(s) interno(s) do serviço content.'),
  BILLING_URL: z.string().describe('Endereço(s) interno(s) do serviço billing.'),
  REPORTS_URL: z.string().describe('Endereço(s) interno(s) do serviço reports, que imprime os PDFs.'),
  RESELLER_URL: z.string().describe('Endereço(s) interno(s) do serviço reseller.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  DATA_KEY: secretKeys.describe('Chave AES-256 (32 bytes em base64url) que cifra segredos guardados.'),
  AUDIT_KEY: secretKeys.describe(
    'Chave (32 bytes em base64url) da cadeia de auditoria: quem não a tem não escreve nela. Depois de uma troca, a nova e as de antes, com vírgulas.',
  ),
  AUDIT_SIGNING_JWK: z
    .string()
    .describe('Chave privada (JWK Ed25519, JSON) que assina os pontos de controle da auditoria.'),
  AUDIT_CHECKPOINT_DIR: z
    .string()
    .describe('Pasta fora do banco, comum às réplicas, dos pontos de controle assinados da auditoria.'),
  ALERT_INSIDE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .describe(
      'Máquinas da rede interna que podem receber os avisos da administração, com vírgulas; fora delas, só endereços públicos.',
    ),
  // Presets that other services use until an administrator changes them; shown here.
  GUEST_ACCESS: flag(false).describe('Permite usar o produto sem login, como visitante por 24 horas.'),
  CONTACT_CHANNELS: flag(false).describe(
    'Mostra no rodapé o telefone e as redes sociais que a administração preencheu.',
  ),
  WELCOME_CREDITS: z.coerce.number().int().min(0).default(20).describe('Créditos de boas-vindas de uma conta nova.'),
  LOW_CREDITS: z.coerce.number().int().min(0).default(5).describe('Abaixo deste saldo a pessoa é avisada, uma vez.'),
  SESSION_IDLE_HOURS: z.coerce.number().min(1).max(168).default(24).describe('Horas sem uso até a sessão terminar.'),
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
  TERMS_VERSION: z.string().default('2026-11').describe('Versão dos termos que um cadastro aceita.'),
  RATE_LIMIT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(600)
    .describe('Chamadas por minuto de uma sessão (ou de um endereço sem sessão), somadas em todos os gateways.'),
  GUEST_RATE_LIMIT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .default(120)
    .describe('Chamadas por minuto de um visitante sem conta.'),
});

export type AdminEnvironment = z.output<typeof environment>;
