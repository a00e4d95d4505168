import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { redisUrl } from '@sefira/platform/redis/redis-address';
import * as z from 'zod';

/** Variables of the commands that start the whole product on one machine. What they leave out is brought up embedded. */
export const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080).describe('Porta pública do produto.'),
  HOST: z
    .string()
    .optional()
    .describe(
      'Endereço em que o produto escuta; sem ela, todos na demonstração, e só 127.0.0.1 com pagamentos de verdade ou endereço público.',
    ),
  SEFIRA_DATA_DIR: z
    .string()
    .default('.data')
    .describe('Pasta de tudo que o perfil embutido guarda: banco, filas, PDFs, e-mails e segredos.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('PostgreSQL 18 próprio, com um papel que cria esquemas e papéis; sem ela, o embutido.'),
  REDIS_URL: redisUrl
    .optional()
    .describe('Redis próprio, só, com sentinelas ou em cluster (noeviction e AOF); sem ela, o embutido.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Servidor de e-mail; sem ela, uma caixa de correio local que só mostra as mensagens.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Endereço público do produto, como o navegador o vê; sem ela, http://localhost e a porta.'),
  PAYMENT_SANDBOX_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Provedor de testes próprio; sem ela e sem Mercado Pago, o embutido, que não cobra ninguém.'),
  MERCADO_PAGO_ACCESS_TOKEN: z.string().optional().describe('Com ele, os pagamentos são de verdade.'),
  CHROMIUM_PATH: z.string().optional().describe('Chromium que imprime os PDFs; sem ela, o que vem empacotado.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('Menor nível que vai para o registro (JSON na saída padrão).'),
});

export type Settings = z.output<typeof environment>;

/** The product's address as browsers see it. */
export function publicUrlOf({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}

/** Reads the operator's variables. @throws ConfigurationError */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  return readConfiguration('sefira', environment, variables);
}
