import type { EventHandlers } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { removeTrainingOf } from '../data/certificates.ts';
import { removeSubscriberByEmail } from '../data/newsletter.ts';
import { addFindables, handOverOwn, removeFindables, removeOwn } from '../data/search-index.ts';
import { ownAnalysis, ownKey } from '../domain/own-analysis.ts';

/** What a person can find of their own follows what they make, and goes with them. */
export const handlers: EventHandlers<'content', Transaction> = {
  'analysis.completed': ({ payload }, { transaction }) => addFindables(transaction, [ownAnalysis(payload)]),
  'analyses.erased': ({ payload: { userId, analysisIds } }, { transaction }) =>
    removeFindables(transaction, userId, analysisIds.map(ownKey)),
  'guest.taken_over': ({ payload: { guestId, userId } }, { transaction }) => handOverOwn(transaction, guestId, userId),
  'user.deactivated': ({ payload: { email } }, { transaction }) => removeSubscriberByEmail(transaction, email),
  'user.erased': async ({ payload: { userId } }, { transaction }) => {
    await removeOwn(transaction, userId);
    await removeTrainingOf(transaction, userId);
  },
};
