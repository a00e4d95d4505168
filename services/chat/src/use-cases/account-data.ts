import { clientOf } from '@sefira/database/access';
import type { ChatContext, Transaction } from '../context.ts';
import { type Profile, putProfile } from '../data/known-people.ts';
import { deleteUserData, moveGuestData, type PersonalRows, readPersonalRows } from '../data/personal-data.ts';

/** Stores name and birth date of a user; an older event changes nothing. */
export function storeProfile(transaction: Transaction, profile: Profile): Promise<void> {
  return putProfile(transaction, profile);
}

/** Deletes everything that the chat stores of a user. */
export function eraseUser(transaction: Transaction, userId: string): Promise<void> {
  return deleteUserData(transaction, userId);
}

/** Moves the conversations of a guest to the account that the guest created, without expiry. */
export function takeOverGuest(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  return moveGuestData(transaction, guestId, userId);
}

/** All personal data of the chat, for the export of a user's data. */
export function readPersonalData(context: ChatContext, userId: string): Promise<PersonalRows> {
  return readPersonalRows(clientOf(context), userId);
}
