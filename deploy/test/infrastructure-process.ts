/** A starter of the embedded Postgres and Redis for the tests to kill: prints their addresses and waits. */
import { startPostgres } from '../embedded/postgres.ts';
import { startRedis } from '../embedded/redis.ts';

const dataDir = process.argv[2] ?? '';
const report = () => undefined;
const postgres = await startPostgres({ dataDir, report });
const redis = await startRedis({ dataDir, report });
process.stdout.write(`${JSON.stringify({ postgres: postgres.url, redis: redis.url })}\n`);
process.stdin.resume();
