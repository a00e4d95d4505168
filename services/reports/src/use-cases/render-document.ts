import { clientOf, inTransaction } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { documentFileKey } from '../adapters/file-store.ts';
import type { Printer } from '../adapters/printer.ts';
import type { ReportsContext } from '../context.ts';
import { readBrand } from '../data/brands.ts';
import { completeDocument } from '../data/document-outcome.ts';
import { type Claim, type Document, noteStep } from '../data/documents.ts';
import { listReportsOfDocument } from '../data/reports.ts';
import type { ReportStep } from '../domain/document-state.ts';
import { progressOf, statusOf } from '../domain/document-state.ts';
import { drawDocument } from '../templates/draw-document.ts';
import { followSteps } from './noticeable-steps.ts';
import type { RenderStages } from './render-stages.ts';

/**
 * Renders a claimed document: numbers, pages, file, outcome. Noticeable steps are stored in the row and published to browsers; a
 * void claim ends the work without effect.
 */
export async function renderDocument(
  context: ReportsContext,
  printer: Printer,
  claim: Claim,
  document: Document,
  { logger, stages }: { readonly logger: Logger; readonly stages: RenderStages },
): Promise<void> {
  const client = clientOf(context);
  const began = performance.now();
  const givenUp = new AbortController();
  const steps = followSteps(async (step: ReportStep) => {
    try {
      if (!(await noteStep(client, claim, step, context.clock()))) throw new ClaimLost();
      await publishStep(context, document.id, step, null);
    } catch (error) {
      givenUp.abort(error);
    }
  });
  const enter = (step: ReportStep) => {
    stages.enter(step);
    steps.enter(step);
  };
  try {
    stages.enter('calculating');
    const published = publishStep(context, document.id, 'calculating', null);
    const brand = await readBrand(client, document.brand);
    const drawing = drawDocument(document, brand);
    enter('drawing');
    const printed = await printer.print({
      ...drawing,
      author: brand.name,
      createdAt: context.clock(),
      onDrawn: () => enter('layout'),
      signal: givenUp.signal,
    });
    enter('saving');
    const fileKey = documentFileKey(document.id);
    await context.files.put(fileKey, printed.pdf);
    await Promise.all([steps.end(), published]);
    givenUp.signal.throwIfAborted();
    const file = { fileKey, pages: printed.pages, bytes: printed.pdf.byteLength };
    const outcome = { schema: context.schema, now: context.clock(), links: context.links };
    const isSettled = await inTransaction(context, (transaction) =>
      completeDocument(transaction, outcome, claim, file),
    );
    if (!isSettled) throw new ClaimLost();
    await publishStep(context, document.id, 'done', printed.pages);
    logger.info({ documentId: document.id, pages: printed.pages, milliseconds: elapsed(began) }, 'document rendered');
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
    logger.info({ documentId: document.id }, 'another worker has taken the document over');
  } finally {
    await steps.end();
  }
}

/** Publishes progress to each owner of the document; after a failure browsers read the list. */
async function publishStep(
  context: ReportsContext,
  documentId: string,
  step: ReportStep,
  pages: number | null,
): Promise<void> {
  const { progress, logger } = context;
  try {
    const reports = await listReportsOfDocument(clientOf(context), documentId);
    const how = { status: statusOf(step === 'done' ? 'stored' : 'rendering'), step, progress: progressOf[step], pages };
    await progress.publish(reports.map(({ id, ...owner }) => ({ ...owner, reportId: id, ...how })));
  } catch (error) {
    logger.debug({ reason: String(error) }, 'progress not published');
  }
}

/** Another worker claimed or settled the document during this render. */
class ClaimLost extends Error {}

function elapsed(began: number): number {
  return Math.round(performance.now() - began);
}
