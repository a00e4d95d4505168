import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { systemClock } from '@sefira/platform/clock';
import { createIdentitySigner } from '@sefira/platform/identity';
import { createServiceClient, type ServiceClient } from '@sefira/platform/service-client';
import { type CuttableRedis, cuttableRedis } from '@sefira/testing/cuttable-redis';
import pg from 'pg';
import { findPort } from '../embedded/ports.ts';
import { startPostgres } from '../embedded/postgres.ts';
import { startRedis } from '../embedded/redis.ts';
import type { Infrastructure } from '../embedded/report.ts';
import { openSecrets } from '../embedded/secrets.ts';
import { type PartProcess, startPart } from './part-process.ts';

export type Failure = 'billing killed' | 'postgres killed' | 'link cut' | 'clock astray';

/** Two billing processes on a Postgres of their own, called as other services call them, and what may happen to them. */
export interface LedgerStage extends AsyncDisposable {
  readonly client: ServiceClient;
  /** The administrator's, past the link that can be cut. */
  readonly database: pg.Pool;
  /** What processes said that ended though nobody killed them. */
  readonly exits: readonly string[];
  /** Lets something go wrong and comes back when it is mended. */
  fail(failure: Failure, random: () => number): Promise<void>;
}

const replicas = 2;
const cutMilliseconds = 2000;
const restartAttempts = 100;
const strayMinutes = 10;

/** `cost`: what the use of `cycles` costs, in credits. `direct`: no link to be cut stands between billing and Postgres. */
export async function openLedgerStage({
  cost,
  direct = false,
}: {
  cost: number;
  direct?: boolean;
}): Promise<LedgerStage> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-ledger-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const secrets = await openSecrets({ dataDir });
  const options = { dataDir, report: () => undefined, secrets };
  let postgres: Infrastructure = await startPostgres(options);
  opened.defer(() => postgres[Symbol.asyncDispose]());
  const redis = opened.use(await startRedis(options));
  const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../..'), 'billing');
  await migrate({ url: postgres.url, schema: 'billing', migrationsFolder });
  const database = new pg.Pool({ connectionString: postgres.url, max: 4 });
  // A connection that a dead server closes is what this stage is for.
  database.on('error', () => undefined);
  opened.defer(() => database.end());
  const link = opened.use(await cuttableRedis(postgres.url));
  const { privateKey, publicKey } = await secrets.identity('numerology');
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: direct ? postgres.url : link.url,
    REDIS_URL: redis.url,
    MESSAGE_KEY: await secrets.key('message'),
    PAYER_KEY: await secrets.key('payer'),
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey] }),
    IDENTITY_PRIVATE_JWK: JSON.stringify((await secrets.identity('billing')).privateKey),
    REPORTS_URL: 'http://127.0.0.1:1',
    PUBLIC_URL: 'http://sefira.test',
    WELCOME_CREDITS: '0',
    LOG_LEVEL: 'fatal',
    DRAIN_SECONDS: '0',
  };
  const ports = [await findPort(), await findPort()];
  const running: PartProcess[] = [];
  const exits: string[] = [];
  let killed: PartProcess | undefined;
  async function start(index: number, minutes = 0): Promise<PartProcess> {
    const replica = await startPart({
      name: 'billing',
      label: String(index),
      dataDir,
      environment: { ...environment, ...astray(minutes) },
      port: ports[index] ?? 0,
    });
    replica.ended.catch((error: Error) => {
      if (killed !== replica) exits.push(error.message);
    });
    return replica;
  }
  opened.defer(async () => {
    await Promise.all(running.map((replica) => replica[Symbol.asyncDispose]()));
  });
  for (let index = 0; index < replicas; index += 1) running.push(await start(index));
  await database.query("UPDATE billing.price_version SET amount = $1 WHERE code = 'service:cycles'", [cost]);
  const signer = createIdentitySigner({
    caller: 'numerology',
    privateJwk: JSON.stringify(privateKey),
    clock: systemClock,
  });
  const addresses = { billing: running.map(({ url }) => url) };
  const client = opened.use(createServiceClient({ addresses, signer }));

  async function restart(index: number, minutes = 0): Promise<void> {
    killed = running[index];
    await killed?.kill();
    running[index] = await start(index, minutes);
  }

  async function killPostgres(): Promise<void> {
    const [pid = ''] = (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await postgres.ended?.catch(() => undefined);
    for (let attempt = 1; ; attempt += 1) {
      try {
        postgres = await startPostgres(options);
        return;
      } catch (error) {
        // Its children end a moment after it; until then the folder is taken.
        if (attempt === restartAttempts) throw error;
        await wait(100);
      }
    }
  }

  const stack = opened.move();
  return {
    client,
    database,
    exits,
    async fail(failure, random) {
      const index = Math.floor(random() * replicas);
      if (failure === 'billing killed') await restart(index);
      if (failure === 'postgres killed') await killPostgres();
      if (failure === 'link cut') await cutFor(link, cutMilliseconds);
      if (failure === 'clock astray') {
        await restart(index, random() < 0.5 ? strayMinutes : -strayMinutes);
        await wait(cutMilliseconds);
        await restart(index);
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function cutFor(link: CuttableRedis, milliseconds: number): Promise<void> {
  link.cut();
  await wait(milliseconds);
  link.mend();
}

/** A process whose clock is wrong by so many minutes. */
function astray(minutes: number): Readonly<Record<string, string>> {
  if (minutes === 0) return {};
  const code = `const Real = Date, by = ${minutes * 60_000};
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length) super(...given); else super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
