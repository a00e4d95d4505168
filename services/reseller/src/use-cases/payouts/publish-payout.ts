import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { appendEvent } from '@sefira/messaging/outbox';
import type { ResellerContext, Transaction } from '../../context.ts';
import type { Payout } from '../../data/payouts.ts';
import { publishAdministered } from '../administration/publish-administered.ts';

/** Publishes the outcome of a payout. */
export async function publishPayoutSettled(
  context: Pick<ResellerContext, 'schema' | 'clock'>,
  transaction: Transaction,
  payout: Payout,
  outcome: 'paid' | 'refused',
): Promise<void> {
  const { id: payoutId, number, resellerId: userId, amountCents, reason, endToEndId } = payout;
  const settledAt = context.clock().toISOString();
  const payload = { payoutId, number, userId, amountCents, outcome, endToEndId, reason, settledAt };
  await appendEvent(transaction, context.schema, 'payout.settled', payload, null);
}

/** Publishes an administrator's decision; `payout` has its reason or transfer, and the status before it. */
export function publishPayoutDecision(
  context: Pick<ResellerContext, 'schema' | 'clock'>,
  transaction: Transaction,
  by: AuditActor,
  { id: entityId, resellerId: personId, reason, status, amountCents, endToEndId }: Payout,
  outcome: 'approved' | 'refused' | 'paid',
): Promise<void> {
  return publishAdministered(context, transaction, by, {
    action: 'update',
    entity: 'payout',
    entityId,
    personId,
    reason,
    old: { status, amountCents },
    new: { status: outcome, amountCents, ...(endToEndId === null ? {} : { endToEndId }) },
  });
}
