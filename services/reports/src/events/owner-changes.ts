import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { eraseOwner, takeOver } from '../data/owners.ts';

/** A guest signed up and took along what he had made. */
export async function onGuestTakenOver(
  event: EventEnvelope<'guest.taken_over'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await takeOver(transaction, event.payload.guestId, event.payload.userId);
}

/** Decision 17: nothing of an erased person, or of a guest whose day is over, stays. */
export async function onUserErased(
  event: EventEnvelope<'user.erased'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await eraseOwner(transaction, event.payload.userId);
}
