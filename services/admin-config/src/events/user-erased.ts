import type { EventEnvelope } from '@sefira/contracts/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { Transaction } from '../context.ts';
import { forgetActivities } from '../data/activity.ts';
import { forgetPerson } from '../data/audit-trail.ts';
import { forgetConfigurator } from '../data/configuration-values.ts';

/** Decision 17: the trail and the history stay, nothing in them names the person any more. */
export async function onUserErased(
  event: EventEnvelope<'user.erased'>,
  { transaction }: HandlerContext<Transaction>,
): Promise<void> {
  await forgetPerson(transaction, event.payload.userId);
  await forgetConfigurator(transaction, event.payload.userId);
  await forgetActivities(transaction, event.payload.userId);
}
