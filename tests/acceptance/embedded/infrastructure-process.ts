/** A starter of the embedded Postgres and Redis for the tests to kill: prints their addresses and waits. */
import { startPostgres } from '@sefira/embedded/postgres';
import { startRedis } from '@sefira/embedded/redis';
import { openSecrets } from '@sefira/embedded/secrets';

const dataDir = process.argv[2] ?? '';
const options = { dataDir, report: () => undefined, secrets: await openSecrets({ dataDir }) };
const postgres = await startPostgres(options);
const redis = await startRedis(options);
process.stdout.write(`${JSON.stringify({ postgres: postgres.url, redis: redis.url })}\n`);
process.stdin.resume();
