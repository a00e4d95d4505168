import { clientOf, inTransaction } from '@sefira/database/access';
import type { JobHandler, JobRun } from '@sefira/messaging/jobs';
import { eventQueueName } from '@sefira/messaging/queue-settings';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { openPrinter, type Printer } from '../adapters/printer.ts';
import type { ReportsContext } from '../context.ts';
import { failDocument } from '../data/document-outcome.ts';
import { type Claim, claimDocument, findDocument, releaseDocument } from '../data/documents.ts';
import { maximumFailures } from '../domain/document-state.ts';
import { renderDocument } from './render-document.ts';
import { createStageMeter, type RenderStages } from './render-stages.ts';

type RenderRun = JobRun<'reports.render', ReportsContext>;

/** The handler of the render queue, with one warm browser for the whole process. */
export function createRenderHandler(context: ReportsContext): JobHandler<'reports.render', ReportsContext> {
  const { settings, logger, metrics, resources } = context;
  const printer = resources.use(openPrinter(settings));
  const startStages = createStageMeter(metrics);
  printer.warm().catch((error: unknown) => {
    logger.warn({ reason: String(error) }, 'Chromium is not ready; it is started with the first report');
  });
  return {
    concurrency: settings.RENDER_CONCURRENCY,
    run: (run) => render(context, printer, run, startStages()),
    // The row counts the attempts; the sweep enqueues an unsettled document again.
    onDead: async (run) => run.logger.warn({ reason: run.reason }, 'attempts of a render job are exhausted'),
  };
}

async function render(context: ReportsContext, printer: Printer, run: RenderRun, stages: RenderStages): Promise<void> {
  const client = clientOf(context);
  const claim: Claim = { documentId: run.payload.documentId, claimId: newId() };
  const document = await claimDocument(client, claim, context.clock());
  if (!document) return giveUpExhausted(context, run);
  try {
    await renderDocument(context, printer, claim, document, { logger: run.logger, stages });
    stages.end();
  } catch (error) {
    stages.end(error);
    const reason = error instanceof Error ? error.message : String(error);
    const failures = await releaseDocument(client, claim, reason, context.clock());
    if (failures !== null && failures >= maximumFailures) await fail(context, claim.documentId, reason);
    throw error;
  }
}

/** Ignores a settled document; one without attempts left has failed. */
async function giveUpExhausted(context: ReportsContext, run: RenderRun): Promise<void> {
  const document = await findDocument(clientOf(context), run.payload.documentId);
  if (!document || document.state === 'stored' || document.state === 'failed') return;
  await fail(context, document.id, document.failureReason ?? 'every attempt ended with its process');
}

async function fail(context: ReportsContext, documentId: string, reason: string): Promise<void> {
  const now = context.clock();
  const { schema, settings } = context;
  await inTransaction(context, (transaction) =>
    failDocument(transaction, { schema, now }, documentId, reason, ({ reportId, userId }) => {
      const id = newId();
      const payload = { reportId, documentId, userId, waiting: false };
      const envelope = { id, name: 'report.requested', payload, occurredAt: now.toISOString(), requestId: null };
      const sealed = seal(envelope, settings.MESSAGE_KEY);
      return { queue: eventQueueName('reports'), name: 'report.requested', id, sealed, reason };
    }),
  );
}
