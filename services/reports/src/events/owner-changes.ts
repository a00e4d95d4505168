import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { eraseOwner, takeOver } from '../data/owners.ts';

/** A guest signed up: their reports move to the account. */
export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', ReportsContext>): Promise<void> {
  await takeOver(transaction, event.payload.guestId, event.payload.userId);
}

/** Erases the data of an erased person or an expired guest (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ReportsContext>): Promise<void> {
  await eraseOwner(transaction, event.payload.userId);
}
