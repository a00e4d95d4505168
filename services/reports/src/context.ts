import { listenersOf } from '@sefira/database/access';
import type { FileStore } from '@sefira/files/file-store';
import { openFileStore } from '@sefira/files/open-file-store';
import { type JobQueue, openJobQueue } from '@sefira/messaging/jobs';
import { openServiceClient, openServiceRuntime, type ServiceRuntime } from '@sefira/messaging/service-runtime';
import { type RuleCorrection, ruleCorrections } from '@sefira/numerology/rules/rule-corrections';
import type { ServiceClient } from '@sefira/platform/http/service-client';
import type { StartOptions } from '@sefira/platform/lifecycle/service-definition';
import { type Prisma, PrismaClient } from '../prisma/generated/client.ts';
import { type DocumentSignals, openDocumentSignals } from './adapters/document-signals.ts';
import { createFileLinks, type FileLinks } from './adapters/file-links.ts';
import { createProgressPublisher, type ProgressPublisher } from './adapters/progress-publisher.ts';
import type { ReportsEnvironment } from './config.ts';
import { settledChannel } from './data/reports.ts';

export type Transaction = Prisma.TransactionClient;

/** Dependencies of the reports service. */
export interface ReportsContext extends ServiceRuntime<PrismaClient> {
  readonly settings: ReportsEnvironment;
  readonly files: FileStore;
  readonly links: FileLinks;
  readonly services: ServiceClient;
  readonly renderQueue: JobQueue<'reports.render'>;
  readonly guestRenderQueue: JobQueue<'reports.render_for_guest'>;
  readonly progress: ProgressPublisher;
  readonly signals: DocumentSignals;
  /** Corrections of published rule sets, the oldest first. */
  readonly ruleCorrections: readonly RuleCorrection[];
}

export function openContext(settings: ReportsEnvironment, options: StartOptions = {}): ReportsContext {
  const runtime = openServiceRuntime('reports', PrismaClient, settings, options);
  const { logger, schema, queueRedis, publishRedis, resources } = runtime;
  const signals = resources.use(
    openDocumentSignals({ pool: listenersOf(runtime), channel: settledChannel(schema), logger }),
  );
  const queueOptions = { redis: queueRedis, queuePrefix: settings.QUEUE_PREFIX, logger };
  return {
    ...runtime,
    settings,
    files: openFileStore(settings, runtime),
    links: createFileLinks(settings.FILE_LINK_KEY),
    services: openServiceClient(runtime, settings, {
      addresses: { numerology: settings.NUMEROLOGY_URL, user: settings.USER_URL },
    }),
    renderQueue: resources.use(openJobQueue('reports.render', queueOptions)),
    guestRenderQueue: resources.use(openJobQueue('reports.render_for_guest', queueOptions)),
    progress: createProgressPublisher(publishRedis, logger),
    signals,
    ruleCorrections,
  };
}
