/**
 * `npm run dead-letters`: lists the messages of every service without attempts left.
 * `npm run dead-letters -- replay <service> [id]`: adds them to their queues again, each once.
 * `npm run dead-letters -- dismiss <service> <id> <reason>`: marks one as not needed.
 * Connects to DATABASE_URL and REDIS_URL, or to the embedded ones of SEFIRA_DATA_DIR.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findServiceSchemas, type ServiceSchema } from '@sefira/database/service-schema';
import { runningInfrastructure } from '@sefira/embedded/running';
import { dismissDeadLetter, listDeadLetters, replayDeadLetters } from '@sefira/messaging/dead-letters/dead-letters';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import pg from 'pg';
import { readSettings } from '../launcher/config.ts';
import { administratorUrls } from './administrator-urls.ts';
import { runCommand } from './run-command.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { positionals } = parseArgs({ allowPositionals: true });
const [action = 'list', only, id, ...words] = positionals;
const reason = words.join(' ');

const settings = readSettings(process.env);

/** The database of a service. */
type PoolOf = (schema: string) => pg.Pool;

async function list(poolOf: PoolOf, services: readonly ServiceSchema[]): Promise<void> {
  for (const { service, schema } of services) {
    const letters = await listDeadLetters(poolOf(schema), schema);
    console.log(`${service}: ${letters.length === 0 ? 'nenhuma' : letters.length}`);
    for (const letter of letters) {
      console.log(
        `  ${letter.id}  ${letter.failed_at.toISOString()}  ${letter.name} (${letter.message_id})  ${letter.reason}`,
      );
    }
  }
}

async function replay(poolOf: PoolOf, services: readonly ServiceSchema[], url: string): Promise<void> {
  const logger = createLogger({ service: 'dead-letters', level: settings.LOG_LEVEL });
  const queueUrl = process.env.QUEUE_REDIS_URL ?? url;
  const redis = openRedis({ url: queueUrl, name: 'dead-letters', logger, use: 'queue' });
  const queuePrefix = process.env.QUEUE_PREFIX ?? 'sefira';
  for (const { service, schema } of services) {
    const replayed = await replayDeadLetters({
      pool: poolOf(schema),
      schema,
      redis,
      queuePrefix,
      logger,
      ...(id ? { id } : {}),
    });
    console.log(`${service}: ${replayed} de volta à fila`);
  }
  await closeRedis(redis);
}

async function dismiss(poolOf: PoolOf, services: readonly ServiceSchema[], letter: string): Promise<void> {
  for (const { service, schema } of services) {
    const isDismissed = await dismissDeadLetter(poolOf(schema), schema, letter, reason);
    console.log(`${service}: ${isDismissed ? 'dispensada' : 'nenhuma mensagem com esse id espera'}`);
  }
}

async function run(): Promise<void> {
  const services = (await findServiceSchemas(root)).filter(({ service }) => only === undefined || service === only);
  if (services.length === 0) throw new Error(`Serviço desconhecido: ${only}`);
  const { DATABASE_URL, REDIS_URL, SEFIRA_DATA_DIR } = settings;
  const { databaseUrl, redisUrl } =
    DATABASE_URL && REDIS_URL
      ? { databaseUrl: DATABASE_URL, redisUrl: REDIS_URL }
      : await runningInfrastructure(SEFIRA_DATA_DIR);
  const urlOf = await administratorUrls(process.env, async () => databaseUrl);
  const pools = new Map(
    services.map(({ schema }) => [schema, new pg.Pool({ connectionString: urlOf(schema), max: 2 })]),
  );
  const poolOf: PoolOf = (schema) => {
    const pool = pools.get(schema);
    if (pool === undefined) throw new Error(`no database of ${schema}`);
    return pool;
  };
  try {
    if (action === 'list') await list(poolOf, services);
    else if (action === 'replay' && only !== undefined) await replay(poolOf, services, redisUrl);
    else if (action === 'dismiss' && only !== undefined && id !== undefined && reason)
      await dismiss(poolOf, services, id);
    else {
      throw new Error(
        'Uso: npm run dead-letters -- [list [serviço]] | replay <serviço> [id] | dismiss <serviço> <id> <motivo>',
      );
    }
  } finally {
    await Promise.all([...pools.values()].map((pool) => pool.end()));
  }
}

await runCommand(run);
