import type { SaleStatus } from '@sefira/contracts/reseller/dashboard';
import { clientOf } from '@sefira/database/access';
import {
  type InstantPosition,
  readInstantCursor,
  writeInstantCursor,
} from '@sefira/platform/pagination/instant-cursor';
import { productDate } from '@sefira/platform/time/clock';
import type { ResellerContext } from '../../context.ts';
import {
  allCommissionStates,
  type ListPage,
  type ListTotals,
  listCommissionRows,
  listCustomerRows,
  listSaleRows,
  statesOf,
  totalCommissions,
  totalCustomers,
  totalSales,
} from '../../data/lists.ts';
import { periodOf } from '../../domain/periods.ts';
import { type Caller, ownReseller } from '../accounts/own-reseller.ts';

const saleStatuses = { all: ['paid', 'cancelled'], paid: ['paid'], pending: [], cancelled: ['cancelled'] } as const;

interface PageQuery {
  readonly days: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
}
type StatusQuery = PageQuery & { readonly status: SaleStatus | 'all' };

/** A page of the caller's commissions, newest first. */
export async function listOwnCommissions(context: ResellerContext, caller: Caller, query: StatusQuery) {
  const { status } = query;
  const states = status === 'all' ? allCommissionStates : statesOf[status];
  const page = await pageOf(context, caller, query, { states, isWhole: status === 'all' });
  const client = clientOf(context);
  const [found, totals] = await Promise.all([listCommissionRows(client, page), totalCommissions(client, page)]);
  return closePage(found, query.limit, totals, ({ createdAt: at, id }) => ({ at, id }));
}

/** A page of the caller's sales, newest first. */
export async function listOwnSales(context: ResellerContext, caller: Caller, query: StatusQuery) {
  const { status } = query;
  const page = await pageOf(context, caller, query, { states: saleStatuses[status], isWhole: status === 'all' });
  const client = clientOf(context);
  const [found, totals] = await Promise.all([listSaleRows(client, page), totalSales(client, page)]);
  return closePage(found, query.limit, totals, ({ paidAt: at, id }) => ({ at, id }));
}

/** A page of the caller's customers, newest first. */
export async function listOwnCustomers(context: ResellerContext, caller: Caller, query: PageQuery) {
  const page = await pageOf(context, caller, query, { states: [], isWhole: true });
  const client = clientOf(context);
  const [found, totals] = await Promise.all([listCustomerRows(client, page), totalCustomers(client, page)]);
  return closePage(found, query.limit, totals, ({ attributedAt: at, userId: id }) => ({ at, id }));
}

async function pageOf(
  context: ResellerContext,
  caller: Caller,
  { days, cursor, limit }: PageQuery,
  filter: Pick<ListPage, 'states' | 'isWhole'>,
): Promise<ListPage> {
  const { userId: resellerId } = await ownReseller(context, caller);
  const { current: period } = periodOf(productDate(context.clock()), days);
  return { resellerId, period, after: readInstantCursor(cursor), limit: limit + 1, ...filter };
}

/** Rows of the page, cursor of the next one and totals of the whole list. */
function closePage<Row>(
  found: readonly Row[],
  limit: number,
  { total, cents }: ListTotals,
  positionOf: (row: Row) => InstantPosition,
) {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const nextCursor = found.length > limit && last ? writeInstantCursor(positionOf(last)) : null;
  return { rows, end: { nextCursor, total, totalCents: cents } };
}
