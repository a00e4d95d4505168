/**
 * `npm run dead-letters`: lists the messages that failed for good, of every service.
 * `npm run dead-letters -- replay <service> [id]`: puts them back on their queues, each once.
 * Talks to DATABASE_URL and REDIS_URL, or to the embedded ones of SEFIRA_DATA_DIR.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findServiceSchemas } from '@sefira/database/service-schema';
import { listDeadLetters, replayDeadLetters } from '@sefira/messaging/dead-letters';
import { createLogger } from '@sefira/platform/logger';
import { closeRedis, openRedis } from '@sefira/platform/redis';
import pg from 'pg';
import { readSettings } from './config.ts';
import { runningInfrastructure } from './embedded/running.ts';

const root = path.resolve(import.meta.dirname, '..');
const { positionals } = parseArgs({ allowPositionals: true });
const [action = 'list', only, id] = positionals;

const settings = readSettings(process.env);
const embedded =
  settings.DATABASE_URL && settings.REDIS_URL ? undefined : await runningInfrastructure(settings.SEFIRA_DATA_DIR);
const pool = new pg.Pool({ connectionString: settings.DATABASE_URL ?? embedded?.databaseUrl, max: 2 });
const services = (await findServiceSchemas(root)).filter(({ service }) => only === undefined || service === only);

async function list(): Promise<void> {
  for (const { service, schema } of services) {
    const letters = await listDeadLetters(pool, schema);
    console.log(`${service}: ${letters.length === 0 ? 'nenhuma' : letters.length}`);
    for (const letter of letters) {
      console.log(
        `  ${letter.id}  ${letter.failed_at.toISOString()}  ${letter.name} (${letter.message_id})  ${letter.reason}`,
      );
    }
  }
}

async function replay(): Promise<void> {
  const logger = createLogger({ service: 'dead-letters', level: settings.LOG_LEVEL });
  const url = settings.REDIS_URL ?? embedded?.redisUrl ?? '';
  const redis = openRedis({ url, name: 'dead-letters', logger, use: 'queue' });
  const queuePrefix = process.env.QUEUE_PREFIX ?? '{sefira}';
  for (const { service, schema } of services) {
    const replayed = await replayDeadLetters({ pool, schema, redis, queuePrefix, ...(id ? { id } : {}) });
    console.log(`${service}: ${replayed} de volta à fila`);
  }
  await closeRedis(redis);
}

try {
  if (services.length === 0) throw new Error(`Serviço desconhecido: ${only}`);
  if (action === 'list') await list();
  else if (action === 'replay' && only !== undefined) await replay();
  else throw new Error('Uso: npm run dead-letters -- [list [serviço]] | replay <serviço> [id]');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await pool.end();
}
