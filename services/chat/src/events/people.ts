import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import type { EventHandlers } from '@sefira/messaging/consumer';
import type { ChatContext, Transaction } from '../context.ts';
import { erasePerson, keepProfile, takeOver } from '../data/profiles.ts';

/** What the chat keeps of people, from the events of auth and user. */
export const createHandlers = ({ schema }: Pick<ChatContext, 'schema'>): EventHandlers<'chat', Transaction> => ({
  ...accountStandingHandlers(schema),
  'user.registered': ({ payload: { userId, name, birthDate, registeredAt } }, { transaction }) =>
    keepProfile(transaction, { userId, name, birthDate, updatedAt: new Date(registeredAt) }),
  'profile.updated': ({ payload: { userId, name, birthDate, updatedAt } }, { transaction }) =>
    keepProfile(transaction, { userId, name, birthDate, updatedAt: new Date(updatedAt) }),
  'user.erased': ({ payload: { userId } }, { transaction }) => erasePerson(transaction, userId),
  'guest.taken_over': ({ payload: { guestId, userId } }, { transaction }) => takeOver(transaction, guestId, userId),
});
