import { type PaidPlan, paidPlanIds } from '@sefira/contracts/billing/catalogue';
import { clientOf } from '@sefira/database/access';
import type { BillingContext } from '../../context.ts';
import { planPriceCode } from '../../domain/catalogue-seed.ts';
import { runningOffer } from '../../domain/offers.ts';
import { mayTakeOffer } from '../orders/may-take-offer.ts';

/** Plans with an introductory offer that an account may take, before the payer's document is known. */
export async function offersFor(context: BillingContext, userId: string): Promise<readonly PaidPlan[]> {
  const now = context.clock();
  const [offers, prices] = await Promise.all([context.offers.all(now), context.prices.all(now)]);
  const taken: PaidPlan[] = [];
  for (const plan of paidPlanIds) {
    const full = prices.get(planPriceCode(plan, 'monthly'))?.amount ?? 0;
    const offer = runningOffer(offers.get(plan), full);
    if (offer && (await mayTakeOffer(clientOf(context), userId, offer.audience, null, now))) taken.push(plan);
  }
  return taken;
}
