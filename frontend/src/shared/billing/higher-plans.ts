import { type PaidPlan, paidPlanIds } from '@sefira/contracts/billing/catalogue';
import type { PlanId } from '@sefira/contracts/shared/identity';

/** The paid plans above a plan, from the lowest to the highest. */
export function higherPlans(plan: PlanId): readonly PaidPlan[] {
  return plan === 'free' ? paidPlanIds : paidPlanIds.slice(paidPlanIds.indexOf(plan) + 1);
}
