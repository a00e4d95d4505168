import type { ServiceName } from '@sefira/contracts/shared/services';
import { redisUrlOf } from '@sefira/platform/configuration/configuration';
import { type LiveConfiguration, openLiveConfiguration } from '@sefira/platform/configuration/live-configuration';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { createIdentitySigner, type IdentitySigner } from '@sefira/platform/identity/identity';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { closeRedis, openRedis, type RedisConnection } from '@sefira/platform/redis/redis';
import { createLogger, type Logger } from '@sefira/platform/telemetry/logger';
import { createMetrics, type Metrics } from '@sefira/platform/telemetry/metrics';
import { openTracing } from '@sefira/platform/telemetry/tracing';
import { type Clock, systemClock } from '@sefira/platform/time/clock';
import { type CallLimiter, createCallLimiter } from './adapters/call-limiter.ts';
import { createNetworkChallenges, type NetworkChallenges } from './adapters/network-challenges.ts';
import {
  type ApiKeyChecker,
  createApiKeyChecker,
  createSessionChecker,
  type SessionChecker,
} from './adapters/session-checker.ts';
import { openUpstreams, type Upstreams } from './adapters/upstreams.ts';
import { createWorkLimiter, type WorkLimiter } from './adapters/work-limiter.ts';
import type { GatewayEnvironment } from './config.ts';

/** Adapters and settings of a running gateway. */
export interface GatewayContext {
  readonly settings: GatewayEnvironment;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly redis: RedisConnection;
  readonly signer: IdentitySigner;
  /** auth (sessions) and reseller (clicks), called by the gateway itself. */
  readonly services: ServiceClient;
  readonly sessions: SessionChecker;
  readonly apiKeys: ApiKeyChecker;
  readonly limiter: CallLimiter;
  readonly workLimiter: WorkLimiter;
  readonly challenges: NetworkChallenges;
  /** Settings of administrators; the environment's until they set one. */
  readonly configuration: LiveConfiguration;
  readonly upstreams: Upstreams;
  readonly resources: AsyncDisposableStack;
}

export function openContext(settings: GatewayEnvironment, options: StartOptions = {}): GatewayContext {
  const clock = options.clock ?? systemClock;
  const logger = options.logger ?? createLogger({ service: 'gateway', level: settings.LOG_LEVEL });
  const resources = new AsyncDisposableStack();
  const traces = resources.use(openTracing('gateway', settings));
  const redis = openRedis({ url: redisUrlOf(settings, 'CACHE'), name: 'gateway-command', logger, use: 'command' });
  resources.defer(() => closeRedis(redis));
  const subscriber = openRedis({
    url: redisUrlOf(settings, 'PUBSUB'),
    name: 'gateway-subscriber',
    logger,
    use: 'queue',
  });
  resources.defer(() => closeRedis(subscriber));
  const signer = createIdentitySigner({ caller: 'gateway', privateJwk: settings.IDENTITY_PRIVATE_JWK, clock });
  const addresses: Record<ServiceName, readonly string[]> = {
    'admin-config': settings.ADMIN_CONFIG_URL,
    auth: settings.AUTH_URL,
    user: settings.USER_URL,
    numerology: settings.NUMEROLOGY_URL,
    reports: settings.REPORTS_URL,
    billing: settings.BILLING_URL,
    chat: settings.CHAT_URL,
    content: settings.CONTENT_URL,
    reseller: settings.RESELLER_URL,
  };
  const called = { auth: settings.AUTH_URL, reseller: settings.RESELLER_URL };
  const services = resources.use(createServiceClient({ addresses: called, signer }));
  const configuration = resources.use(
    openLiveConfiguration({
      pubsubUrl: redisUrlOf(settings, 'PUBSUB'),
      name: 'gateway',
      command: redis,
      logger,
      presets: {
        // Until an administrator forbids it, auth decides whether there are guests.
        allow_access_without_login: true,
        rate_limit_per_minute: settings.RATE_LIMIT_PER_MINUTE,
        guest_rate_limit_per_minute: settings.GUEST_RATE_LIMIT_PER_MINUTE,
      },
    }),
  );
  const checking = { redis, subscriber, authClient: services, clock, logger };
  return {
    settings,
    configuration,
    logger,
    clock,
    metrics: createMetrics('gateway', { processMetrics: options.processMetrics ?? true, traces }),
    redis,
    signer,
    services,
    sessions: resources.use(createSessionChecker(checking)),
    apiKeys: resources.use(createApiKeyChecker(checking)),
    limiter: createCallLimiter(redis, configuration),
    workLimiter: createWorkLimiter(redis, configuration, { concurrent: settings.CONCURRENT_WORK_PER_PERSON }),
    challenges: createNetworkChallenges({ redis, identityPrivateJwk: settings.IDENTITY_PRIVATE_JWK, clock }),
    upstreams: resources.use(
      openUpstreams(addresses, {
        connections: settings.UPSTREAM_CONNECTIONS,
        slowConnections: settings.UPSTREAM_WAITING_CONNECTIONS,
        timeoutMilliseconds: settings.UPSTREAM_TIMEOUT_SECONDS * 1000,
      }),
    ),
    resources,
  };
}
