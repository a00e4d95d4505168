import type { EventDelivery } from '@sefira/messaging/consumer';
import type { NumerologyContext } from '../context.ts';
import { putFavourite } from '../data/favourites.ts';
import { eraseOwner, takeOver } from '../data/owners.ts';
import { readableExpression } from '../domain/expression-of.ts';

/** A guest signed up: analyses and favourites become the account's, also the names kept in the browser. */
export async function onGuestTakenOver({
  event,
  transaction,
}: EventDelivery<'guest.taken_over', NumerologyContext>): Promise<void> {
  const { guestId, userId, favourites = [], takenOverAt } = event.payload;
  await takeOver(transaction, guestId, userId);
  for (const { kind, name, note, system } of favourites) {
    const number = readableExpression(name, system);
    if (number === null) continue;
    await putFavourite(transaction, { userId, kind, name, number, note }, new Date(takenOverAt));
  }
}

/** Erases the data of an erased person or an expired guest (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({
  event,
  transaction,
}: EventDelivery<'user.erased', NumerologyContext>): Promise<void> {
  await eraseOwner(transaction, event.payload.userId);
}
