import type { EventDelivery } from '@sefira/messaging/consumer';
import type { BillingContext } from '../context.ts';
import { erasePerson } from '../use-cases/persons/erase-person.ts';

/** Erases the personal data of a person (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function onUserErased({
  event,
  transaction,
  context,
}: EventDelivery<'user.erased', BillingContext>): Promise<void> {
  await erasePerson(transaction, context, event.payload);
}
