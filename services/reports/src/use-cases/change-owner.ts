import type { EventPayload } from '@sefira/contracts/shared/events';
import type { Transaction } from '../context.ts';
import { noteBrandPlan } from '../data/brands.ts';
import * as owners from '../data/owners.ts';
import { includesBrand } from '../policies.ts';

/** Moves a guest's reports to their account. */
export function takeOverGuest(
  transaction: Transaction,
  { guestId, userId }: EventPayload<'guest.taken_over'>,
): Promise<void> {
  return owners.takeOver(transaction, guestId, userId);
}

/** Erases the data of an erased person or an expired guest (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  return owners.eraseOwner(transaction, userId);
}

/** Erases the reports of an erased client; the report of a single erased analysis stays in the list. */
export async function eraseReportsOfAnalyses(
  transaction: Transaction,
  { userId, analysisIds, withReports }: EventPayload<'analyses.erased'>,
): Promise<void> {
  if (withReports) await owners.eraseReports(transaction, { userId, analysisId: { in: analysisIds } });
}

/** New reports carry the own brand only while the plan includes it. */
export function changePlan(
  transaction: Transaction,
  { userId, plan, version }: EventPayload<'wallet.changed'>,
): Promise<void> {
  return noteBrandPlan(transaction, { userId, version, includesBrand: includesBrand(plan) });
}
