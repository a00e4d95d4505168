import type { SaleStatus } from '@sefira/contracts/reseller/dashboard';
import { rowOf, rowsOf } from '@sefira/database/rows';
import type { InstantPosition } from '@sefira/platform/pagination/instant-cursor';
import { startOfProductDay } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod';
import type { Customer, Prisma } from '../../prisma/generated/client.ts';
import type { Period } from '../domain/periods.ts';

type Transaction = Prisma.TransactionClient;

/** A page of a reseller's list: rows older than `after`, within a period, of given states. */
export interface ListPage {
  readonly resellerId: string;
  readonly period: Period;
  readonly after: InstantPosition | null;
  readonly limit: number;
  readonly states: readonly string[];
  /** True when these are all states, so that the query needs no filter on them. */
  readonly isWhole: boolean;
}

/** States of a commission by the status that screens show. */
export const statesOf: Readonly<Record<SaleStatus, readonly string[]>> = {
  paid: ['paid'],
  pending: ['held', 'pending', 'available', 'requested'],
  cancelled: ['cancelled'],
};

export const allCommissionStates = Object.values(statesOf).flat();

const commissionRow = z.object({
  id: z.string(),
  createdAt: z.date(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  product: z.string(),
  saleCents: z.int(),
  amountCents: z.int(),
  rateBasisPoints: z.int(),
  state: z.string(),
  kind: z.string(),
  availableDay: z.string(),
});
export type CommissionRow = z.infer<typeof commissionRow>;

/** Commissions with their customers, newest first. */
export function listCommissionRows(transaction: Transaction, page: ListPage): Promise<readonly CommissionRow[]> {
  const { resellerId, period, after, limit } = page;
  return rowsOf(commissionRow)(transaction.$queryRaw`
    SELECT commission.id, commission.created_at AS "createdAt", customer.name AS "customerName",
      customer.email AS "customerEmail", commission.product, commission.sale_cents AS "saleCents",
      commission.amount_cents AS "amountCents", commission.rate_basis_points AS "rateBasisPoints", commission.state,
      commission.kind, to_char(commission.available_day, 'YYYY-MM-DD') AS "availableDay"
    FROM (
      SELECT * FROM commission WHERE reseller_id = ${resellerId}::uuid
        AND (${page.isWhole} OR state = ANY(${[...page.states]})) AND created_at >= ${startOf(period)}
        AND (created_at, id) < (${after?.at ?? endOf(period)}::timestamptz, ${after?.id ?? firstId}::uuid)
      ORDER BY created_at DESC, id DESC LIMIT ${limit}
    ) AS commission JOIN customer ON customer.user_id = commission.customer_id
    ORDER BY commission.created_at DESC, commission.id DESC`);
}

const saleRow = z.object({
  id: z.string(),
  paidAt: z.date(),
  customerName: z.string(),
  customerEmail: z.nullable(z.string()),
  product: z.string(),
  amountCents: z.int(),
  refundedCents: z.int(),
  status: z.string(),
});
export type SaleRow = z.infer<typeof saleRow>;

/** Sales with their customers, newest first. */
export function listSaleRows(transaction: Transaction, page: ListPage): Promise<readonly SaleRow[]> {
  const { resellerId, period, after, limit } = page;
  return rowsOf(saleRow)(transaction.$queryRaw`
    SELECT sale.id, sale.paid_at AS "paidAt", customer.name AS "customerName", customer.email AS "customerEmail",
      sale.product, sale.amount_cents AS "amountCents", sale.refunded_cents AS "refundedCents", sale.status
    FROM (
      SELECT * FROM sale WHERE reseller_id = ${resellerId}::uuid
        AND (${page.isWhole} OR status = ANY(${[...page.states]})) AND paid_at >= ${startOf(period)}
        AND (paid_at, id) < (${after?.at ?? endOf(period)}::timestamptz, ${after?.id ?? firstId}::uuid)
      ORDER BY paid_at DESC, id DESC LIMIT ${limit}
    ) AS sale JOIN customer ON customer.user_id = sale.user_id
    ORDER BY sale.paid_at DESC, sale.id DESC`);
}

/** Customers who signed up in the period, newest first. */
export function listCustomerRows(
  transaction: Transaction,
  { resellerId, period, after, limit }: Omit<ListPage, 'states' | 'isWhole'>,
): Promise<Customer[]> {
  const older = after
    ? { OR: [{ attributedAt: { lt: after.at } }, { attributedAt: after.at, userId: { lt: after.id } }] }
    : {};
  return transaction.customer.findMany({
    where: { resellerId, attributedAt: { gte: startOf(period), lt: endOf(period) }, ...older },
    orderBy: [{ attributedAt: 'desc' }, { userId: 'desc' }],
    take: limit,
  });
}

const listTotals = z.object({ total: z.int(), cents: z.number() });
export type ListTotals = z.infer<typeof listTotals>;

/** Rows and cents of a whole list, from the sums by day. */
export function totalCommissions(
  transaction: Transaction,
  { resellerId, period, states }: ListPage,
): Promise<ListTotals> {
  return rowOf(listTotals)(transaction.$queryRaw`
    SELECT coalesce(sum(commissions), 0)::int AS total, coalesce(sum(cents), 0)::float8 AS cents FROM commission_day
    WHERE reseller_id = ${resellerId}::uuid AND state = ANY(${[...states]})
      AND day BETWEEN ${period.from}::date AND ${period.to}::date`);
}

export function totalSales(transaction: Transaction, { resellerId, period, states }: ListPage): Promise<ListTotals> {
  return rowOf(listTotals)(transaction.$queryRaw`
    SELECT coalesce(sum(sales), 0)::int AS total, coalesce(sum(cents), 0)::float8 AS cents FROM sale_day
    WHERE reseller_id = ${resellerId}::uuid AND status = ANY(${[...states]})
      AND day BETWEEN ${period.from}::date AND ${period.to}::date`);
}

export function totalCustomers(
  transaction: Transaction,
  { resellerId, period }: Pick<ListPage, 'resellerId' | 'period'>,
): Promise<ListTotals> {
  return rowOf(listTotals)(transaction.$queryRaw`
    SELECT coalesce(sum(sign_ups), 0)::int AS total, 0 AS cents FROM link_day
    WHERE reseller_id = ${resellerId}::uuid AND day BETWEEN ${period.from}::date AND ${period.to}::date`);
}

const firstId = '00000000-0000-0000-0000-000000000000';

function startOf({ from }: Period): Date {
  return startOfProductDay(from);
}

function endOf({ to }: Period): Date {
  return new Date(startOfProductDay(to).getTime() + dayMilliseconds);
}
