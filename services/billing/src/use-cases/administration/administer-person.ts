import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { PlanId } from '@sefira/contracts/shared/identity';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { BillingContext, Transaction } from '../../context.ts';
import { closePeriod } from '../../data/orders/cancellations.ts';
import { findSubscription, livePeriod } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { addMonths } from '../../domain/periods.ts';
import { endSubscription, startPeriod } from '../subscriptions/periods.ts';
import { ownWallet } from '../wallets/open-wallet.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { adjustCredits } from './adjust-credits.ts';

type Administered = Pick<BillingContext, 'database' | 'schema' | 'clock' | 'configuration'>;

interface AdministrativeChange {
  /** Id of the account or the order. */
  readonly entityId: string;
  readonly entity: 'credits' | 'plan' | 'order';
  readonly old: Record<string, string | number>;
  readonly new: Record<string, string | number>;
  readonly reason: string;
  readonly by: AuditActor;
}

async function publishChange(
  context: Administered,
  transaction: Transaction,
  change: AdministrativeChange,
): Promise<void> {
  const { entityId, entity, old, reason, by } = change;
  await appendEvent(
    transaction,
    context.schema,
    'billing.administered',
    {
      action: 'update',
      entity,
      entityId,
      personId: null,
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
  order: { readonly id: string; readonly status: string },
  refundedCents: number,
  { by, reason }: { readonly by: AuditActor; readonly reason: string },
): Promise<void> {
  const old = { status: order.status };
  return publishChange(context, transaction, {
    entityId: order.id,
    entity: 'order',
    old,
    new: { status: 'refunded', refundedCents },
    reason,
    by,
  });
}

/** Adjusts credits and publishes the change in one transaction. @returns the credits that can be spent */
export function administerBalance(
  context: Administered,
  userId: string,
  wanted: { readonly amount: number; readonly reason: string; readonly key: string; readonly by: AuditActor },
): Promise<number> {
  const { by, reason, amount, key } = wanted;
  return adjustCredits(context, userId, { amount, reason, key, actorId: by.id }, (transaction, available) =>
    publishChange(context, transaction, {
      entityId: userId,
      entity: 'credits',
      old: { credits: available - amount },
      new: { credits: available },
      reason,
      by,
    }),
  );
}

/** Grants a plan for some months without charge, or ends the plan. @returns the plan and the credits that can be spent */
export async function administerPeriod(
  context: Administered,
  userId: string,
  wanted: { readonly plan: PlanId; readonly months: number; readonly reason: string; readonly by: AuditActor },
): Promise<{ readonly plan: PlanId; readonly credits: number }> {
  const { plan, months, reason, by } = wanted;
  const now = context.clock();
  await ownWallet(context, userId);
  return inTransaction(context, async (transaction) => {
    const before = await lockWallet(transaction, userId);
    const subscription = await findSubscription(transaction, userId);
    await closePeriod(transaction, subscription, now);
    if (plan === 'free') {
      if (subscription && livePeriod(subscription)) {
        await endSubscription(transaction, context.schema, subscription, 'period_over', now);
      }
    } else {
      await startPeriod(
        transaction,
        context.schema,
        {
          userId,
          plan,
          cycle: 'monthly',
          method: 'pix',
          // No order pays for a granted plan.
          orderId: newId(),
          start: now,
          end: addMonths(now, months),
          renews: false,
          savedCardSealed: null,
          card: null,
        },
        now,
      );
    }
    const after = await lockWallet(transaction, userId);
    await publishChange(context, transaction, {
      entityId: userId,
      entity: 'plan',
      old: { plan: before.plan },
      new: plan === 'free' ? { plan } : { plan, until: addMonths(now, months).toISOString() },
      reason,
      by,
    });
    await publishWallet(transaction, context.schema, userId);
    return { plan, credits: after.balance - after.reserved };
  });
}
