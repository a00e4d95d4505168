import { allowanceOf, chargedServices, entitlements } from '@sefira/contracts/billing/plans';
import type { EntitlementState } from '@sefira/contracts/billing/wallet';
import type { PlanId } from '@sefira/contracts/shared/identity';
import type { CatalogueVersion } from '../data/catalogue/items.ts';
import type { PriceVersion } from '../data/catalogue/prices.ts';
import { periodOf, resetOf } from '../domain/allowances.ts';
import { serviceCostCode } from '../domain/catalogue-seed.ts';

export interface EntitlementFacts {
  readonly plan: PlanId;
  readonly until: Date | null;
  readonly credits: number;
  /** By `pool period`. */
  readonly used: ReadonlyMap<string, number>;
  readonly prices: ReadonlyMap<string, PriceVersion>;
  readonly items: ReadonlyMap<string, CatalogueVersion>;
  /** `YYYY-MM-DD` in America/Sao_Paulo. */
  readonly today: string;
  /** Guests have allowances of their own and no credits. */
  readonly isGuest: boolean;
}

/** Presents the plan of a person and how the next use of each service is paid. */
export function presentEntitlements(facts: EntitlementFacts): EntitlementState {
  const { plan } = facts;
  return {
    plan,
    until: facts.until?.toISOString() ?? null,
    features: [...entitlements[plan].features],
    credits: facts.credits,
    services: chargedServices.map((service) => {
      const cost = facts.prices.get(serviceCostCode(service))?.amount ?? 0;
      const allowance = allowanceOf(facts.isGuest ? 'guest' : plan, service);
      const isSold = facts.items.get(serviceCostCode(service))?.active ?? true;
      const canPay = !facts.isGuest && facts.credits >= cost;
      const bought = canPay ? ('credits' as const) : ('insufficient' as const);
      const byCredits = isSold ? bought : ('plan' as const);
      if (allowance === 'unlimited')
        return { service, cost, isUnlimited: true, quota: null, next: 'included' as const };
      if (!allowance) return { service, cost, isUnlimited: false, quota: null, next: byCredits };
      const usedUnits = facts.used.get(`${allowance.pool} ${periodOf(allowance, facts.today)}`) ?? 0;
      // Shown in uses of this service; a use can take several units of a shared pool.
      const { units = 1 } = allowance;
      const limit = Math.floor(allowance.limit / units);
      const remaining = Math.max(0, Math.floor((allowance.limit - usedUnits) / units));
      const used = limit - remaining;
      const resetsAt = resetOf(allowance, facts.today).toISOString();
      return {
        service,
        cost,
        isUnlimited: false,
        quota: { limit, used, remaining, resetsAt },
        next: remaining > 0 ? ('included' as const) : byCredits,
      };
    }),
  };
}
