import type { BillingCycle } from '@sefira/contracts/billing/catalogue';

/** The same day and time `months` later; the last day of a shorter month (UTC). */
export function addMonths(instant: Date, months: number): Date {
  const target = new Date(instant);
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return target;
}

const cycleMonths: Readonly<Record<BillingCycle, number>> = { monthly: 1, yearly: 12 };

/** Months of a cycle. */
export function monthsOf(cycle: BillingCycle): number {
  return cycleMonths[cycle];
}

export function periodEnd(start: Date, cycle: BillingCycle): Date {
  return addMonths(start, cycleMonths[cycle]);
}

/** Due time of the credits of month `index` (0, 1, …) of a period; null after its last month. */
export function grantTime(start: Date, end: Date, index: number): Date | null {
  const due = addMonths(start, index);
  return due < end ? due : null;
}
