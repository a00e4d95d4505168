import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { erasePerson } from '../use-cases/persons/erase-person.ts';

/** Anonymises the person in the trail, the history and the activity feed. */
export async function onUserErased({
  event,
  transaction,
  context,
}: EventDelivery<'user.erased', AdminContext>): Promise<void> {
  await erasePerson(context, transaction, event.payload);
}
