import type { AdminAction } from '@sefira/contracts/admin-config/audit';
import type { AdminContext, Transaction } from '../../context.ts';
import { appendAudit } from './append-audit.ts';

/** Adds an administrator's act, published by the service that owns the data, to the trail. */
export async function recordAdministered(
  context: AdminContext,
  transaction: Transaction,
  act: AdminAction,
): Promise<void> {
  const { action, entity, entityId, personId, old, reason, occurredAt } = act;
  const actor = await context.people.named(act.actor);
  const isNamed = personId === null || 'name' in { ...old, ...act.new };
  const personName = isNamed ? '' : await context.people.nameOf(personId, actor.requestId);
  const metadata = reason === null ? {} : { metadata: { reason } };
  const entry = { action, entity, entityId, personId, personName, actor, old, new: act.new, ...metadata };
  await appendAudit(context, transaction, { ...entry, result: 'ok' }, new Date(occurredAt));
}
