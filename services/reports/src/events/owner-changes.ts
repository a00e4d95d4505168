import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { eraseOwner, takeOver } from '../data/owners.ts';

/** A guest signed up and took along what he had made. */
export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', ReportsContext>): Promise<void> {
  await takeOver(transaction, event.payload.guestId, event.payload.userId);
}

/** Decision 17: nothing of an erased person, or of a guest whose day is over, stays. */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ReportsContext>): Promise<void> {
  await eraseOwner(transaction, event.payload.userId);
}
