import type { AdminAction, AuditActor } from '@sefira/contracts/admin-config/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import type { ResellerContext, Transaction } from '../context.ts';

/** What an administrator did here, without who and when. */
export type Deed = Pick<AdminAction, 'action' | 'entity' | 'entityId' | 'reason' | 'old' | 'new'>;

/** Tells the audit trail of it, in the transaction of the deed. */
export async function tellAdministered(
  context: Pick<ResellerContext, 'schema' | 'clock'>,
  transaction: Transaction,
  by: AuditActor,
  deed: Deed,
): Promise<void> {
  const act = { ...deed, personId: null, actor: by, occurredAt: context.clock().toISOString() };
  await appendEvent(transaction, context.schema, 'reseller.administered', act, by.requestId);
}
