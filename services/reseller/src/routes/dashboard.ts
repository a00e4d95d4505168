import {
  listCommissions,
  listCustomers,
  listSales,
  readReleaseCalendar,
  readResellerDashboard,
  type SaleStatus,
} from '@sefira/contracts/reseller/dashboard';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { accountId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { ResellerContext } from '../context.ts';
import * as sums from '../data/dashboard.ts';
import * as lists from '../data/lists.ts';
import { ownReseller } from '../data/resellers.ts';
import { monthOf, periodOf } from '../domain/periods.ts';
import { readPosition, writePosition } from '../domain/position.ts';
import { presentDashboard } from '../presenters/dashboard.ts';
import { emailView, presentCommission, presentCustomer, presentSale } from '../presenters/lists.ts';

interface ListQuery {
  readonly days: number;
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly status: SaleStatus | 'all';
}

const saleStatuses = { all: ['paid', 'cancelled'], paid: ['paid'], pending: [], cancelled: ['cancelled'] } as const;

/** A reseller's own figures and lists. */
export function addDashboardRoutes(app: FastifyInstance, context: ResellerContext): void {
  const { identities, clock, configuration } = context;
  const client = clientOf(context);
  const view = () => emailView(configuration.get('reseller_show_customer_email'));

  async function own(call: { readonly identity: Parameters<typeof accountId>[0]; readonly requestId: string }) {
    return (await ownReseller(context, accountId(call.identity), call.requestId)).userId;
  }

  function pageOf(
    resellerId: string,
    { days, cursor, limit, status }: ListQuery,
    states: readonly string[],
  ): lists.ListPage {
    const { current: period } = periodOf(productDate(clock()), days);
    return { resellerId, period, after: readPosition(cursor), limit: limit + 1, states, isWhole: status === 'all' };
  }

  addRoute(app, identities, readResellerDashboard, async (call) => {
    const resellerId = await own(call);
    const { days } = call.query;
    const now = clock();
    const today = productDate(now);
    const { current: period, previous: before } = periodOf(today, days);
    const month = monthOf(today);
    const [from = today] = [month.from, before.from].sort();
    const whole = { from, to: today };
    const [activity, customers, balance, products, links] = await Promise.all([
      sums.readDays(client, resellerId, whole),
      sums.countCustomers(client, resellerId, now),
      sums.readBalance(client, resellerId),
      sums.readProducts(client, resellerId, period),
      sums.readLinkSums(client, resellerId, period),
    ]);
    const parts = { days, period, before, month, activity, customers, balance, products, links };
    return answered('Painel carregado.', presentDashboard(parts));
  });

  addRoute(app, identities, listCommissions, async (call) => {
    const { status } = call.query;
    const states = status === 'all' ? Object.values(lists.statesOf).flat() : lists.statesOf[status];
    const page = pageOf(await own(call), call.query, states);
    const [rows, totals] = await Promise.all([
      lists.listCommissionRows(client, page),
      lists.totalCommissions(client, page),
    ]);
    const shown = rows.slice(0, call.query.limit);
    const email = view();
    return {
      ...answered(
        'Comissões carregadas.',
        shown.map((row) => presentCommission(row, email)),
      ),
      ...endOf(
        rows,
        shown.map(({ createdAt: at, id }) => ({ at, id })),
        totals,
      ),
    };
  });

  addRoute(app, identities, listSales, async (call) => {
    const page = pageOf(await own(call), call.query, saleStatuses[call.query.status]);
    const [rows, totals] = await Promise.all([lists.listSaleRows(client, page), lists.totalSales(client, page)]);
    const shown = rows.slice(0, call.query.limit);
    const email = view();
    return {
      ...answered(
        'Vendas carregadas.',
        shown.map((row) => presentSale(row, email)),
      ),
      ...endOf(
        rows,
        shown.map(({ paidAt: at, id }) => ({ at, id })),
        totals,
      ),
    };
  });

  addRoute(app, identities, listCustomers, async (call) => {
    const page = pageOf(await own(call), { ...call.query, status: 'all' }, []);
    const [rows, totals] = await Promise.all([
      lists.listCustomerRows(client, page),
      lists.totalCustomers(client, page),
    ]);
    const shown = rows.slice(0, call.query.limit);
    const email = view();
    const now = clock();
    return {
      ...answered(
        'Clientes carregados.',
        shown.map((row) => presentCustomer(row, email, now)),
      ),
      ...endOf(
        rows,
        shown.map(({ attributedAt: at, userId: id }) => ({ at, id })),
        totals,
      ),
    };
  });

  addRoute(app, identities, readReleaseCalendar, async (call) => {
    const releases = await sums.readReleases(client, await own(call));
    return answered(
      'Liberações carregadas.',
      releases.map(({ day, cents, commissions }) => ({
        day: day.toISOString().slice(0, 10),
        amount: Number(cents),
        commissions,
      })),
    );
  });
}

/** Cursor of the next page and totals of the whole list. */
function endOf(
  found: readonly unknown[],
  shown: readonly { readonly at: Date; readonly id: string }[],
  { total, cents }: lists.ListTotals,
) {
  const last = shown.at(-1);
  return {
    nextCursor: found.length > shown.length && last ? writePosition(last) : null,
    total,
    totalCents: cents,
  };
}
