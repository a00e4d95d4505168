import type { reportStatuses, reportSteps } from '@sefira/contracts/reports/progress';

/** queued → rendering → stored, or failed after the last attempt; failed documents and lost files can be queued again. */
export const documentStates = ['queued', 'rendering', 'stored', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

export type ReportStatus = (typeof reportStatuses)[number];
export type ReportStep = (typeof reportSteps)[number];

/** Progress at the start of each step, in percent. */
export const progressOf: Readonly<Record<ReportStep, number>> = {
  queued: 0,
  calculating: 10,
  drawing: 20,
  layout: 40,
  saving: 90,
  done: 100,
};

const statuses: Readonly<Record<DocumentState, ReportStatus>> = {
  queued: 'processing',
  rendering: 'processing',
  stored: 'completed',
  failed: 'failed',
};

/** State of a document as its owner reads it. */
export function statusOf(state: DocumentState): ReportStatus {
  return statuses[state];
}

/** Renders that end with an error before a document counts as failed (docs/decisions/0028-queues-when-redis-is-lost.md). */
export const maximumFailures = 5;

/**
 * Renders started before a document counts as failed. More than failures, because a killed worker is not an error of the
 * document.
 */
export const maximumAttempts = 8;

/** Lease of a row without progress, after which it is enqueued again; a repeated job has the same id. */
export const holdMilliseconds = 15_000;

/** Text for the owner; the technical reason is internal. */
export const failureMessage = 'Não foi possível preparar este relatório. Tente de novo em alguns instantes.';
