import { setTimeout as wait } from 'node:timers/promises';
import { clientOf, inTransaction } from '@sefira/database/access';
import { fileKeyOf } from '@sefira/files/file-store';
import { FileStoreUnavailable } from '@sefira/files/open-file-store';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { openRenderer } from '../adapters/open-renderer.ts';
import type { ReportsContext } from '../context.ts';
import {
  type Claim,
  claimDocument,
  countAwaitedByCustomers,
  findDocument,
  noteStep,
  postponeDocument,
  releaseDocument,
  reopenDocument,
} from '../data/documents.ts';
import { isEveryOwnerClosed } from '../data/owners.ts';
import { maximumAttempts, maximumFailures } from '../domain/document-state.ts';
import { printReport } from '../printing/print-report.ts';
import { drawDocument } from '../templates/render-reading.ts';
import { readPrintedBrand } from './brands/brand-logos.ts';
import { ClaimLost, publishProgress, startProgress } from './render-progress.ts';
import { completeDocument, failDocument, stopDocument } from './settle-document.ts';

export interface RenderRequest {
  readonly documentId: string;
  /** Whether a failed document is rendered again. */
  readonly isReplay: boolean;
  /** Whether it yields to customers' documents, and to a customer's job of the same document. */
  readonly isForGuest: boolean;
  readonly signal: AbortSignal;
  readonly logger: Logger;
}

/** Renders documents with one warm browser for the whole process. @returns the use case */
export function openRendering(context: ReportsContext): (request: RenderRequest) => Promise<void> {
  const renderer = context.resources.use(openRenderer(context.settings));
  const stageSeconds = addStageSeconds(context.metrics);
  renderer.warm().catch((error: unknown) => {
    context.logger.warn({ reason: String(error) }, 'Chromium is not ready; it is started with the first report');
  });

  return async ({ documentId, isReplay, isForGuest, logger, signal }) => {
    const client = clientOf(context);
    if (isForGuest) await yieldToCustomers(context, signal);
    if (isReplay) await reopenFailed(context, documentId);
    if (await isEveryOwnerClosed(client, documentId)) {
      return inTransaction(context, (transaction) => stopDocument(transaction, context, documentId));
    }
    const claim: Claim = { documentId, claimId: newId() };
    const document = await claimDocument(client, claim, { now: context.clock(), isExclusive: isForGuest });
    if (!document) return failExhausted(context, documentId);
    const progress = startProgress('calculating', {
      measure: (stage, outcome, seconds) => stageSeconds.observe({ stage, outcome }, seconds),
      store: (step) => noteStep(client, claim, step, context.clock()),
      publish: (step) => publishProgress(context, documentId, step),
    });
    try {
      const brand = await readPrintedBrand(context, document.brand);
      const draw = await drawDocument(document, brand);
      progress.enter('drawing');
      const report = draw();
      progress.enter('layout');
      const settings = { author: brand.name, createdAt: context.clock(), signal: progress.signal };
      const { pdf, pages } = await printReport(renderer, report, settings);
      progress.enter('saving');
      const fileKey = fileKeyOf('reports', documentId, 'pdf');
      await context.files.put(fileKey, pdf);
      await progress.end();
      progress.signal.throwIfAborted();
      const file = { fileKey, pages, bytes: pdf.byteLength };
      const isSettled = await inTransaction(context, (transaction) =>
        completeDocument(transaction, context, claim, file),
      );
      if (!isSettled) throw new ClaimLost();
      await publishProgress(context, documentId, 'done', pages);
      logger.info({ documentId }, 'document rendered');
    } catch (error) {
      await progress.end(error);
      await settleFailure(context, claim, error, logger);
    }
  };
}

async function settleFailure(context: ReportsContext, claim: Claim, error: unknown, logger: Logger): Promise<void> {
  const { documentId } = claim;
  if (error instanceof ClaimLost) return logger.info({ documentId }, 'another worker has claimed the document');
  if (error instanceof FileStoreUnavailable) {
    const reason = String(error.cause);
    await postponeDocument(clientOf(context), claim, reason, context.clock());
    logger.warn({ documentId, reason }, 'file store unavailable: document postponed');
  } else {
    await release(context, claim, error instanceof Error ? error.message : String(error));
  }
  throw error;
}

/** Counts a failed render; after the last one the document has failed. */
async function release(context: ReportsContext, claim: Claim, reason: string): Promise<void> {
  const failures = await releaseDocument(clientOf(context), claim, reason, context.clock());
  if (failures !== null && failures >= maximumFailures) await fail(context, claim.documentId, reason);
}

function addStageSeconds(metrics: ReportsContext['metrics']) {
  return metrics.addHistogram({
    name: 'sefira_pdf_stage_seconds',
    help: 'Seconds per stage of a PDF (calculating, drawing, layout, saving), by outcome (done, failed).',
    labelNames: ['stage', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  });
}

/** A replay leaves a document alone that was rendered meanwhile. */
async function reopenFailed(context: ReportsContext, documentId: string): Promise<void> {
  const client = clientOf(context);
  const document = await findDocument(client, documentId);
  if (document?.state === 'failed') await reopenDocument(client, documentId, context.clock());
}

/** Ignores a settled document and one that another worker renders; one without attempts left has failed. */
async function failExhausted(context: ReportsContext, documentId: string): Promise<void> {
  const document = await findDocument(clientOf(context), documentId);
  if (!document || document.attempts < maximumAttempts) return;
  await fail(context, documentId, document.failureReason ?? 'every attempt ended with its process');
}

async function fail(context: ReportsContext, documentId: string, reason: string): Promise<void> {
  await inTransaction(context, (transaction) => failDocument(transaction, context, documentId, reason));
}

const pollMilliseconds = 200;
/** Limit of the delay of a guest's document, so that guests are served under a steady load of customers. */
const yieldMilliseconds = 10_000;

/** Delays a guest's document while customers' calls wait for documents in the queue. */
async function yieldToCustomers(context: ReportsContext, signal: AbortSignal): Promise<void> {
  const until = performance.now() + yieldMilliseconds;
  while (!signal.aborted && performance.now() < until && (await countAwaitedByCustomers(clientOf(context))) > 0) {
    await wait(pollMilliseconds);
  }
}
