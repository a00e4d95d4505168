import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { secretKeys } from '../identity/key-ring.ts';
import { redisUrl } from '../redis/redis-address.ts';
import { tracingEnvironment } from '../telemetry/tracing.ts';

/** A process that cannot start because of its settings; `problems` name variables, never values. */
export class ConfigurationError extends Error {
  /** sysexits EX_CONFIG. */
  static readonly exitCode = 78;
  readonly problems: readonly string[];

  constructor(owner: string, problems: readonly string[]) {
    super(`${owner}: configuração inválida\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

/**
 * Reads and validates an environment against a schema. `NAME_FILE` gives the value of `NAME` from a file (secrets).
 * All problems are reported at once.
 * @throws ConfigurationError
 */
export function readConfiguration<Schema extends z.ZodObject>(
  owner: string,
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<Schema> {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of Object.keys(schema.shape)) {
    try {
      const value = readVariable(name, environment);
      if (value !== undefined) values[name] = value;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  const parsed = schema.safeParse(values);
  if (parsed.success && problems.length === 0) return parsed.data;
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path.join('.');
    problems.push(`${name}: ${values[name] === undefined ? 'não definido' : 'valor inválido'} (${issue.message})`);
  }
  throw new ConfigurationError(owner, problems);
}

function readVariable(name: string, environment: Readonly<Record<string, string | undefined>>): string | undefined {
  const direct = environment[name];
  const file = environment[`${name}_FILE`];
  if (!file) return direct === '' ? undefined : direct;
  if (direct) throw new Error(`${name} e ${name}_FILE estão ambos definidos; use um só`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`${name}_FILE não pôde ser lido`, { cause: error });
  }
}

/** `true`/`false` as a variable. */
export function flag(preset: boolean) {
  return z
    .enum(['true', 'false'])
    .default(preset ? 'true' : 'false')
    .transform((value) => value === 'true');
}

const ownRedis = redisUrl.optional();

/** Servers of their own for roles of Redis that every part has; see `redisUrlOf`. */
export const redisRoles = {
  CACHE_REDIS_URL: ownRedis.describe('Redis só de caches e limites; sem ele, REDIS_URL.'),
  PUBSUB_REDIS_URL: ownRedis.describe('Redis só dos avisos entre processos; sem ele, REDIS_URL.'),
};

interface RedisSettings {
  readonly REDIS_URL: string;
  readonly CACHE_REDIS_URL?: string | undefined;
  readonly PUBSUB_REDIS_URL?: string | undefined;
  readonly QUEUE_REDIS_URL?: string | undefined;
}

/** Address of the Redis of a role: its own, else `REDIS_URL`. */
export function redisUrlOf(settings: RedisSettings, role: 'CACHE' | 'PUBSUB' | 'QUEUE'): string {
  return settings[`${role}_REDIS_URL`] ?? settings.REDIS_URL;
}

/** Variables that every process has. */
export const processEnvironment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production').describe('Modo do processo.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Menor nível que vai para o registro (JSON na saída padrão).'),
  HOST: z.string().default('127.0.0.1').describe('Endereço em que o processo escuta.'),
  PORT: z.coerce.number().int().min(0).max(65535).default(0).describe('Porta HTTP; 0 escolhe uma livre.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(120)
    .default(1.5)
    .describe('Espera entre /readyz virar 503 e o fechamento, para o balanceador notar.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      'Senha (Authorization: Bearer) com que o Prometheus lê /metrics; sem ela, só a própria máquina as lê, e no gateway ninguém.',
    ),
  IDENTITY_JWKS: z.string().describe('Chaves públicas (JWKS, JSON) de quem pode assinar a identidade interna.'),
  ...tracingEnvironment,
});

/** Variables of a service with a database and events. */
export const serviceEnvironment = processEnvironment.extend({
  ROLE: z
    .enum(['http', 'worker', 'all'])
    .default('all')
    .describe('O que o processo faz: atender chamadas, trabalhar filas, ou ambos.'),
  DATABASE_URL: z.url().describe('PostgreSQL com o papel próprio do serviço.'),
  DATABASE_LISTEN_NAME: z
    .string()
    .optional()
    .describe(
      'Atrás de um PgBouncer por transação: o nome, no mesmo endereço, com que ele mantém a sessão (pool_mode=session), para LISTEN.',
    ),
  DATABASE_REPLICA_URL: z
    .url()
    .optional()
    .describe(
      'Uma réplica de leitura: listas longas e somas, que podem estar uns instantes atrás, e as listas de cada pessoa, que têm tudo o que ela gravou; sem ela, o próprio banco.',
    ),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10).describe('Conexões abertas por processo.'),
  REDIS_URL: redisUrl.describe(
    'Redis das filas e dos caches, com noeviction e AOF: redis://, redis+sentinel:// ou redis+cluster://.',
  ),
  ...redisRoles,
  QUEUE_REDIS_URL: ownRedis.describe('Redis só das filas, com noeviction e AOF; sem ele, REDIS_URL.'),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[\w-]+$/, 'letras, números, - e _')
    .default('sefira')
    .describe('Prefixo das chaves das filas, o mesmo em todos os serviços; cada fila tem o seu slot num cluster.'),
  MESSAGE_KEY: secretKeys.describe(
    'Chave AES-256 que cifra o conteúdo dos eventos enquanto passam pelo Redis; numa troca, várias com vírgulas.',
  ),
});
