import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ChatContext } from '../context.ts';
import { erasePerson, keepProfile, takeOver } from '../data/profiles.ts';

/** What the chat keeps of people, from the events of auth and user. */
export const handlers: EventHandlers<'chat', ChatContext> = {
  ...accountStandingHandlers,
  'user.registered': ({ event, transaction }) => {
    const { userId, name, birthDate, registeredAt } = event.payload;
    return keepProfile(transaction, { userId, name, birthDate, updatedAt: new Date(registeredAt) });
  },
  'profile.updated': ({ event, transaction }) => {
    const { userId, name, birthDate, updatedAt } = event.payload;
    return keepProfile(transaction, { userId, name, birthDate, updatedAt: new Date(updatedAt) });
  },
  'user.erased': ({ event, transaction }) => erasePerson(transaction, event.payload.userId),
  'guest.taken_over': ({ event: { payload }, transaction }) => takeOver(transaction, payload.guestId, payload.userId),
};
