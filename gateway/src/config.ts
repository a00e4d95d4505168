import { processEnvironment, redisRoles } from '@sefira/platform/configuration/configuration';
import { redisUrl } from '@sefira/platform/redis/redis-address';
import * as z from 'zod';

const addresses = z
  .string()
  .transform((value) => value.split(',').map((address) => address.trim()))
  .pipe(z.array(z.url()).min(1));

export const environment = processEnvironment.omit({ IDENTITY_JWKS: true }).extend({
  REDIS_URL: redisUrl.describe('Redis das sessões em cache e dos limites de chamadas.'),
  ...redisRoles,
  IDENTITY_PRIVATE_JWK: z
    .string()
    .describe('Chave privada Ed25519 (JWK, kid "gateway…") que assina a identidade interna.'),
  PUBLIC_URL: z.url().describe('Endereço público do produto, como o navegador o vê.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('Endereços ou redes (CIDR), separados por vírgula, dos balanceadores cujo X-Forwarded-For vale.'),
  FRONTEND_DIR: z.string().describe('Pasta do front-end compilado.'),
  UPSTREAM_TIMEOUT_SECONDS: z.coerce.number().min(1).max(120).default(30).describe('Espera máxima por um serviço.'),
  UPSTREAM_CONNECTIONS: z.coerce.number().int().min(1).max(1024).default(64).describe('Conexões abertas por serviço.'),
  UPSTREAM_WAITING_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(512)
    .describe('Mais as das chamadas que esperam a vez, como logins e PDFs, por serviço.'),
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
  CONCURRENT_WORK_PER_PERSON: z.coerce
    .number()
    .int()
    .min(1)
    .default(60)
    .describe(
      'Custo dos pedidos demorados de uma pessoa ao mesmo tempo em cada gateway (PDF 10, grupo 20); um visitante tem a metade.',
    ),
  PAYMENT_SANDBOX_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Endereço do provedor de testes (deploy/payment-sandbox), como o navegador o vê. Nunca em produção.'),
  MERCADO_PAGO_PUBLIC_KEY: z
    .string()
    .min(10)
    .optional()
    .describe('Chave pública do Mercado Pago, com que o navegador troca o cartão por um token.'),
  SOCKETS_PER_ADDRESS: z.coerce
    .number()
    .int()
    .min(1)
    .default(100)
    .describe('Conexões em tempo real abertas ao mesmo tempo por endereço de rede, em cada gateway.'),
  ADMIN_CONFIG_URL: addresses.describe('Endereço(s) do serviço admin-config.'),
  AUTH_URL: addresses.describe('Endereço(s) do serviço auth, separados por vírgula.'),
  USER_URL: addresses.describe('Endereço(s) do serviço user.'),
  NUMEROLOGY_URL: addresses.describe('Endereço(s) do serviço numerology.'),
  REPORTS_URL: addresses.describe('Endereço(s) do serviço reports.'),
  BILLING_URL: addresses.describe('Endereço(s) do serviço billing.'),
  CHAT_URL: addresses.describe('Endereço(s) do serviço chat, também das conexões em tempo real.'),
  CONTENT_URL: addresses.describe('Endereço(s) do serviço content.'),
  RESELLER_URL: addresses.describe('Endereço(s) do serviço reseller.'),
});

export type GatewayEnvironment = z.output<typeof environment>;
