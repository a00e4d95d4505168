import type { ServiceName } from '@sefira/contracts/shared/services';
import { DatabaseHandle, type TransactionalClient } from '@sefira/database/access';
import { openDatabase } from '@sefira/database/prisma';
import { schemaName } from '@sefira/database/service-schema';
import { redisUrlOf, type serviceEnvironment } from '@sefira/platform/configuration/configuration';
import { type LiveConfiguration, openLiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import {
  createIdentitySigner,
  createIdentityVerifier,
  type IdentityVerifier,
} from '@sefira/platform/identity/identity';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger, type Logger } from '@sefira/platform/telemetry/logger';
import { createMetrics, type Metrics } from '@sefira/platform/telemetry/metrics';
import { openChildSpan } from '@sefira/platform/telemetry/spans';
import { openTracing } from '@sefira/platform/telemetry/tracing';
import { type Clock, systemClock } from '@sefira/platform/time/clock';
import type * as z from 'zod';
import type { QueueOptions } from './open-queue.ts';
import type { SqlExecutor } from './sql.ts';

export type ServiceEnvironment = z.output<typeof serviceEnvironment>;

/** The part that the contexts of all services share; `context.ts` adds the adapters. */
export interface ServiceRuntime<Client> {
  readonly service: ServiceName;
  readonly schema: string;
  readonly settings: ServiceEnvironment;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly identities: IdentityVerifier;
  /** Opened by the functions of `@sefira/database/access`, in use cases only. */
  readonly database: DatabaseHandle<Client>;
  /** For caches and limits: fails fast when Redis is unavailable. */
  readonly commandRedis: RedisConnection;
  /** For messages between processes: fails fast too. The same connection where one server has both roles. */
  readonly publishRedis: RedisConnection;
  /** For queues: waits for Redis. */
  readonly queueRedis: RedisConnection;
  /** Aborted when the process closes: connections that wait for an unavailable Redis give up. */
  readonly shutdown: AbortController;
  /** Everything opened, closed in reverse order. Adapters of the service are pushed here too. */
  readonly resources: AsyncDisposableStack;
}

/** The part of a service's context that outbox, queues and handlers need. */
export interface MessagingContext<Client extends MessagingClient = MessagingClient>
  extends Pick<ServiceRuntime<Client>, 'service' | 'schema' | 'logger' | 'metrics' | 'database' | 'queueRedis'> {
  readonly settings: Pick<ServiceEnvironment, 'QUEUE_PREFIX' | 'MESSAGE_KEY'>;
}

/** What `openQueue` needs of a context. */
export function queueOptionsOf({ queueRedis, settings, logger }: MessagingContext): QueueOptions {
  return { redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger };
}

/** A Prisma client with transactions that run raw statements; every service's generated client fits. */
export type MessagingClient = TransactionalClient<SqlExecutor>;

/** The Prisma client of a context. */
export type ClientOf<Context extends MessagingContext> =
  Context extends MessagingContext<infer Client> ? Client : never;

/**
 * Opens what every service with data needs. The caller hands over its generated Prisma client class.
 * The resources are the caller's to dispose, also when something after this fails.
 */
export function openServiceRuntime<Client extends { $disconnect(): Promise<void> }>(
  service: ServiceName,
  PrismaClient: Parameters<typeof openDatabase<Client>>[0],
  settings: ServiceEnvironment,
  options: StartOptions = {},
): ServiceRuntime<Client> {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger({ service, level: settings.LOG_LEVEL });
  const schema = schemaName(service);
  const resources = new AsyncDisposableStack();
  const traces = resources.use(openTracing(service, settings));
  const metrics = createMetrics(service, { processMetrics: options.processMetrics ?? true, traces });
  const database = resources.use(
    openDatabase(PrismaClient, {
      url: settings.DATABASE_URL,
      schema,
      poolSize: settings.DATABASE_POOL_SIZE,
      listenName: settings.DATABASE_LISTEN_NAME,
      replicaUrl: settings.DATABASE_REPLICA_URL,
      onReplicaFailure: (error) =>
        logger.warn({ reason: String(error) }, 'read from the primary instead of the replica'),
      onConnectionLost: (error) => logger.warn({ reason: error.message }, 'database connection lost'),
      ...(traces.isOn ? { onQuery: traceQuery(schema) } : {}),
    }),
  );
  const shutdown = new AbortController();
  function open(role: 'CACHE' | 'PUBSUB' | 'QUEUE', use: 'command' | 'queue'): RedisConnection {
    const url = redisUrlOf(settings, role);
    const name = `${service}-${role.toLowerCase()}`;
    const connection = openRedis({ url, name, logger, use, shutdown: shutdown.signal });
    resources.defer(() => closeRedis(connection));
    return connection;
  }
  const commandRedis = open('CACHE', 'command');
  const isShared = redisUrlOf(settings, 'PUBSUB') === redisUrlOf(settings, 'CACHE');
  const publishRedis = isShared ? commandRedis : open('PUBSUB', 'command');
  const queueRedis = open('QUEUE', 'queue');
  return {
    service,
    schema,
    settings,
    logger,
    clock,
    metrics,
    identities: createIdentityVerifier({ audience: service, jwks: settings.IDENTITY_JWKS, clock }),
    database: new DatabaseHandle(database),
    commandRedis,
    publishRedis,
    queueRedis,
    shutdown,
    resources,
  };
}

/** A client of other services that signs its calls as this one; closed with the runtime. */
export function openServiceClient(
  { service, clock, resources }: Pick<ServiceRuntime<unknown>, 'service' | 'clock' | 'resources'>,
  { IDENTITY_PRIVATE_JWK: privateJwk }: { readonly IDENTITY_PRIVATE_JWK: string },
  options: Omit<Parameters<typeof createServiceClient>[0], 'signer'>,
): ServiceClient {
  const signer = createIdentitySigner({ caller: service, privateJwk, clock });
  return resources.use(createServiceClient({ ...options, signer }));
}

/** Settings of the administration, with presets of the environment; closed with the runtime. */
export function openConfiguration(
  { service, settings, commandRedis, logger, resources }: ServiceRuntime<unknown>,
  presets: Parameters<typeof openLiveConfiguration>[0]['presets'] = {},
): LiveConfiguration {
  const pubsubUrl = redisUrlOf(settings, 'PUBSUB');
  return resources.use(openLiveConfiguration({ pubsubUrl, name: service, command: commandRedis, logger, presets }));
}

/** A span for each statement of a traced call, with its text: values are parameters and stay out of it. */
function traceQuery(schema: string) {
  return (text: string) => {
    const [operation = 'SQL'] = text.trimStart().split(/\s/, 1);
    const attributes = { 'db.system.name': 'postgresql', 'db.namespace': schema, 'db.query.text': text.slice(0, 1000) };
    return openChildSpan(operation.toUpperCase(), { kind: 'CLIENT', attributes })?.end;
  };
}
