import type { BillingCycle, PaidPlan } from '@sefira/contracts/billing/catalogue';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { BillingContext } from '../../context.ts';
import { cancelRenewal } from '../../data/orders/cancellations.ts';
import { findRenewalOrder } from '../../data/orders/orders.ts';
import {
  findSubscription,
  livePeriod,
  renewalKey,
  updateSubscription,
} from '../../data/subscriptions/subscriptions.ts';
import { lockWallet } from '../../data/wallets/ledger.ts';

/** Terms of the next period. */
export interface NextPeriod {
  readonly renews: boolean;
  /** Null keeps the current plan. */
  readonly nextPlan: PaidPlan | null;
  readonly nextCycle: BillingCycle | null;
}

/**
 * Sets the terms of the next period. A charge that was announced with other terms is cancelled, at the provider too.
 * @throws DomainError CONFLICT without a live plan, or when the next period is already paid on other terms
 */
export async function changeRenewal(context: BillingContext, userId: string, next: NextPeriod): Promise<void> {
  const now = context.clock();
  await inTransaction(context, async (transaction) => {
    await lockWallet(transaction, userId);
    const subscription = await findSubscription(transaction, userId);
    const live = livePeriod(subscription);
    if (!subscription || !live) throw new DomainError('CONFLICT', { message: 'Não há um plano ativo.' });
    const renewal = await findRenewalOrder(transaction, renewalKey(subscription));
    const isSame = renewal?.plan === (next.nextPlan ?? live.plan) && renewal.cycle === (next.nextCycle ?? live.cycle);
    if (renewal?.status === 'paid' && next.renews && !isSame) {
      throw new DomainError('CONFLICT', {
        message: 'O próximo período já está pago. Devolva esse pedido em Pagamentos para escolher outro plano.',
      });
    }
    if (renewal && !(next.renews && isSame)) await cancelRenewal(transaction, renewal.id, now);
    await updateSubscription(transaction, userId, { ...next, updatedAt: now });
  });
}
