import {
  type Allowance,
  type AllowanceHolder,
  allowanceOf,
  type ChargedService,
  entitlements,
  type Quota,
} from '@sefira/contracts/billing/plans';
import { type PlanId, planIds } from '@sefira/contracts/shared/identity';

/** A day in America/Sao_Paulo, `YYYY-MM-DD` (`productDate`). */
export type ProductDay = string;

/** A quota as counted by the database; a `limit` of -1 means unlimited. */
export interface CountedAllowance {
  readonly pool: string | null;
  readonly period: string | null;
  readonly limit: number;
}

/** Period of a quota on a day: the day or its month `YYYY-MM`. */
export function periodOf(quota: Quota, today: ProductDay): string {
  return quota.per === 'day' ? today : today.slice(0, 7);
}

/** Start of the next period: midnight in America/Sao_Paulo (UTC−3 all year). */
export function resetOf(quota: Quota, today: ProductDay): Date {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return new Date(quota.per === 'day' ? Date.UTC(year, month - 1, day + 1, 3) : Date.UTC(year, month, 1, 3));
}

/** Allowances of a service by plan, as `reserve_charge` expects them; plans without one are absent. */
export function countedAllowances(
  service: ChargedService,
  today: ProductDay,
): Readonly<Partial<Record<PlanId, CountedAllowance>>> {
  const counted: Partial<Record<PlanId, CountedAllowance>> = {};
  for (const plan of planIds) {
    const allowance = allowanceOf(plan, service);
    if (allowance !== undefined) counted[plan] = toCounted(allowance, today);
  }
  return counted;
}

function toCounted(allowance: Allowance, today: ProductDay): CountedAllowance {
  if (allowance === 'unlimited') return { pool: null, period: null, limit: -1 };
  return { pool: allowance.pool, period: periodOf(allowance, today), limit: allowance.limit };
}

/** Quotas of a plan, one for each pool. */
export function quotasOf(plan: AllowanceHolder): readonly Quota[] {
  const pools = new Map<string, Quota>();
  for (const allowance of Object.values(entitlements[plan].services)) {
    if (allowance !== 'unlimited') pools.set(allowance.pool, allowance);
  }
  return [...pools.values()];
}
