import { setTimeout as wait } from 'node:timers/promises';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import { newId } from '@sefira/platform/time/identifiers';
import { documentFileKey } from '../adapters/file-store.ts';
import { openPrinter, type Printer } from '../adapters/printer.ts';
import type { ReportsContext } from '../context.ts';
import { readBrand } from '../data/brands.ts';
import {
  type Claim,
  claimDocument,
  countAwaitedByCustomers,
  type Document,
  findDocument,
  releaseDocument,
  reopenDocument,
} from '../data/documents.ts';
import { isEveryOwnerClosed } from '../data/owners.ts';
import { maximumAttempts, maximumFailures } from '../domain/document-state.ts';
import { drawDocument } from '../templates/draw-document.ts';
import { ClaimLost, createProgressMeter, type RenderProgress } from './render-progress.ts';
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
  const printer = context.resources.use(openPrinter(context.settings));
  const startProgress = createProgressMeter(context);
  printer.warm().catch((error: unknown) => {
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
    const progress = startProgress(claim);
    try {
      await render(context, printer, claim, document, progress);
      logger.info({ documentId }, 'document rendered');
    } catch (error) {
      await progress.end(error);
      if (error instanceof ClaimLost) return logger.info({ documentId }, 'another worker has claimed the document');
      const reason = error instanceof Error ? error.message : String(error);
      const failures = await releaseDocument(client, claim, reason, context.clock());
      if (failures !== null && failures >= maximumFailures) await fail(context, documentId, reason);
      throw error;
    }
  };
}

/** A replay leaves a document alone that was rendered meanwhile. */
async function reopenFailed(context: ReportsContext, documentId: string): Promise<void> {
  const client = clientOf(context);
  const document = await findDocument(client, documentId);
  if (document?.state === 'failed') await reopenDocument(client, documentId, context.clock());
}

/** Numbers, pages, file, outcome. @throws ClaimLost when the claim becomes void */
async function render(
  context: ReportsContext,
  printer: Printer,
  claim: Claim,
  document: Document,
  progress: RenderProgress,
): Promise<void> {
  progress.enter('calculating');
  const brand = await readBrand(clientOf(context), document.brand);
  const drawing = drawDocument(document, brand);
  progress.enter('drawing');
  const printed = await printer.print({
    ...drawing,
    author: brand.name,
    createdAt: context.clock(),
    onDrawn: () => progress.enter('layout'),
    signal: progress.signal,
  });
  progress.enter('saving');
  const fileKey = documentFileKey(document.id);
  await context.files.put(fileKey, printed.pdf);
  await progress.end();
  progress.signal.throwIfAborted();
  const file = { fileKey, pages: printed.pages, bytes: printed.pdf.byteLength };
  const isSettled = await inTransaction(context, (transaction) => completeDocument(transaction, context, claim, file));
  if (!isSettled) throw new ClaimLost();
  await progress.complete(printed.pages);
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
