import { allowanceOf, chargedServices, entitlements } from '@sefira/contracts/billing-plans';
import type { EntitlementState } from '@sefira/contracts/billing-wallet';
import type { PlanId } from '@sefira/contracts/identity';
import type { PriceVersion } from '../data/prices.ts';
import { periodOf, resetOf } from '../domain/allowances.ts';
import { serviceCostCode } from '../domain/catalogue-seed.ts';

export interface EntitlementFacts {
  readonly plan: PlanId;
  readonly until: Date | null;
  readonly credits: number;
  /** By `pool period`. */
  readonly used: ReadonlyMap<string, number>;
  readonly prices: ReadonlyMap<string, PriceVersion>;
  /** `YYYY-MM-DD` in America/Sao_Paulo. */
  readonly today: string;
  /** Guests pay nothing at all. */
  readonly isGuest: boolean;
}

/** What a person may do now, and how the next use of each service would be paid. */
export function presentEntitlements(facts: EntitlementFacts): EntitlementState {
  const { plan } = facts;
  return {
    plan,
    until: facts.until?.toISOString() ?? null,
    features: [...entitlements[plan].features],
    credits: facts.credits,
    services: chargedServices.map((service) => {
      const cost = facts.prices.get(serviceCostCode(service))?.amount ?? 0;
      const allowance = facts.isGuest ? 'unlimited' : allowanceOf(plan, service);
      const byCredits = facts.credits >= cost ? ('credits' as const) : ('insufficient' as const);
      if (allowance === 'unlimited')
        return { service, cost, isUnlimited: true, quota: null, next: 'included' as const };
      if (!allowance) return { service, cost, isUnlimited: false, quota: null, next: byCredits };
      const used = facts.used.get(`${allowance.pool} ${periodOf(allowance, facts.today)}`) ?? 0;
      const remaining = Math.max(0, allowance.limit - used);
      const resetsAt = resetOf(allowance, facts.today).toISOString();
      return {
        service,
        cost,
        isUnlimited: false,
        quota: { limit: allowance.limit, used, remaining, resetsAt },
        next: remaining > 0 ? ('included' as const) : byCredits,
      };
    }),
  };
}
