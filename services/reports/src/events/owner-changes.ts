import type { EventDelivery } from '@sefira/messaging/consumer';
import type { ReportsContext } from '../context.ts';
import { eraseOwner, takeOverGuest } from '../use-cases/change-owner.ts';

export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', ReportsContext>): Promise<void> {
  await takeOverGuest(transaction, event.payload);
}

export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', ReportsContext>): Promise<void> {
  await eraseOwner(transaction, event.payload.userId);
}
