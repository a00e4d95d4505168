import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ChatContext } from '../context.ts';
import { eraseUser, storeProfile, takeOverGuest } from '../use-cases/account-data.ts';

/** Events of auth and user about people that the chat stores. */
export const handlers: EventHandlers<'chat', ChatContext> = {
  ...accountStandingHandlers,
  'user.registered': ({ event, transaction }) => {
    const { userId, name, birthDate, registeredAt } = event.payload;
    return storeProfile(transaction, { userId, name, birthDate, updatedAt: new Date(registeredAt) });
  },
  'profile.updated': ({ event, transaction }) => {
    const { userId, name, birthDate, updatedAt } = event.payload;
    return storeProfile(transaction, { userId, name, birthDate, updatedAt: new Date(updatedAt) });
  },
  'user.erased': ({ event, transaction }) => eraseUser(transaction, event.payload.userId),
  'guest.taken_over': ({ event: { payload }, transaction }) =>
    takeOverGuest(transaction, payload.guestId, payload.userId),
};
