/**
 * The cost of the gateway's check of a cached session, against docs/goals.md V3: `node
 * tests/bench/session-check.bench.ts`. The checker runs on a real Redis; its round trip is measured in the same run.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SessionRecord } from '@sefira/contracts/auth/session';
import { cachedSession, cachedSessionKey } from '@sefira/contracts/auth/session-cache';
import { startRedis } from '@sefira/embedded/redis';
import { openSecrets } from '@sefira/embedded/secrets';
import { createTokenChecker } from '@sefira/gateway/token-checker';
import { closeRedis, openRedis } from '@sefira/platform/redis/redis';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { systemClock } from '@sefira/platform/time/clock';
import { reportFigures } from '../suites/figures.ts';
import { median } from './http/percentiles.ts';

const rounds = 5;
/** Short enough that no answer grows too old to count while it is measured. */
const hitMilliseconds = 100;
const roundTrips = 2000;

await using opened = new AsyncDisposableStack();
const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-session-check-'));
opened.defer(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
const secrets = await openSecrets({ dataDir });
const store = opened.use(await startRedis({ dataDir, report: () => undefined, secrets }));
const logger = createLogger({ service: 'bench', level: 'silent' });
const connect = (name: string) =>
  opened.adopt(openRedis({ url: store.url, name, logger, use: 'command' }), (redis) => closeRedis(redis));
const redis = connect('check');
const subscriber = connect('revocations');
await Promise.all([redis, subscriber].map((one) => once(one, 'ready')));

const token = randomBytes(32).toString('base64url');
const tokenHash = createHash('sha256').update(token).digest('hex');
const record: SessionRecord = {
  sessionId: randomUUID(),
  userId: randomUUID(),
  role: 'user',
  plan: 'free',
  permissions: [],
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
};
const checker = opened.use(
  createTokenChecker(
    { pattern: /^[A-Za-z0-9_-]{43}$/, cacheKey: cachedSessionKey, cached: cachedSession, ask: async () => record },
    { redis, subscriber, clock: systemClock, logger },
  ),
);

const hits: number[] = [];
const trips: number[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const known = await checker.check(token, 'bench');
  if (known?.sessionId !== record.sessionId) throw new Error('the session is not known');
  let checks = 0;
  const started = performance.now();
  while (performance.now() - started < hitMilliseconds) {
    for (let index = 0; index < 1000; index += 1) void checker.check(token, 'bench');
    checks += 1000;
  }
  const hit = ((performance.now() - started) * 1000) / checks;
  const began = performance.now();
  for (let trip = 0; trip < roundTrips; trip += 1) await redis.get(cachedSessionKey(tokenHash));
  const roundTrip = ((performance.now() - began) * 1000) / roundTrips;
  if (round === 0) continue;
  hits.push(hit);
  trips.push(roundTrip);
}

reportFigures([
  { line: 'V3', what: 'session check, a known token', value: median(hits), unit: 'µs', goal: { rule: '≤', value: 2 } },
  { line: '', what: 'Redis round trip', value: median(trips), unit: 'µs' },
]);
