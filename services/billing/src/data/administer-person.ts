import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { PlanId } from '@sefira/contracts/shared/identity';
import { appendEvent } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import type { BillingContext, Transaction } from '../context.ts';
import { addMonths } from '../domain/periods.ts';
import { adjust } from './adjustments.ts';
import { closePeriod } from './close-period.ts';
import { lockWallet, tellWallet } from './ledger.ts';
import { endSubscription, livePeriod, startPeriod } from './subscriptions.ts';

type Administered = Pick<BillingContext, 'inTransaction' | 'schema' | 'clock'>;

interface Told {
  /** The account, or the order. */
  readonly entityId: string;
  readonly entity: 'credits' | 'plan' | 'order';
  readonly old: Record<string, string | number>;
  readonly new: Record<string, string | number>;
  readonly reason: string;
  readonly by: AuditActor;
}

async function tell(context: Administered, transaction: Transaction, told: Told): Promise<void> {
  const { entityId, entity, old, reason, by } = told;
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
      new: told.new,
      occurredAt: context.clock().toISOString(),
    },
    by.requestId,
  );
}

/** An order that an administrator gives back, told in the transaction that decides it. */
export function publishRefund(
  context: Administered,
  transaction: Transaction,
  order: { readonly id: string; readonly status: string },
  refundedCents: number,
  { by, reason }: { readonly by: AuditActor; readonly reason: string },
): Promise<void> {
  const old = { status: order.status };
  return tell(context, transaction, {
    entityId: order.id,
    entity: 'order',
    old,
    new: { status: 'refunded', refundedCents },
    reason,
    by,
  });
}

/** Credits given or taken by an administrator, told in the transaction of the entry. @returns what can be spent */
export function administerBalance(
  context: Administered,
  userId: string,
  wanted: { readonly amount: number; readonly reason: string; readonly key: string; readonly by: AuditActor },
): Promise<number> {
  const { by, reason, amount, key } = wanted;
  return adjust(context, userId, { amount, reason, key, actorId: by.id }, (transaction, available) =>
    tell(context, transaction, {
      entityId: userId,
      entity: 'credits',
      old: { credits: available - amount },
      new: { credits: available },
      reason,
      by,
    }),
  );
}

/** A plan without a charge for some months, or back to the free one. @returns the plan and what can be spent */
export function administerPeriod(
  context: Administered,
  userId: string,
  wanted: { readonly plan: PlanId; readonly months: number; readonly reason: string; readonly by: AuditActor },
): Promise<{ readonly plan: PlanId; readonly credits: number }> {
  const { plan, months, reason, by } = wanted;
  const now = context.clock();
  return context.inTransaction(async (transaction) => {
    const before = await lockWallet(transaction, userId);
    const subscription = await transaction.subscription.findUnique({ where: { userId } });
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
          // No order paid for it.
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
    const after = await transaction.wallet.findUniqueOrThrow({ where: { userId } });
    await tell(context, transaction, {
      entityId: userId,
      entity: 'plan',
      old: { plan: before.plan },
      new: plan === 'free' ? { plan } : { plan, until: addMonths(now, months).toISOString() },
      reason,
      by,
    });
    await tellWallet(transaction, context.schema, userId);
    return { plan, credits: after.balance - after.reserved };
  });
}
