import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ContentContext } from '../context.ts';
import {
  applyAccountStanding,
  eraseUser,
  indexAnalysis,
  removeAnalyses,
  takeOverGuest,
} from '../use-cases/account-data.ts';

/** Events about users and their analyses, which their own search contains. */
export const handlers: EventHandlers<'content', ContentContext> = {
  'analysis.completed': ({ event, transaction }) => indexAnalysis(transaction, event.payload),
  'analyses.erased': ({ event, transaction }) => removeAnalyses(transaction, event.payload),
  'guest.taken_over': ({ event: { payload }, transaction }) =>
    takeOverGuest(transaction, payload.guestId, payload.userId),
  'account.closed': ({ event, transaction, context }) => applyAccountStanding(transaction, context, event),
  'account.reopened': ({ event, transaction, context }) => applyAccountStanding(transaction, context, event),
  'user.erased': ({ event, transaction }) => eraseUser(transaction, event.payload.userId),
};
