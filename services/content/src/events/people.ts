import { type StandingEvent, storeAccountStanding } from '@sefira/messaging/account-standing';
import type { EventHandlers, HandlerContext } from '@sefira/messaging/consumer';
import type { ContentContext, Transaction } from '../context.ts';
import { removeTrainingOf } from '../data/certificates.ts';
import { pauseSubscriber, removePausedSubscriber, resumeSubscriber } from '../data/newsletter.ts';
import { addFindables, handOverOwn, removeFindables, removeOwn } from '../data/search-index.ts';
import { ownAnalysis, ownKey } from '../domain/own-analysis.ts';

/** What a person can find of their own follows what they make, and goes with them. */
export function createHandlers({ schema }: Pick<ContentContext, 'schema'>): EventHandlers<'content', Transaction> {
  return {
    'analysis.completed': ({ payload }, { transaction }) => addFindables(transaction, [ownAnalysis(payload)]),
    'analyses.erased': ({ payload: { userId, analysisIds } }, { transaction }) =>
      removeFindables(transaction, userId, analysisIds.map(ownKey)),
    'guest.taken_over': ({ payload: { guestId, userId } }, { transaction }) =>
      handOverOwn(transaction, guestId, userId),
    'account.closed': (event, handling) => onStanding(event, handling),
    'account.reopened': (event, handling) => onStanding(event, handling),
    'user.erased': async ({ payload: { userId } }, { transaction }) => {
      await removeOwn(transaction, userId);
      await removeTrainingOf(transaction, userId);
      await removePausedSubscriber(transaction, userId);
    },
  };

  /** The newsletter pauses with the account that has its address. */
  async function onStanding(event: StandingEvent, { transaction }: HandlerContext<Transaction>): Promise<void> {
    if (!(await storeAccountStanding(transaction, schema, event))) return;
    const { userId, email } = event.payload;
    if (event.name === 'account.reopened') return resumeSubscriber(transaction, userId);
    if (email !== null) await pauseSubscriber(transaction, email, userId);
  }
}
