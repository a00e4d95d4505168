import type { EventEnvelope } from '@sefira/contracts/shared/events';
import type { HandlerContext } from '@sefira/messaging/consumer';
import type { AdminContext, Transaction } from '../context.ts';
import { appendAudit } from '../data/audit-trail.ts';

type Administered = EventEnvelope<'account.administered' | 'billing.administered' | 'reseller.administered'>;

/** What an owner of data tells of an administrator's act becomes an entry of the trail, once. */
export function onAdministered(context: AdminContext) {
  return async (event: Administered, { transaction }: HandlerContext<Transaction>): Promise<void> => {
    const { action, entity, entityId, personId, old, reason, occurredAt } = event.payload;
    const actor = await context.people.named(event.payload.actor);
    await appendAudit(
      context,
      transaction,
      {
        action,
        entity,
        entityId,
        personId,
        actor,
        old,
        new: event.payload.new,
        ...(reason === null ? {} : { metadata: { reason } }),
        result: 'ok',
      },
      new Date(occurredAt),
    );
  };
}
