import { storeAccountStanding } from '@sefira/messaging/account-standing';
import type { EventDelivery, EventHandlers } from '@sefira/messaging/consumer';
import type { ContentContext } from '../context.ts';
import { removeTrainingOf } from '../data/certificates.ts';
import { pauseSubscriber, removePausedSubscriber, resumeSubscriber } from '../data/newsletter.ts';
import { addFindables, handOverOwn, removeFindables, removeOwn } from '../data/search-index.ts';
import { ownAnalysis, ownKey } from '../domain/own-analysis.ts';

/** What a person can find of their own follows what they make, and goes with them. */
export const handlers: EventHandlers<'content', ContentContext> = {
  'analysis.completed': ({ event, transaction }) => addFindables(transaction, [ownAnalysis(event.payload)]),
  'analyses.erased': ({ event: { payload }, transaction }) =>
    removeFindables(transaction, payload.userId, payload.analysisIds.map(ownKey)),
  'guest.taken_over': ({ event: { payload }, transaction }) =>
    handOverOwn(transaction, payload.guestId, payload.userId),
  'account.closed': onStanding,
  'account.reopened': onStanding,
  'user.erased': async ({ event, transaction }) => {
    const { userId } = event.payload;
    await removeOwn(transaction, userId);
    await removeTrainingOf(transaction, userId);
    await removePausedSubscriber(transaction, userId);
  },
};

/** The newsletter pauses with the account that has its address. */
async function onStanding({
  event,
  transaction,
  context,
}: EventDelivery<'account.closed' | 'account.reopened', ContentContext>): Promise<void> {
  if (!(await storeAccountStanding(transaction, context.schema, event))) return;
  const { userId, email } = event.payload;
  if (event.name === 'account.reopened') return resumeSubscriber(transaction, userId);
  if (email !== null) await pauseSubscriber(transaction, email, userId);
}
