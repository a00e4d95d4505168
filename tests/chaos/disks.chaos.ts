/**
 * The disk of PostgreSQL full, then that of Redis, while accounts are registered (docs/goals.md S34,
 * docs/runbooks/incidents.md): `node tests/chaos/disks.chaos.ts [seconds of each]`, 60 by default. Each has a small file
 * system of its own, so it takes root on Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import { reportFigures } from '../suites/figures.ts';
import { deadLetterFigure, registerDuring, registrationFigures, registrationParts } from './support/registrations.ts';
import { openSmallDisk } from './support/small-disk.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const databaseMegabytes = 1024;
const redisMegabytes = 64;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-disks-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const databaseDisk = opened.use(await openSmallDisk(dataDir, databaseMegabytes));
const redisDisk = opened.use(await openSmallDisk(path.join(dataDir, 'redis'), redisMegabytes));
if (databaseDisk === null || redisDisk === null) throw new Error('a file system can be mounted by root on Linux only');
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
const { stores, redisUrl } = product.infrastructure;
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
  await deadLetterFigure(product),
]);
