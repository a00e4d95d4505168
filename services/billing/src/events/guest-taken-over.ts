import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { endGuestUses } from '../data/guest-uses.ts';

/** Ends the allowances of a guest who signed up. */
export async function onGuestTakenOver(
  event: EventEnvelope<'guest.taken_over'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await endGuestUses(transaction, event.payload.guestId, event.payload.userId);
}
