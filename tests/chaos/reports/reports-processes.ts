import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createCompatibilityReport, createPersonalReport } from '@sefira/contracts/reports/orders';
import { listReports } from '@sefira/contracts/reports/reports';
import { type Identity, identityHeader } from '@sefira/contracts/shared/identity';
import { migrate } from '@sefira/database/migrate';
import { serviceSchema } from '@sefira/database/service-schema';
import { openSecrets } from '@sefira/embedded/secrets';
import { createIdentitySigner } from '@sefira/platform/identity/identity';
import { systemClock } from '@sefira/platform/time/clock';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import { sampleCouple } from '@sefira/reports-service/sample-report';
import { browser } from '@sefira/testing/browser';
import pg from 'pg';

const identitySeconds = 20;

/** The reports service as processes of its own: one that answers calls, and workers to be started and killed. */
export interface ReportsProcesses extends AsyncDisposable {
  readonly database: pg.Pool;
  readonly fileStoreDir: string;
  /** Before the names of its queues in Redis. */
  readonly queuePrefix: string;
  /** Folder of temporary files of workers and their browsers. */
  readonly temporaryDir: string;
  startWorker(concurrency: number): Promise<PartProcess>;
  /** Asks for the nth couple's report. @returns the status and how long the answer took, in milliseconds */
  ask(userId: string, index: number): Promise<{ readonly status: number; readonly milliseconds: number }>;
  /** Asks for the complete map of the nth person. @returns its status */
  askMap(userId: string, index: number): Promise<number>;
  /** Reads a person's list. @returns how long it took */
  list(userId: string): Promise<number>;
  /** Claims of the documents that are being rendered, one for each attempt. */
  claims(): Promise<readonly string[]>;
  /** Waits until no document waits or is rendered. */
  waitUntilIdle(): Promise<void>;
  count(from: string): Promise<number>;
}

/** An empty database and a Redis. */
export interface StoreUrls {
  readonly postgresUrl: string;
  readonly redisUrl: string;
}

/** `waitSeconds`: how long a call waits for its PDF before 202. */
export async function startReportsProcesses(infrastructure: StoreUrls, waitSeconds: number): Promise<ReportsProcesses> {
  await using opened = new AsyncDisposableStack();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-reports-'));
  opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
  const database = new pg.Pool({ connectionString: infrastructure.postgresUrl, max: 2 });
  database.on('error', () => undefined);
  opened.defer(() => database.end());
  await database.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
  for (const schema of ['numerology', 'reports'] as const) {
    const { migrationsFolder } = serviceSchema(path.resolve(import.meta.dirname, '../../..'), schema);
    await migrate({ url: infrastructure.postgresUrl, schema, migrationsFolder });
  }
  const secrets = await openSecrets({ dataDir });
  const { privateKey, publicKey } = await secrets.identity('gateway');
  const reportsKeys = await secrets.identity('reports');
  const { executablePath, sandbox, environment } = await browser();
  const temporaryDir = path.join(dataDir, 'temporary');
  await mkdir(temporaryDir);
  const variables = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    EMBEDDED_PROFILE: 'true',
    TMPDIR: temporaryDir,
    DATABASE_URL: infrastructure.postgresUrl,
    REDIS_URL: infrastructure.redisUrl,
    QUEUE_PREFIX: randomUUID(),
    MESSAGE_KEY: await secrets.key('message'),
    FILE_LINK_KEY: await secrets.key('file-link'),
    FILE_STORE_DIR: path.join(dataDir, 'files'),
    IDENTITY_JWKS: JSON.stringify({ keys: [publicKey, reportsKeys.publicKey] }),
    IDENTITY_PRIVATE_JWK: JSON.stringify(reportsKeys.privateKey),
    USER_URL: 'http://127.0.0.1:9',
    REPORT_WAIT_SECONDS: String(waitSeconds),
    CHROMIUM_PATH: executablePath,
    CHROMIUM_SANDBOX: String(sandbox),
    CHROMIUM_ENVIRONMENT: JSON.stringify(environment),
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '0',
  };
  // Its callers have a plan that includes every analysis, so that it asks no billing.
  const numerology = opened.use(
    await startPart({
      name: 'numerology',
      label: 'numerology',
      dataDir,
      environment: { ...variables, ROLE: 'http', BILLING_URL: 'http://127.0.0.1:9' },
    }),
  );
  let workers = 0;
  const start = (role: 'http' | 'worker', concurrency: number) => {
    workers += 1;
    const given = { ...variables, NUMEROLOGY_URL: numerology.url, ROLE: role, RENDER_CONCURRENCY: String(concurrency) };
    return startPart({ name: 'reports', label: `${role}-${workers}`, dataDir, environment: given });
  };
  const { url } = opened.use(await start('http', 1));
  const signer = createIdentitySigner({
    caller: 'gateway',
    privateJwk: JSON.stringify(privateKey),
    clock: systemClock,
  });
  const stack = opened.move();
  const tokens = new Map<string, { readonly token: string; readonly until: number }>();
  const headersOf = (userId: string) => {
    const knownToken = tokens.get(userId);
    const now = Date.now();
    if (knownToken && knownToken.until > now) return { [identityHeader]: knownToken.token };
    const identity: Identity = { subject: userId, role: 'user', plan: 'premium', permissions: [], sessionId: userId };
    const token = signer.sign(identity, 'reports');
    tokens.set(userId, { token, until: now + identitySeconds * 1000 });
    return { [identityHeader]: token };
  };
  async function post(userId: string, path: string, body: object): Promise<number> {
    const answer = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headersOf(userId), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    return answer.status;
  }
  const count = async (from: string) => {
    const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int AS count FROM reports.${from}`);
    return rows[0]?.count ?? 0;
  };
  return {
    database,
    fileStoreDir: variables.FILE_STORE_DIR,
    temporaryDir,
    queuePrefix: variables.QUEUE_PREFIX,
    startWorker: (concurrency) => start('worker', concurrency),
    async ask(userId, index) {
      const began = performance.now();
      const status = await post(userId, createCompatibilityReport.path, { people: sampleCouple(index) });
      return { status, milliseconds: performance.now() - began };
    },
    askMap: (userId, index) => post(userId, createPersonalReport.path, sampleCouple(index)[0]),
    async list(userId) {
      const began = performance.now();
      const answer = await fetch(`${url}${listReports.path}`, { headers: headersOf(userId) });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`the list answered ${answer.status}`);
      return performance.now() - began;
    },
    async claims() {
      const { rows } = await database.query<{ claim_id: string }>(
        "SELECT claim_id FROM reports.document WHERE state = 'rendering' AND claim_id IS NOT NULL",
      );
      return rows.map((row) => row.claim_id);
    },
    async waitUntilIdle() {
      while ((await count("document WHERE state IN ('queued', 'rendering')")) > 0) await wait(200);
    },
    count,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** The value that a share of all values stays under. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
