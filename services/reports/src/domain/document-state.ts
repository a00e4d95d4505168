import type { reportStatuses, reportSteps } from '@sefira/contracts/reports/progress';

/** queued → rendering → stored, or failed after the last try; failed and lost files go back to queued. */
export const documentStates = ['queued', 'rendering', 'stored', 'failed'] as const;
export type DocumentState = (typeof documentStates)[number];

export type ReportStatus = (typeof reportStatuses)[number];
export type ReportStep = (typeof reportSteps)[number];

/** How far a document is at the start of each step, in percent. */
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

/** What the owner of a report is told of its document's state. */
export function statusOf(state: DocumentState): ReportStatus {
  return statuses[state];
}

/** Renders that end with an error before a document counts as failed (docs/decisions/0028-queues-when-redis-is-lost.md). */
export const maximumFailures = 5;

/**
 * Renders begun before a document counts as failed, however they ended. There are more than failures: a document may be
 * in hand by chance each time that a worker is killed, and is then not to blame.
 */
export const maximumAttempts = 8;

/** A row without news is put on the queue again after this long; a repeated order is one job. */
export const holdMilliseconds = 15_000;

/** What the owner reads about a failure; the technical reason stays inside. */
export const failureMessage = 'Não foi possível preparar este relatório. Tente de novo em alguns instantes.';
