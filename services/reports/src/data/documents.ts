import { createHash } from 'node:crypto';
import type { Document, Prisma } from '../../prisma/generated/client.ts';
import { canonicalContent, type DocumentContent } from '../domain/document-content.ts';
import {
  holdMilliseconds,
  maximumAttempts,
  maximumFailures,
  progressOf,
  type ReportStep,
} from '../domain/document-state.ts';
import { printoutKinds } from '../domain/printouts.ts';
import { awaitedByCustomer, lowestPriority } from '../domain/queue-order.ts';

export type { Document };

type Transaction = Prisma.TransactionClient;

/** A worker's right to write to a document; void once another worker has claimed it. */
export interface Claim {
  readonly documentId: string;
  readonly claimId: string;
}

const held = (now: Date) => new Date(now.getTime() + holdMilliseconds);
const claimed = ({ documentId, claimId }: Claim) => ({ id: documentId, claimId, state: 'rendering' });
const failed = (reason: string, now: Date) => ({
  state: 'failed',
  priority: lowestPriority,
  claimId: null,
  orderedBy: null,
  failureReason: reason,
  finishedAt: now,
});
const unsettled = { state: { in: ['queued', 'rendering'] } };

/**
 * The document of a content, inserted where missing. The row stays locked until the transaction ends, so that its state
 * cannot change between reading it and attaching a report to it.
 */
export function obtainDocument(
  transaction: Transaction,
  content: DocumentContent,
  contentKey: string,
  ids: { readonly id: string; readonly orderedBy: string | null },
  now: Date,
): Promise<Document> {
  return transaction.document.upsert({
    where: { contentKey },
    update: { contentKey },
    create: { ...content, ...ids, contentKey, claimedUntil: held(now), createdAt: now },
  });
}

export function findDocument(transaction: Transaction, id: string): Promise<Document | null> {
  return transaction.document.findUnique({ where: { id } });
}

/** Stores the priority of a requested document; a better one stays. */
export async function raisePriority(transaction: Transaction, id: string, priority: number): Promise<void> {
  await transaction.document.updateMany({ where: { id, priority: { gt: priority } }, data: { priority } });
}

/** Queued documents of customers with a waiting call. */
export function countAwaitedByCustomers(transaction: Transaction): Promise<number> {
  return transaction.document.count({ where: { state: 'queued', priority: { lte: awaitedByCustomer } } });
}

/**
 * Claims a document for rendering; an earlier claim becomes void. `isExclusive` leaves a document with a valid lease to its
 * worker: without it, a job that the queue delivers again takes over from a worker that exited.
 * @returns null when the document is settled, left to its worker, or without an attempt left
 */
export async function claimDocument(
  transaction: Transaction,
  claim: Claim,
  { now, isExclusive }: { readonly now: Date; readonly isExclusive: boolean },
): Promise<Document | null> {
  const [document] = await transaction.document.updateManyAndReturn({
    where: {
      id: claim.documentId,
      attempts: { lt: maximumAttempts },
      OR: [{ state: 'queued' }, { state: 'rendering', ...(isExclusive ? { claimedUntil: { lt: now } } : {}) }],
    },
    data: {
      state: 'rendering',
      claimId: claim.claimId,
      attempts: { increment: 1 },
      step: 'calculating',
      progress: progressOf.calculating,
      startedAt: now,
      claimedUntil: held(now),
    },
  });
  return document ?? null;
}

/** Stores the current step. @returns false when the claim is void */
export async function noteStep(transaction: Transaction, claim: Claim, step: ReportStep, now: Date): Promise<boolean> {
  const { count } = await transaction.document.updateMany({
    where: claimed(claim),
    data: { step, progress: progressOf[step], claimedUntil: held(now) },
  });
  return count === 1;
}

/** Puts a document back after a failed attempt. @returns the number of failures; null when the claim is void */
export async function releaseDocument(
  transaction: Transaction,
  claim: Claim,
  reason: string,
  now: Date,
): Promise<number | null> {
  const [released] = await transaction.document.updateManyAndReturn({
    where: claimed(claim),
    data: {
      state: 'queued',
      step: 'queued',
      progress: progressOf.queued,
      claimId: null,
      failures: { increment: 1 },
      failureReason: reason,
      claimedUntil: held(now),
    },
    select: { failures: true },
  });
  return released?.failures ?? null;
}

/** Puts a document back after its file could not be stored: no attempt of the document. */
export async function postponeDocument(
  transaction: Transaction,
  claim: Claim,
  reason: string,
  now: Date,
): Promise<void> {
  await transaction.document.updateMany({
    where: claimed(claim),
    data: {
      state: 'queued',
      step: 'queued',
      progress: progressOf.queued,
      claimId: null,
      attempts: { decrement: 1 },
      failureReason: reason,
      claimedUntil: held(now),
    },
  });
}

/** @returns false when the claim is void */
export async function markStored(
  transaction: Transaction,
  claim: Claim,
  file: { readonly fileKey: string; readonly pages: number; readonly bytes: number },
  now: Date,
): Promise<boolean> {
  const { count } = await transaction.document.updateMany({
    where: claimed(claim),
    data: {
      ...file,
      state: 'stored',
      step: 'done',
      priority: lowestPriority,
      progress: progressOf.done,
      claimId: null,
      orderedBy: null,
      failureReason: null,
      finishedAt: now,
    },
  });
  return count === 1;
}

/** @returns false when it is settled or has attempts left, as after it was reopened */
export async function markFailed(transaction: Transaction, id: string, reason: string, now: Date): Promise<boolean> {
  const exhausted = [{ failures: { gte: maximumFailures } }, { attempts: { gte: maximumAttempts } }];
  const { count } = await transaction.document.updateMany({
    where: { id, ...unsettled, OR: exhausted },
    data: failed(reason, now),
  });
  return count === 1;
}

/** Fails an unsettled document without further attempts. @returns false when it is settled */
export async function cancelDocument(
  transaction: Transaction,
  id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const { count } = await transaction.document.updateMany({ where: { id, ...unsettled }, data: failed(reason, now) });
  return count === 1;
}

/** Reopens a settled document (retry, lost file) with all its attempts. @returns false when it is not settled */
export async function reopenDocument(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const { count } = await transaction.document.updateMany({
    where: { id, state: { in: ['stored', 'failed'] } },
    data: {
      state: 'queued',
      step: 'queued',
      progress: progressOf.queued,
      attempts: 0,
      failures: 0,
      claimId: null,
      failureReason: null,
      finishedAt: null,
      claimedUntil: held(now),
    },
  });
  return count === 1;
}

/**
 * Claims documents with an expired lease, and those with a lease longer than any allowed one (a clock that was ahead).
 */
export function claimStuckDocuments(
  transaction: Transaction,
  now: Date,
  limit: number,
): Promise<{ readonly id: string; readonly priority: number }[]> {
  return transaction.document.updateManyAndReturn({
    where: { ...unsettled, OR: [{ claimedUntil: { lt: now } }, { claimedUntil: { gt: held(held(now)) } }] },
    data: { claimedUntil: held(now) },
    select: { id: true, priority: true },
    limit,
  });
}

/** Number of other unsettled documents of one person. */
export function countOrderedBefore(transaction: Transaction, orderedBy: string, documentId: string): Promise<number> {
  return transaction.document.count({ where: { orderedBy, id: { not: documentId }, ...unsettled } });
}

export function countUnsettledDocuments(transaction: Transaction): Promise<number> {
  return transaction.document.count({ where: unsettled });
}

/**
 * Deletes documents without reports, and old printouts; the caller removes their files.
 * @returns keys of the files
 */
export async function deleteOrphanDocuments(
  transaction: Transaction,
  before: { readonly reports: Date; readonly printouts: Date },
): Promise<string[]> {
  const where = {
    reports: { none: {} },
    state: { in: ['stored', 'failed'] },
    OR: [
      { finishedAt: { lt: before.reports } },
      { kind: { in: [...printoutKinds] }, finishedAt: { lt: before.printouts } },
    ],
  };
  const orphans = await transaction.document.findMany({ where, select: { id: true, fileKey: true }, take: 500 });
  const fileKeys: string[] = [];
  for (const { id, fileKey } of orphans) {
    const { count } = await transaction.document.deleteMany({ where: { ...where, id } });
    if (count === 1 && fileKey) fileKeys.push(fileKey);
  }
  return fileKeys;
}

/** SHA-256 in hex of a content. */
export function contentKeyOf(content: DocumentContent): string {
  return digest(canonicalContent(content));
}

/** SHA-256 in hex of a text. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
