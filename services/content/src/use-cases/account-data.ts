import type { EventPayload } from '@sefira/contracts/shared/events';
import { clientOf } from '@sefira/database/access';
import { type StandingEvent, storeAccountStanding } from '@sefira/messaging/account-standing';
import { productDate } from '@sefira/platform/time/clock';
import type { ContentContext, Transaction } from '../context.ts';
import { removeTrainingOf } from '../data/certificates.ts';
import { pauseSubscriber, removePausedSubscriber, resumeSubscriber } from '../data/newsletter.ts';
import { type PersonalRows, readPersonalRows } from '../data/personal-data.ts';
import { addFindables, handOverOwn, removeFindables, removeOwn } from '../data/search-index.ts';
import { ownAnalysis, ownKey } from '../domain/own-analysis.ts';

/** Adds an analysis to its user's search. */
export function indexAnalysis(transaction: Transaction, analysis: EventPayload<'analysis.completed'>): Promise<void> {
  return addFindables(transaction, [ownAnalysis(analysis, productDate(new Date(analysis.completedAt)))]);
}

/** Removes erased analyses from their user's search. */
export function removeAnalyses(
  transaction: Transaction,
  { userId, analysisIds }: { readonly userId: string; readonly analysisIds: readonly string[] },
): Promise<void> {
  return removeFindables(transaction, userId, analysisIds.map(ownKey));
}

/** Moves a guest's search documents to the account that the guest created. */
export function takeOverGuest(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  return handOverOwn(transaction, guestId, userId);
}

/** Stores an account's standing; the newsletter pauses while the account with its address is closed. */
export async function applyAccountStanding(
  transaction: Transaction,
  { schema }: Pick<ContentContext, 'schema'>,
  event: StandingEvent,
): Promise<void> {
  if (!(await storeAccountStanding(transaction, schema, event))) return;
  const { userId, email } = event.payload;
  if (event.name === 'account.reopened') return resumeSubscriber(transaction, userId);
  if (email !== null) await pauseSubscriber(transaction, email, userId);
}

/** Deletes everything that content stores of a user. */
export async function eraseUser(transaction: Transaction, userId: string): Promise<void> {
  await removeOwn(transaction, userId);
  await removeTrainingOf(transaction, userId);
  await removePausedSubscriber(transaction, userId);
}

/** All personal data of content; rows stored by e-mail only if the address is given, which auth has proved. */
export function readPersonalData(
  context: ContentContext,
  userId: string,
  email: string | undefined,
): Promise<PersonalRows> {
  return readPersonalRows(clientOf(context), userId, email);
}
