import type { EventPayload } from '@sefira/contracts/shared/events';
import type { Transaction } from '../context.ts';
import { setReport } from '../data/analyses.ts';
import { putFavourite } from '../data/favourites.ts';
import * as owners from '../data/owners.ts';
import { readableExpression } from '../domain/expression-of.ts';

/** Moves a guest's analyses and favourites to their account, also the names stored in the browser. */
export async function takeOverGuest(
  transaction: Transaction,
  { guestId, userId, favourites = [], takenOverAt }: EventPayload<'guest.taken_over'>,
): Promise<void> {
  await owners.takeOver(transaction, guestId, userId);
  for (const { kind, name, note, system } of favourites) {
    const number = readableExpression(name, system);
    if (number === null) continue;
    await putFavourite(transaction, { userId, kind, name, number, note }, new Date(takenOverAt));
  }
}

/** Erases the data of an erased person or an expired guest (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  return owners.eraseOwner(transaction, userId);
}

/** Stores the outcome of an analysis' report for the history. */
export async function recordReportOutcome(
  transaction: Transaction,
  { analysisId, userId, reportId }: Pick<EventPayload<'report.completed'>, 'analysisId' | 'userId' | 'reportId'>,
  status: 'completed' | 'failed',
): Promise<void> {
  if (analysisId !== null) await setReport(transaction, { analysisId, userId, reportId, status });
}
