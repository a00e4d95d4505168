import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { endGuestUses } from '../data/guest-uses.ts';

/** Ends the allowances of a guest who signed up. */
export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', BillingContext>): Promise<void> {
  await endGuestUses(transaction, event.payload.guestId, event.payload.userId);
}
