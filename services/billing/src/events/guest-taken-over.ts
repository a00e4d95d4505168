import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { adoptGuest } from '../use-cases/persons/adopt-guest.ts';

/** Ends the allowances of a guest who signed up. */
export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', BillingContext>): Promise<void> {
  await adoptGuest(transaction, event.payload.guestId, event.payload.userId);
}
