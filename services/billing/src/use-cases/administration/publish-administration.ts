import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import type { BillingContext, Transaction } from '../../context.ts';

export type Administered = Pick<BillingContext, 'database' | 'schema' | 'clock' | 'configuration'>;

export interface AdministrativeChange {
  /** Id of the account or the order. */
  readonly entityId: string;
  /** The person of the account or the order. */
  readonly personId: string;
  readonly entity: 'credits' | 'plan' | 'order';
  readonly old: Record<string, string | number>;
  readonly new: Record<string, string | number>;
  readonly reason: string;
  readonly by: AuditActor;
}

export async function publishAdministration(
  context: Administered,
  transaction: Transaction,
  change: AdministrativeChange,
): Promise<void> {
  const { entityId, personId, entity, old, reason, by } = change;
  await appendEvent(
    transaction,
    context.schema,
    'billing.administered',
    {
      action: 'update',
      entity,
      entityId,
      personId,
      actor: by,
      reason,
      old,
      new: change.new,
      occurredAt: context.clock().toISOString(),
    },
    by.requestId,
  );
}

/** Publishes the refund of an order by an administrator. */
export function publishRefund(
  context: Administered,
  transaction: Transaction,
  order: { readonly id: string; readonly userId: string; readonly status: string },
  refundedCents: number,
  { by, reason }: { readonly by: AuditActor; readonly reason: string },
): Promise<void> {
  const old = { status: order.status };
  return publishAdministration(context, transaction, {
    entityId: order.id,
    personId: order.userId,
    entity: 'order',
    old,
    new: { status: 'refunded', refundedCents },
    reason,
    by,
  });
}
