import { rowOf, rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { type DaySums, daySums } from '../domain/day-sums.ts';
import type { Period } from '../domain/periods.ts';

type Transaction = Prisma.TransactionClient;

/** Sums of each day with activity; cancelled entries do not count. */
export function readDays(transaction: Transaction, resellerId: string, period: Period): Promise<readonly DaySums[]> {
  return rowsOf(daySums)(transaction.$queryRaw`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(commissions)::float8 AS commissions, sum(sales)::float8 AS sales,
      sum(sales_count)::int AS "salesCount", sum(first_sales)::int AS "firstPurchases", sum(clicks)::int AS clicks,
      sum(visitors)::int AS visitors, sum(sign_ups)::int AS "signUps"
    FROM (
      SELECT day, 0 AS commissions, sum(cents) AS sales, sum(sales) AS sales_count, sum(first_sales) AS first_sales,
          0 AS clicks, 0 AS visitors, 0 AS sign_ups
        FROM sale_day WHERE reseller_id = ${resellerId}::uuid AND status = 'paid'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY day
      UNION ALL
      SELECT day, sum(cents), 0, 0, 0, 0, 0, 0
        FROM commission_day WHERE reseller_id = ${resellerId}::uuid AND state <> 'cancelled'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY day
      UNION ALL
      SELECT day, 0, 0, 0, 0, sum(clicks), sum(visitors), sum(sign_ups)
        FROM link_day WHERE reseller_id = ${resellerId}::uuid
          AND day BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY day
    ) AS activity GROUP BY day`);
}

const productSums = z.object({
  product: z.string(),
  sales: z.number(),
  salesCount: z.int(),
  commissions: z.number(),
});
export type ProductSums = z.infer<typeof productSums>;

/** Products sold in a period, largest sum first. */
export function readProducts(
  transaction: Transaction,
  resellerId: string,
  period: Period,
): Promise<readonly ProductSums[]> {
  return rowsOf(productSums)(transaction.$queryRaw`
    SELECT product, sum(sales)::float8 AS sales, sum(sales_count)::int AS "salesCount",
      sum(commissions)::float8 AS commissions
    FROM (
      SELECT product, cents AS sales, sales AS sales_count, 0 AS commissions
        FROM sale_day WHERE reseller_id = ${resellerId}::uuid AND status = 'paid'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT product, 0, 0, cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid AND state <> 'cancelled'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
    ) AS sold GROUP BY product ORDER BY sales DESC, product LIMIT 20`);
}

const linkSums = z.object({
  linkId: z.string(),
  name: z.string(),
  clicks: z.int(),
  signUps: z.int(),
  salesCount: z.int(),
  commissions: z.number(),
});
export type LinkSums = z.infer<typeof linkSums>;

/** Results of each link in a period, best first. */
export function readLinkSums(
  transaction: Transaction,
  resellerId: string,
  period: Period,
): Promise<readonly LinkSums[]> {
  return rowsOf(linkSums)(transaction.$queryRaw`
    SELECT link.id AS "linkId", link.name, coalesce(sum(clicks), 0)::int AS clicks,
      coalesce(sum(sign_ups), 0)::int AS "signUps", coalesce(sum(sales_count), 0)::int AS "salesCount",
      coalesce(sum(commissions), 0)::float8 AS commissions
    FROM link LEFT JOIN (
      SELECT link_id, 0 AS clicks, 0 AS sign_ups, sales AS sales_count, 0 AS commissions
        FROM sale_day WHERE reseller_id = ${resellerId}::uuid AND status = 'paid'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT link_id, 0, 0, 0, cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid AND state <> 'cancelled'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT link_id, clicks, sign_ups, 0, 0 FROM link_day WHERE reseller_id = ${resellerId}::uuid
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
    ) AS brought ON brought.link_id = link.id
    WHERE link.reseller_id = ${resellerId}::uuid
    GROUP BY link.id, link.name ORDER BY commissions DESC, clicks DESC, link.name LIMIT 20`);
}

const stateSums = z.object({ state: z.string(), cents: z.number() });

/** Cents by state, of all time. */
export async function readBalance(
  transaction: Transaction,
  resellerId: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf(stateSums)(transaction.$queryRaw`
    SELECT state, sum(cents)::float8 AS cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid GROUP BY state`);
  return Object.fromEntries(rows.map(({ state, cents }) => [state, cents]));
}

const customerCounts = z.object({ total: z.int(), active: z.int() });

/** Number of all customers, and of those with a running plan or a recent purchase. */
export function countCustomers(
  transaction: Transaction,
  resellerId: string,
  now: Date,
): Promise<{ readonly total: number; readonly active: number }> {
  return rowOf(customerCounts)(transaction.$queryRaw`
    SELECT (SELECT coalesce(sum(sign_ups), 0)::int FROM link_day WHERE reseller_id = ${resellerId}::uuid) AS total,
      (SELECT count(*)::int FROM customer WHERE reseller_id = ${resellerId}::uuid AND active_until > ${now}) AS active`);
}

/** Commissions that become available, by day. */
export function readReleases(transaction: Transaction, resellerId: string) {
  return transaction.releaseDay.findMany({
    where: { resellerId, commissions: { gt: 0 } },
    orderBy: { day: 'asc' },
  });
}

/** Cents by state of a period. */
export async function readStates(
  transaction: Transaction,
  resellerId: string,
  period: Period,
): Promise<Readonly<Record<string, number>>> {
  const rows = await rowsOf(stateSums)(transaction.$queryRaw`
    SELECT state, sum(cents)::float8 AS cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid
      AND day BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY state`);
  return Object.fromEntries(rows.map(({ state, cents }) => [state, cents]));
}

const grossSums = z.object({ orders: z.int(), gross: z.number(), refunded: z.number(), net: z.number() });
type GrossSums = z.infer<typeof grossSums>;

/** Orders of a period with gross, refunded and net amounts. */
export function readGross(transaction: Transaction, resellerId: string, period: Period): Promise<GrossSums> {
  return rowOf(grossSums)(transaction.$queryRaw`
    SELECT count(*)::int AS orders, coalesce(sum(amount_cents), 0)::float8 AS gross,
      coalesce(sum(refunded_cents), 0)::float8 AS refunded, coalesce(sum(amount_cents - refunded_cents), 0)::float8 AS net
    FROM sale WHERE reseller_id = ${resellerId}::uuid AND paid_at >= (${period.from}::date)::timestamp AT TIME ZONE
      'America/Sao_Paulo' AND paid_at < (${period.to}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`);
}
