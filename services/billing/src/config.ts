import { serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { secretKey, secretKeys } from '@sefira/platform/identity/key-ring';
import * as z from 'zod';

const secrets = z
  .string()
  .transform((value) => value.split(',').map((secret) => secret.trim()))
  .pipe(z.array(z.string().min(16)).min(1));

export const environment = serviceEnvironment.extend({
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('Endereço público do produto, para os avisos dos provedores.'),
  REPORTS_URL: z.url().describe('Endereço interno do serviço reports, que imprime os recibos.'),
  IDENTITY_PRIVATE_JWK: z.string().describe('Chave privada (JWK Ed25519, JSON) com que este serviço assina chamadas.'),
  WELCOME_CREDITS: z.coerce.number().int().min(0).default(20).describe('Créditos de boas-vindas de uma conta nova.'),
  LOW_CREDITS: z.coerce.number().int().min(0).default(5).describe('Abaixo deste saldo a pessoa é avisada, uma vez.'),
  PAYER_KEY: secretKeys.describe(
    'Chave AES-256 que cifra nome, e-mail e CPF dos pedidos e o cartão salvo no provedor.',
  ),
  LIKENESS_KEY: secretKey
    .optional()
    .describe(
      'Chave das marcas por que se nota o mesmo documento ou cartão, a mesma de reseller; sem ela, MESSAGE_KEY.',
    ),
  PAYMENT_SANDBOX_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Endereço do provedor de testes (deploy/payment-sandbox), como o navegador o vê. Nunca em produção.'),
  PAYMENT_SANDBOX_KEY: secretKey
    .optional()
    .describe('Segredo comum com o provedor de testes: abre sua API e assina seus avisos.'),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().min(10).optional().describe('Token de acesso da conta do Mercado Pago.'),
  MERCADO_PAGO_PUBLIC_KEY: z
    .string()
    .min(10)
    .optional()
    .describe('Chave pública do Mercado Pago, com que o navegador troca o cartão por um token.'),
  MERCADO_PAGO_WEBHOOK_SECRETS: secrets
    .optional()
    .describe('Segredo dos avisos do Mercado Pago; dois, separados por vírgula, durante uma troca.'),
  RESERVATION_SWEEP_SECONDS: z.coerce
    .number()
    .min(0.05)
    .default(15)
    .describe('De quanto em quanto tempo as reservas vencidas são desfeitas.'),
  BILLING_SWEEP_SECONDS: z.coerce
    .number()
    .min(0.05)
    .default(600)
    .describe('De quanto em quanto tempo pagamentos são conferidos e planos renovados.'),
});

export type BillingEnvironment = z.output<typeof environment>;
