/**
 * Acknowledged jobs while Redis is killed, and while it loses its data (docs/goals.md S19,
 * docs/decisions/0028-queues-when-redis-is-lost.md): `node tests/chaos/redis.chaos.ts [reports]`. Reports are queued
 * for one worker; Redis is killed, and then killed and emptied.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSecrets } from '@sefira/embedded/secrets';
import { queueKeyPrefix } from '@sefira/messaging/open-queue';
import { jobQueueName } from '@sefira/messaging/queue-settings';
import { openStores } from '@sefira/product/stores';
import { Redis } from 'ioredis';
import { reportFigures } from '../suites/figures.ts';
import { startReportsProcesses } from './reports/reports-processes.ts';

const [reports = 60] = process.argv.slice(2).map(Number);
const rebuiltWithin = 30;
const timeoutMilliseconds = 90_000;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-redis-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const secrets = await openSecrets({ dataDir });
const stores = opened.use(await openStores({ dataDir, report: () => undefined, secrets }));
const stage = opened.use(await startReportsProcesses(stores, 0));
const redis = new Redis(stores.redisUrl, { maxRetriesPerRequest: null });
redis.on('error', () => undefined);
opened.defer(() => redis.disconnect());

/** Jobs that wait for a worker or have one, as BullMQ keeps them. */
async function jobs(): Promise<number> {
  const queue = jobQueueName('reports.render');
  const name = `${queueKeyPrefix(stage.queuePrefix, queue)}:${queue}`;
  const counts = await Promise.all([
    ...['wait', 'active', 'paused'].map((list) => redis.llen(`${name}:${list}`)),
    ...['prioritized', 'delayed'].map((set) => redis.zcard(`${name}:${set}`)),
  ]);
  return counts.reduce((sum, count) => sum + count, 0);
}
const stored = () => stage.count("document WHERE state = 'stored'");
/** Reports that are neither made nor on the queue. */
const missing = async () => Math.max(0, reports - (await jobs()) - (await stored()));
async function untilNoneMissing(): Promise<number> {
  const began = performance.now();
  while ((await missing()) > 0 && performance.now() - began < timeoutMilliseconds) await wait(100);
  return (performance.now() - began) / 1000;
}

const worker = opened.use(await stage.startWorker(1));
const people = Array.from({ length: 6 }, () => randomUUID());
const asked = await Promise.all(
  Array.from({ length: reports }, (_, index) => stage.ask(people[index % people.length] ?? '', index)),
);
await untilNoneMissing();
// The append-only file is synced every second: what was acknowledged before that is in it.
await wait(1500);
await stores.killRedis();
const afterKill = await missing();
await stores.killRedis({ withFile: false });
const afterWipe = await missing();
const rebuilt = await untilNoneMissing();
await stage.waitUntilIdle();
await worker.kill();
const lost = reports - (await stored());
const none = { rule: '=', value: 0 } as const;
reportFigures([
  { line: '', what: 'reports asked for', value: asked.length, unit: '' },
  {
    line: 'S19',
    what: 'calls refused',
    value: asked.filter(({ status }) => status >= 400).length,
    unit: '',
    goal: none,
  },
  { line: 'S19', what: 'jobs lost, Redis killed', value: afterKill, unit: '', goal: none },
  { line: '', what: 'jobs gone right after Redis was wiped', value: afterWipe, unit: '' },
  {
    line: 'S19',
    what: 'from a wiped Redis until every report had its job again',
    value: rebuilt,
    unit: 's',
    goal: { rule: '≤', value: rebuiltWithin },
  },
  { line: 'S19', what: 'reports lost after all', value: lost, unit: '', goal: none },
]);
