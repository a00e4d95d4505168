/**
 * The disk of PostgreSQL full, then that of Redis, while accounts are registered (docs/goals.md S34,
 * docs/runbooks/incidents.md): `node tests/chaos/disks.chaos.ts [seconds of each]`, 60 by default. Each has a small file
 * system of its own, so it takes root on Linux.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { openSmallDisk } from './support/small-disk.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const databaseMegabytes = 1024;
const redisMegabytes = 64;
const clients = 4;
const calmMilliseconds = 3000;
const limitMilliseconds = 180_000;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-disks-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const databaseDisk = opened.use(await openSmallDisk(dataDir, databaseMegabytes));
const redisDisk = opened.use(await openSmallDisk(path.join(dataDir, 'redis'), redisMegabytes));
if (databaseDisk === null || redisDisk === null) throw new Error('a file system can be mounted by root on Linux only');
const product = opened.use(
  await startProductProcesses({
    only: ['gateway', 'auth', 'user'],
    hasOwnStores: true,
    dataDir,
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
  }),
);
const { stores, databaseUrl, redisUrl } = product.infrastructure;
const redis = new Redis(redisUrl);
opened.defer(() => redis.disconnect());

interface Outcome {
  readonly acknowledged: string[];
  readonly wrong: string[];
  refused: number;
}

async function register(outcome: Outcome): Promise<void> {
  const email = `${randomUUID()}@sefira.test`;
  const address = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  const response = await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    signal: AbortSignal.timeout(60_000),
    body: JSON.stringify({ name: 'Ana Célia', email, password: 'Cobre lilás 71', birthDate: '1955-11-29' }),
  });
  const text = await response.text();
  if (response.status === 201) outcome.acknowledged.push(email);
  else if (response.status === 503 && text.includes('"success":false')) outcome.refused += 1;
  else outcome.wrong.push(`${response.status} ${text.slice(0, 200)}`);
}

/** Registers accounts before, during and after the outage. */
async function registerDuring(outage: () => Promise<void>): Promise<Outcome> {
  const outcome: Outcome = { acknowledged: [], wrong: [], refused: 0 };
  const isOver = { value: false };
  const working = Array.from({ length: clients }, async () => {
    while (!isOver.value) {
      await register(outcome);
      await wait(50);
    }
  });
  await wait(calmMilliseconds);
  await outage();
  await wait(calmMilliseconds);
  isOver.value = true;
  await Promise.all(working);
  if (outcome.wrong.length > 0) console.log(outcome.wrong.slice(0, 3).join('\n'));
  return outcome;
}

const ofDatabase = await registerDuring(async () => {
  await databaseDisk.fill();
  console.log('disk of PostgreSQL full');
  await wait(seconds * 1000);
  await databaseDisk.free();
  // Without space for its log PostgreSQL ends; the operator starts it again.
  await stores.killPostgres();
});
let persistence = '';
const ofRedis = await registerDuring(async () => {
  await redisDisk.fill();
  console.log('disk of Redis full');
  await wait(seconds * 1000);
  persistence = await redis.info('persistence');
  await redisDisk.free();
});

const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
opened.defer(() => pool.end());
async function count(statement: string, ...values: unknown[]): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${statement}`, values);
  return rows[0]?.count ?? 0;
}
const withoutEffect = `auth.account WHERE email = ANY($1)
  AND NOT EXISTS (SELECT FROM "user".profile WHERE profile.user_id = account.id)`;
async function lostOf({ acknowledged }: Outcome): Promise<number> {
  const limit = Date.now() + limitMilliseconds;
  while ((await count(withoutEffect, acknowledged)) > 0 && Date.now() < limit) await wait(250);
  const stored = await count('auth.account WHERE email = ANY($1)', acknowledged);
  return acknowledged.length - stored + (await count(withoutEffect, acknowledged));
}
const lostByDatabase = await lostOf(ofDatabase);
const lostByRedis = await lostOf(ofRedis);
const dead = (await count('auth.dead_letter')) + (await count('"user".dead_letter'));

const none = { rule: '=', value: 0 } as const;
const figuresOf = (disk: string, { acknowledged, wrong, refused }: Outcome, lost: number) => [
  {
    line: '',
    what: `accounts registered, disk of ${disk} full for ${seconds} s`,
    value: acknowledged.length,
    unit: '',
  },
  { line: '', what: `refused with 503 in form, disk of ${disk} full`, value: refused, unit: '' },
  { line: 'S34', what: `other failures, disk of ${disk} full`, value: wrong.length, unit: '', goal: none },
  { line: 'S34', what: `accounts or events lost, disk of ${disk} full`, value: lost, unit: '', goal: none },
];
reportFigures([
  ...figuresOf('PostgreSQL', ofDatabase, lostByDatabase),
  {
    line: '',
    what: 'Redis could not write its file meanwhile (1)',
    value: Number(persistence.includes('aof_last_write_status:err')),
    unit: '',
    goal: { rule: '=', value: 1 },
  },
  ...figuresOf('Redis', ofRedis, lostByRedis),
  { line: 'S34', what: 'dead letters, disks full', value: dead, unit: '', goal: none },
]);
