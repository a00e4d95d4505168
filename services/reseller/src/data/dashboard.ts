import type { Prisma } from '../../prisma/generated/client.ts';
import type { DaySums } from '../domain/day-sums.ts';
import type { Period } from '../domain/periods.ts';

type Transaction = Prisma.TransactionClient;

/** Sums of each day with activity; cancelled entries do not count. */
export function readDays(transaction: Transaction, resellerId: string, period: Period): Promise<readonly DaySums[]> {
  return transaction.$queryRaw<readonly DaySums[]>`
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
    ) AS activity GROUP BY day`;
}

export interface ProductSums {
  readonly product: string;
  readonly sales: number;
  readonly salesCount: number;
  readonly commissions: number;
}

/** Products sold in a period, largest sum first. */
export function readProducts(
  transaction: Transaction,
  resellerId: string,
  period: Period,
): Promise<readonly ProductSums[]> {
  return transaction.$queryRaw<readonly ProductSums[]>`
    SELECT product, sum(sales)::float8 AS sales, sum(sales_count)::int AS "salesCount",
      sum(commissions)::float8 AS commissions
    FROM (
      SELECT product, cents AS sales, sales AS sales_count, 0 AS commissions
        FROM sale_day WHERE reseller_id = ${resellerId}::uuid AND status = 'paid'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT product, 0, 0, cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid AND state <> 'cancelled'
          AND day BETWEEN ${period.from}::date AND ${period.to}::date
    ) AS sold GROUP BY product ORDER BY sales DESC, product LIMIT 20`;
}

export interface LinkSums {
  readonly linkId: string;
  readonly name: string;
  readonly clicks: number;
  readonly signUps: number;
  readonly salesCount: number;
  readonly commissions: number;
}

/** Results of each link in a period, best first. */
export function readLinkSums(
  transaction: Transaction,
  resellerId: string,
  period: Period,
): Promise<readonly LinkSums[]> {
  return transaction.$queryRaw<readonly LinkSums[]>`
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
    GROUP BY link.id, link.name ORDER BY commissions DESC, clicks DESC, link.name LIMIT 20`;
}

/** Cents by state, of all time. */
export async function readBalance(
  transaction: Transaction,
  resellerId: string,
): Promise<Readonly<Record<string, number>>> {
  const rows = await transaction.$queryRaw<readonly { readonly state: string; readonly cents: number }[]>`
    SELECT state, sum(cents)::float8 AS cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid GROUP BY state`;
  return Object.fromEntries(rows.map(({ state, cents }) => [state, cents]));
}

/** Number of all customers, and of those with a running plan or a recent purchase. */
export async function countCustomers(
  transaction: Transaction,
  resellerId: string,
  now: Date,
): Promise<{ readonly total: number; readonly active: number }> {
  const rows = await transaction.$queryRaw<readonly { readonly total: number; readonly active: number }[]>`
    SELECT (SELECT coalesce(sum(sign_ups), 0)::int FROM link_day WHERE reseller_id = ${resellerId}::uuid) AS total,
      (SELECT count(*)::int FROM customer WHERE reseller_id = ${resellerId}::uuid AND active_until > ${now}) AS active`;
  return rows[0] ?? { total: 0, active: 0 };
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
  const rows = await transaction.$queryRaw<readonly { readonly state: string; readonly cents: number }[]>`
    SELECT state, sum(cents)::float8 AS cents FROM commission_day WHERE reseller_id = ${resellerId}::uuid
      AND day BETWEEN ${period.from}::date AND ${period.to}::date GROUP BY state`;
  return Object.fromEntries(rows.map(({ state, cents }) => [state, cents]));
}

export interface GrossSums {
  readonly orders: number;
  readonly gross: number;
  readonly refunded: number;
  readonly net: number;
}

/** Orders of a period with gross, refunded and net amounts. */
export async function readGross(transaction: Transaction, resellerId: string, period: Period): Promise<GrossSums> {
  const [sums] = await transaction.$queryRaw<readonly GrossSums[]>`
    SELECT count(*)::int AS orders, coalesce(sum(amount_cents), 0)::float8 AS gross,
      coalesce(sum(refunded_cents), 0)::float8 AS refunded, coalesce(sum(amount_cents - refunded_cents), 0)::float8 AS net
    FROM sale WHERE reseller_id = ${resellerId}::uuid AND paid_at >= (${period.from}::date)::timestamp AT TIME ZONE
      'America/Sao_Paulo' AND paid_at < (${period.to}::date + 1)::timestamp AT TIME ZONE 'America/Sao_Paulo'`;
  return sums ?? { orders: 0, gross: 0, refunded: 0, net: 0 };
}
