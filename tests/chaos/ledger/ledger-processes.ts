import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { findPort } from '@sefira/embedded/ports';
import { openSecrets } from '@sefira/embedded/secrets';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import { openStores } from '@sefira/product/stores';
import { type CuttableServer, cuttableServer } from '@sefira/testing/cuttable-server';
import pg from 'pg';

export type Failure = 'billing killed' | 'postgres killed' | 'link cut' | 'clock astray';

/** Two billing processes on a Postgres of their own, called as other services call them, and what may happen to them. */
export interface LedgerProcesses extends AsyncDisposable {
  readonly client: ServiceClient;
  /** The administrator's, past the link that can be cut. */
  readonly database: pg.Pool;
  /** Last log lines of processes that ended without being killed. */
  readonly exits: readonly string[];
  /** Injects a fault and resolves when it is over. */
  fail(failure: Failure, random: () => number): Promise<void>;
}

const replicas = 2;
const cutMilliseconds = 2000;
const clockShiftMinutes = 10;

/** `cost`: what the use of `cycles` costs, in credits. `direct`: no link to be cut stands between billing and Postgres. */
export async function startLedgerProcesses({
  cost,
  direct = false,
}: {
  cost: number;
  direct?: boolean;
}): Promise<LedgerProcesses> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-ledger-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const secrets = await openSecrets({ dataDir });
  const stores = opened.use(await openStores({ dataDir, report: () => undefined, secrets }));
  const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../../..'), 'billing');
  await migrate({ url: stores.postgresUrl, schema: 'billing', migrationsFolder });
  const database = new pg.Pool({ connectionString: stores.postgresUrl, max: 4 });
  // A connection that a dead server closes is what this stage is for.
  database.on('error', () => undefined);
  opened.defer(() => database.end());
  const link = opened.use(await cuttableServer(stores.postgresUrl));
  const { privateKey, publicKey } = await secrets.identity('numerology');
  const environment = {
    NODE_ENV: 'development',
    DATABASE_URL: direct ? stores.postgresUrl : link.url,
    REDIS_URL: stores.redisUrl,
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
      environment: { ...environment, ...shiftClock(minutes) },
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

  const stack = opened.move();
  return {
    client,
    database,
    exits,
    async fail(failure, random) {
      const index = Math.floor(random() * replicas);
      if (failure === 'billing killed') await restart(index);
      if (failure === 'postgres killed') await stores.killPostgres();
      if (failure === 'link cut') await cutFor(link, cutMilliseconds);
      if (failure === 'clock astray') {
        await restart(index, random() < 0.5 ? clockShiftMinutes : -clockShiftMinutes);
        await wait(cutMilliseconds);
        await restart(index);
      }
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function cutFor(link: CuttableServer, milliseconds: number): Promise<void> {
  link.cut();
  await wait(milliseconds);
  link.restore();
}

/** Variables for a process with a clock that is wrong by this many minutes. */
function shiftClock(minutes: number): Readonly<Record<string, string>> {
  if (minutes === 0) return {};
  const code = `const Real = Date, by = ${minutes * 60_000};
    globalThis.Date = class extends Real {
      constructor(...given) { if (given.length) super(...given); else super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
