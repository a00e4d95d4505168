import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { Transaction } from '../../context.ts';
import { type ActivityEntry, addActivity } from '../../data/activity.ts';

/** Adds an event of another service to the activity feed and the sums by day. */
export function recordActivity(
  transaction: Transaction,
  event: Pick<EventEnvelope, 'id' | 'occurredAt'>,
  facts: Omit<ActivityEntry, 'id' | 'at'>,
): Promise<void> {
  return addActivity(transaction, { id: event.id, at: new Date(event.occurredAt), ...facts });
}
