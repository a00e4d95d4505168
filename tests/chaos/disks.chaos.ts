/**
 * The disk of PostgreSQL full, then those of Redis and of the archive, while accounts are registered (docs/goals.md S34,
 * docs/runbooks/incidents.md): `node tests/chaos/disks.chaos.ts [seconds of each]`, 60 by default. Each has a small file
 * system of its own, so it takes root on Linux.
 */
import { chmod, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { repository } from '@sefira/testing/database-template';
import { Redis } from 'ioredis';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { deadLetterFigure, registerDuring, registrationFigures, registrationParts } from './support/registrations.ts';
import { openSmallDisk } from './support/small-disk.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const databaseMegabytes = 1024;
const redisMegabytes = 64;
const archiveMegabytes = 64;
/** PostgreSQL attempts a refused segment again each minute. */
const archiveMilliseconds = 150_000;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-disks-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const databaseDisk = opened.use(await openSmallDisk(dataDir, databaseMegabytes));
const redisDisk = opened.use(await openSmallDisk(path.join(dataDir, 'redis'), redisMegabytes));
const archive = path.join(dataDir, 'archive');
const archiveDisk = opened.use(await openSmallDisk(archive, archiveMegabytes));
if (databaseDisk === null || redisDisk === null || archiveDisk === null)
  throw new Error('a file system can be mounted by root on Linux only');
const product = opened.use(
  await startProductProcesses({
    only: registrationParts,
    hasOwnStores: true,
    dataDir,
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
  }),
);
const { stores, databaseUrl, redisUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
pool.on('error', () => undefined);
opened.defer(() => pool.end());
const redis = new Redis(redisUrl);
opened.defer(() => redis.disconnect());

const ofDatabase = await registerDuring(product, async () => {
  await databaseDisk.fill();
  console.log('disk of PostgreSQL full');
  await wait(seconds * 1000);
  await databaseDisk.free();
  // Without space for its log PostgreSQL ends; the operator starts it again.
  await stores.killPostgres();
});
let persistence = '';
const ofRedis = await registerDuring(product, async () => {
  await redisDisk.fill();
  console.log('disk of Redis full');
  await wait(seconds * 1000);
  persistence = await redis.info('persistence');
  await redisDisk.free();
});

/** As docker-compose.yml archives with POSTGRES_ARCHIVE_MODE=on. */
async function startArchive(): Promise<void> {
  const script = path.join(archive, 'point-in-time.sh');
  await copyFile(path.join(repository, 'deploy/docker/point-in-time.sh'), script);
  await chmod(archive, 0o777);
  await pool.query('ALTER SYSTEM SET archive_mode = on');
  await pool.query(`ALTER SYSTEM SET archive_command = 'ARCHIVE_DIR=${archive} sh ${script} keep %p %f'`);
  await stores.killPostgres();
}

const archiveMetric = async () => {
  const metrics = await (await fetch(`${product.urlOf('auth-1')}/metrics`)).text();
  return Number(/^sefira_database_archive_failing\S* (\d)/m.exec(metrics)?.[1]);
};
const waitingSegments = async () => {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_ls_archive_statusdir() WHERE name LIKE '%.ready'`,
  );
  return rows[0]?.count ?? 0;
};

await startArchive();
let reported = Number.NaN;
const ofArchive = await registerDuring(product, async () => {
  await archiveDisk.fill();
  console.log('disk of the archive full');
  await pool.query('SELECT pg_switch_wal()');
  await wait(seconds * 1000);
  reported = await archiveMetric();
  await archiveDisk.free();
});
for (const limit = Date.now() + archiveMilliseconds; (await waitingSegments()) > 0 && Date.now() < limit; )
  await wait(1000);

reportFigures([
  ...(await registrationFigures(product, `disk of PostgreSQL full for ${seconds} s`, ofDatabase)),
  {
    line: '',
    what: 'Redis could not write its file meanwhile (1)',
    value: Number(persistence.includes('aof_last_write_status:err')),
    unit: '',
    goal: { rule: '=', value: 1 },
  },
  ...(await registrationFigures(product, `disk of Redis full for ${seconds} s`, ofRedis)),
  {
    line: '',
    what: 'archive reported as failing meanwhile (1)',
    value: reported,
    unit: '',
    goal: { rule: '=', value: 1 },
  },
  ...(await registrationFigures(product, `disk of the archive full for ${seconds} s`, ofArchive)),
  {
    line: 'S34',
    what: 'segments not archived, or still reported as refused, with room again',
    value: (await waitingSegments()) + (await archiveMetric()),
    unit: '',
    goal: { rule: '=', value: 0 },
  },
  await deadLetterFigure(product),
]);
