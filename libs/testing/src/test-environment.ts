import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Identity, identityHeader, visitorIdentity } from '@sefira/contracts/shared/identity';
import { isBinary, type RouteRequest, type RouteShape } from '@sefira/contracts/shared/route';
import type { CallerName, ServiceName } from '@sefira/contracts/shared/services';
import { readConfiguration } from '@sefira/platform/configuration/configuration';
import { fillPath } from '@sefira/platform/http/service-client';
import { createIdentitySigner, type IdentitySigner } from '@sefira/platform/identity/identity';
import type { RunningService, ServiceDefinition } from '@sefira/platform/lifecycle/service-definition';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { type Clock, systemClock } from '@sefira/platform/time/clock';
import pg from 'pg';
import { postgres } from './postgres.ts';
import { redis } from './redis.ts';

/** Keys of every caller, made once for a test file. */
export interface TestKeys {
  readonly jwks: string;
  privateJwk(caller: CallerName): string;
  signer(caller: CallerName, clock?: Clock): IdentitySigner;
}

const callers: readonly CallerName[] = [
  'gateway',
  'auth',
  'user',
  'numerology',
  'reports',
  'billing',
  'chat',
  'admin-config',
  'content',
  'reseller',
];

export function testKeys(): TestKeys {
  const pairs = new Map(
    callers.map((caller) => [
      caller,
      { ...generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }), kid: `${caller}-test` },
    ]),
  );
  const privateJwk = (caller: CallerName) => JSON.stringify(pairs.get(caller));
  return {
    jwks: JSON.stringify({ keys: [...pairs.values()].map(({ d: _secret, ...publicKey }) => publicKey) }),
    privateJwk,
    signer: (caller, clock = systemClock) => createIdentitySigner({ caller, privateJwk: privateJwk(caller), clock }),
  };
}

/** What services of one test share: a fresh database, a fresh Redis, and the keys. */
export interface TestEnvironment extends AsyncDisposable {
  readonly keys: TestKeys;
  readonly redisUrl: string;
  /** The administrator's connections: to look at rows, never to prepare what a call could. */
  readonly database: pg.Pool;
  /** Variables of a service in this environment. */
  environment(service: CallerName): Record<string, string>;
}

export async function createTestEnvironment(): Promise<TestEnvironment> {
  const stack = new AsyncDisposableStack();
  const freshDatabase = stack.use(await postgres());
  const freshRedis = stack.use(await redis());
  const database = new pg.Pool({ connectionString: freshDatabase.adminUrl, max: 4 });
  database.on('error', () => undefined);
  stack.defer(() => database.end());
  const files = await mkdtemp(path.join(tmpdir(), 'sefira-files-'));
  stack.defer(() => rm(files, { recursive: true, force: true }));
  const keys = testKeys();
  const messageKey = randomBytes(32).toString('base64url');
  const dataKey = randomBytes(32).toString('base64url');
  return {
    keys,
    redisUrl: freshRedis.url,
    database,
    environment: (service) => ({
      ...(service === 'gateway' ? {} : { DATABASE_URL: freshDatabase.serviceUrl(service) }),
      REDIS_URL: freshRedis.url,
      MESSAGE_KEY: messageKey,
      DATA_KEY: dataKey,
      IDENTITY_JWKS: keys.jwks,
      IDENTITY_PRIVATE_JWK: keys.privateJwk(service),
      QUEUE_PREFIX: `test-${messageKey.slice(0, 8)}`,
      FILE_STORE_DIR: files,
      DRAIN_SECONDS: '0',
      LOG_LEVEL: 'silent',
    }),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, or undefined when the answer has another type. */
  readonly body: unknown;
  readonly bytes: Buffer;
}

export type TestRequest<Route extends RouteShape> = Partial<RouteRequest<Route>> & {
  readonly as?: Identity;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * A service that runs for a test, spoken to over HTTP with an identity that the gateway could have signed. Its session has
 * just proved its owner's identity unless `provenAt` says otherwise.
 */
export interface ServiceUnderTest extends AsyncDisposable {
  readonly running: RunningService;
  send<Route extends RouteShape>(route: Route, request?: TestRequest<Route>): Promise<TestAnswer>;
  /** Resolves without unfinished work. @throws Error that names the work left after 100 seconds */
  idle(): Promise<void>;
}

/** A signed-in person. */
export function person(subject: string, overrides: Partial<Identity> = {}): Identity {
  return { subject, role: 'user', plan: 'free', permissions: [], sessionId: subject, ...overrides };
}

/** A guard against hanging: the tests with most work take less. */
const idleMilliseconds = 100_000;

export async function startService(
  definition: ServiceDefinition,
  testEnvironment: TestEnvironment,
  options: { readonly environment?: Readonly<Record<string, string>>; readonly clock?: Clock } = {},
): Promise<ServiceUnderTest> {
  const { name } = definition;
  const settings = readConfiguration(name, definition.environment, {
    ...testEnvironment.environment(name),
    ...options.environment,
  });
  const clock = options.clock ?? systemClock;
  const logger = createLogger({ service: name, level: String(settings.LOG_LEVEL) });
  const running = await definition.start(settings, { logger, clock, processMetrics: false });
  const signer = testEnvironment.keys.signer('gateway', clock);
  return {
    running,
    async send(route, request = {}) {
      const query = new URLSearchParams((request.query ?? {}) as Record<string, string>).toString();
      const answer = await fetch(`${running.url}${fillPath(route.path, request.params)}${query ? `?${query}` : ''}`, {
        method: route.method,
        headers: {
          [identityHeader]: signer.sign(
            { provenAt: clock().getTime(), ...(request.as ?? visitorIdentity) },
            name as ServiceName,
          ),
          ...(isBinary(route.body) || request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      return readAnswer(answer);
    },
    async idle() {
      const late = wait(idleMilliseconds, undefined, { ref: false });
      let last: Readonly<Record<string, number>> = {};
      for (let quiet = 0; quiet < 2; ) {
        const unfinished = await Promise.race([running.unfinishedWork(), late]);
        if (unfinished === undefined) throw new Error(`${name} is not idle: ${JSON.stringify(last)}`);
        last = unfinished;
        quiet = Object.keys(unfinished).length === 0 ? quiet + 1 : 0;
        if (quiet < 2) await wait(20);
      }
    },
    [Symbol.asyncDispose]: () => running[Symbol.asyncDispose](),
  };
}

/** Reads a fetch answer whole. */
export async function readAnswer(answer: Response): Promise<TestAnswer> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: answer.status,
    headers: answer.headers,
    body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : undefined,
    bytes,
  };
}
