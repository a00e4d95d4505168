import type { EventDelivery } from '@sefira/messaging/consumer';
import type { AdminContext } from '../context.ts';
import { appendAudit } from '../data/audit-trail.ts';

type Administered = 'account.administered' | 'billing.administered' | 'reseller.administered';

/** Adds an administrator's act, published by the service that owns the data, to the trail. */
export async function onAdministered({
  event,
  transaction,
  context,
}: EventDelivery<Administered, AdminContext>): Promise<void> {
  const { action, entity, entityId, personId, old, reason, occurredAt } = event.payload;
  const actor = await context.people.named(event.payload.actor);
  const metadata = reason === null ? {} : { metadata: { reason } };
  const entry = { action, entity, entityId, personId, actor, old, new: event.payload.new, ...metadata };
  await appendAudit(context, transaction, { ...entry, result: 'ok' }, new Date(occurredAt));
}
