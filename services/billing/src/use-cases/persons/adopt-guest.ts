import type { Transaction } from '../../context.ts';
import { endGuestUses } from '../../data/guest-uses.ts';

/** Ends the allowances of a guest who signed up; open reservations move to the account. */
export function adoptGuest(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  return endGuestUses(transaction, guestId, userId);
}
