import * as z from 'zod/mini';
import type { Period } from './periods.ts';

/** Sums of a period; money in cents. */
const periodSums = z.object({
  commissions: z.number(),
  sales: z.number(),
  salesCount: z.int(),
  firstPurchases: z.int(),
  clicks: z.int(),
  visitors: z.int(),
  signUps: z.int(),
});
export type PeriodSums = z.infer<typeof periodSums>;

export const daySums = z.extend(periodSums, { day: z.string() });
export type DaySums = z.infer<typeof daySums>;

const nothing: PeriodSums = {
  commissions: 0,
  sales: 0,
  salesCount: 0,
  firstPurchases: 0,
  clicks: 0,
  visitors: 0,
  signUps: 0,
};

/** Sums of the days within a period. */
export function sumOf(days: readonly DaySums[], { from, to }: Period): PeriodSums {
  return days
    .filter(({ day }) => day >= from && day <= to)
    .reduce<PeriodSums>(
      (sum, day) => ({
        commissions: sum.commissions + day.commissions,
        sales: sum.sales + day.sales,
        salesCount: sum.salesCount + day.salesCount,
        firstPurchases: sum.firstPurchases + day.firstPurchases,
        clicks: sum.clicks + day.clicks,
        visitors: sum.visitors + day.visitors,
        signUps: sum.signUps + day.signUps,
      }),
      nothing,
    );
}
