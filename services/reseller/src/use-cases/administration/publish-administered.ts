import type { AdminAction, AuditActor } from '@sefira/contracts/admin-config/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import type { ResellerContext, Transaction } from '../../context.ts';

/** An administrator's act, without actor and time. */
export type AdministeredChange = Pick<
  AdminAction,
  'action' | 'entity' | 'entityId' | 'personId' | 'reason' | 'old' | 'new'
>;

/** Publishes an administrator's act for the audit trail, in its transaction. */
export async function publishAdministered(
  context: Pick<ResellerContext, 'schema' | 'clock'>,
  transaction: Transaction,
  by: AuditActor,
  change: AdministeredChange,
): Promise<void> {
  const act = { ...change, actor: by, occurredAt: context.clock().toISOString() };
  await appendEvent(transaction, context.schema, 'reseller.administered', act, by.requestId);
}
