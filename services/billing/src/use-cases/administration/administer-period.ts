import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { PlanId } from '@sefira/contracts/shared/identity';
import { inTransaction } from '@sefira/database/access';
import { newId } from '@sefira/platform/time/identifiers';
import { closePeriod } from '../../data/orders/cancellations.ts';
import { findSubscription, livePeriod } from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';
import { addMonths } from '../../domain/periods.ts';
import { endSubscription, startPeriod } from '../subscriptions/periods.ts';
import { ownWallet } from '../wallets/open-wallet.ts';
import { publishWallet } from '../wallets/publish-wallet.ts';
import { type Administered, publishAdministration } from './publish-administration.ts';

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
    await publishAdministration(context, transaction, {
      entityId: userId,
      personId: userId,
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
