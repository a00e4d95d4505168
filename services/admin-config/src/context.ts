import { poolOf } from '@sefira/database/access';
import { type ChainKeys, readChainKeys } from '@sefira/database/audit-chain';
import { readCheckpointKeys } from '@sefira/database/audit-checkpoint';
import { openServiceClient, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { observeFolder } from '@sefira/platform/telemetry/folder-metrics';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type AlertSender, createAlertSender } from './adapters/alert-sender.ts';
import { createDeniedCalls, type DeniedCalls } from './adapters/denied-calls.ts';
import { createPasswordLimiter, type PasswordLimiter } from './adapters/password-limiter.ts';
import { createPeople, type People } from './adapters/people.ts';
import type { QueueBoard } from './adapters/queue-board.ts';
import { openQueueHealth, type QueueHealth } from './adapters/queue-health.ts';
import type { AdminEnvironment } from './config.ts';
import { type CheckpointSigner, createCheckpointSigner } from './use-cases/audit/checkpoint-signer.ts';
import { readAlertAddress } from './use-cases/configuration/read-alert-address.ts';

export type Transaction = Prisma.TransactionClient;

/** Dependencies of the running service. */
export interface AdminContext extends ServiceRuntime<PrismaClient> {
  readonly settings: AdminEnvironment;
  /** Keys of the audit chain: the first signs, all verify. */
  readonly auditKeys: ChainKeys;
  readonly services: ServiceClient;
  readonly people: People;
  readonly passwordLimiter: PasswordLimiter;
  readonly deniedCalls: DeniedCalls;
  readonly checkpoints: CheckpointSigner;
  readonly alerts: AlertSender;
  readonly queues: QueueHealth;
  /** Loaded at its first use. */
  readonly queueBoard: () => Promise<QueueBoard>;
}

export async function openContext(settings: AdminEnvironment, options: StartOptions = {}): Promise<AdminContext> {
  const runtime = openServiceRuntime('admin-config', PrismaClient, settings, options);
  const { clock, logger, resources, schema } = runtime;
  const addresses = {
    auth: settings.AUTH_URL,
    user: settings.USER_URL,
    numerology: settings.NUMEROLOGY_URL,
    reports: settings.REPORTS_URL,
    billing: settings.BILLING_URL,
    chat: settings.CHAT_URL,
    content: settings.CONTENT_URL,
    reseller: settings.RESELLER_URL,
  };
  const services = openServiceClient(runtime, settings, { addresses, timeoutMilliseconds: 20_000 });
  const alerts = createAlertSender({
    readAddress: () => readAlertAddress(runtime, settings.DATA_KEY),
    insideHosts: settings.ALERT_INSIDE_HOSTS,
    logger,
  });
  observeFolder(runtime.metrics, 'audit', settings.AUDIT_CHECKPOINT_DIR);
  const auditKeys = readChainKeys(settings.AUDIT_KEY);
  const checkpoints = createCheckpointSigner({
    pool: poolOf(runtime),
    schema,
    auditKeys,
    folder: settings.AUDIT_CHECKPOINT_DIR,
    keys: readCheckpointKeys(settings.AUDIT_SIGNING_JWK),
    clock,
    logger,
    alerts,
  });
  let board: Promise<QueueBoard> | undefined;
  const queues = resources.use(
    openQueueHealth({ redis: runtime.queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger }),
  );
  return {
    ...runtime,
    settings,
    auditKeys,
    services,
    people: createPeople(services),
    passwordLimiter: createPasswordLimiter(runtime.commandRedis),
    deniedCalls: createDeniedCalls(runtime.commandRedis),
    checkpoints,
    alerts,
    queues,
    queueBoard: () => {
      board ??= import('./adapters/queue-board.ts').then(({ openQueueBoard }) => openQueueBoard(queues.queues));
      return board;
    },
  };
}
