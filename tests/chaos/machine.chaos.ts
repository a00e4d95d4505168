/**
 * A slow disk, names that do not resolve, and a process out of memory, while accounts are registered (docs/goals.md S34,
 * docs/runbooks/incidents.md): `node tests/chaos/machine.chaos.ts [seconds of each]`, 60 by default.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProductProcesses } from '@sefira/product/product-processes';
import { Redis } from 'ioredis';
import pg from 'pg';
import { reportFigures } from '../suites/figures.ts';
import { deadLetterFigure, registerDuring, registrationFigures, registrationParts } from './support/registrations.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const host = 'stores.test';

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(path.join(tmpdir(), 'sefira-machine-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));
const outageOfNames = path.join(folder, 'no-names');
/** Every process reaches the stores and the other parts by a name; a signal exhausts its memory. */
const faults = `import dns from 'node:dns';
  import { existsSync } from 'node:fs';
  for (const [name, value] of Object.entries(process.env))
    if (name.endsWith('_URL')) process.env[name] = value.replaceAll('127.0.0.1', '${host}');
  const { lookup } = dns;
  dns.lookup = (name, options, done) => {
    if (name !== '${host}') return lookup(name, options, done);
    if (!existsSync(${JSON.stringify(outageOfNames)})) return lookup('127.0.0.1', options, done);
    const error = Object.assign(new Error('getaddrinfo EAI_AGAIN ${host}'), { code: 'EAI_AGAIN', syscall: 'getaddrinfo' });
    process.nextTick(typeof options === 'function' ? options : done, error);
  };
  process.on('SIGUSR2', () => { for (const held = []; ; ) held.push(new Array(1e6).fill(held.length)); });`;
const product = opened.use(
  await startProductProcesses({
    only: registrationParts,
    hasOwnStores: true,
    hasMailbox: false,
    hasSandbox: false,
    hasChromium: false,
    environment: {
      NODE_OPTIONS: `--max-old-space-size=512 --import=data:text/javascript,${encodeURIComponent(faults)}`,
    },
  }),
);
const { databaseUrl, redisUrl } = product.infrastructure;
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
opened.defer(() => pool.end());
const redis = new Redis(redisUrl);
opened.defer(() => redis.disconnect());

/** Each commit waits, as for a disk that takes so long for each sync. */
async function delayCommits(milliseconds: number): Promise<void> {
  await pool.query(`ALTER SYSTEM SET commit_delay = ${milliseconds * 1000}`);
  await pool.query(`ALTER SYSTEM SET commit_siblings = ${milliseconds > 0 ? 0 : 5}`);
  await pool.query('SELECT pg_reload_conf()');
}

/** Open connections do not need names, so they end. */
async function endConnections(): Promise<void> {
  await pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()');
  await redis.call('CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
  await redis.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
}

async function exhaustMemory(name: string): Promise<void> {
  process.kill(product.pidOf(name), 'SIGUSR2');
  await wait((seconds * 1000) / 2);
  await product.replace(name);
}

const slowDisk = await registerDuring(product, async () => {
  await delayCommits(100);
  console.log('each commit takes 100 ms');
  await wait(seconds * 1000);
  await delayCommits(0);
});
const withoutNames = await registerDuring(product, async () => {
  await writeFile(outageOfNames, '');
  await endConnections();
  console.log('names do not resolve');
  await wait(seconds * 1000);
  await rm(outageOfNames);
});
const outOfMemory = await registerDuring(product, async () => {
  console.log('user, then auth out of memory');
  await exhaustMemory('user-1');
  await exhaustMemory('auth-1');
});

reportFigures([
  ...(await registrationFigures(product, `each commit takes 100 ms for ${seconds} s`, slowDisk)),
  ...(await registrationFigures(product, `names do not resolve for ${seconds} s`, withoutNames)),
  ...(await registrationFigures(product, 'user and auth out of memory', outOfMemory)),
  await deadLetterFigure(product),
]);
