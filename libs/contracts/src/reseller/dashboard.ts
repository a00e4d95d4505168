import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id, instant, opaqueCursor, pageLimit } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';

/** The reseller's dashboard. Money is integer cents of BRL (docs/decisions/0005-money-dates-and-ids.md), negative for reversals. */
const cents = z.int();

/** Periods of the dashboard in days; a period ends today (America/Sao_Paulo) and includes it. */
export const resellerPeriods = [7, 30, 90, 365] as const;

const days = z._default(
  z.coerce
    .number()
    .check(z.refine((value) => resellerPeriods.some((period) => period === value), 'Escolha 7, 30, 90 ou 365 dias.')),
  30,
);

/** Shown as Pago, Pendente, Cancelado. */
export const saleStatuses = ['paid', 'pending', 'cancelled'] as const;
export const saleStatus = z.enum(saleStatuses);
export type SaleStatus = z.infer<typeof saleStatus>;

/**
 * States of a commission: `held` under review, `pending` until the guarantee ends, `available` for a payout, `requested` in
 * one, then `paid`; `cancelled` by a refund or a review.
 */
export const commissionStates = ['held', 'pending', 'available', 'requested', 'paid', 'cancelled'] as const;
export const commissionState = z.enum(commissionStates);
export type CommissionState = z.infer<typeof commissionState>;

/** A figure of the period and of the period before; `changePercent` is null where the earlier one is zero. */
const trend = z.object({ current: z.int(), previous: z.int(), changePercent: z.nullable(z.number()) });
export type ResellerTrend = z.infer<typeof trend>;

export const resellerDashboard = z.object({
  /** Commissions of the period without cancelled ones, less reversals. */
  totalCommissions: cents,
  /** The same of this calendar month. */
  monthlyCommissions: cents,
  /** Sum of the period's sales without refunded ones. */
  totalSales: cents,
  monthlySales: cents,
  totalCustomers: z.int(),
  /** Customers with a running paid plan or a purchase in the last 90 days. */
  activeCustomers: z.int(),
  /** First purchases for each 100 visitors of the period, one decimal; 0 without visitors. */
  conversionRate: z.number(),
  /** Commissions earned and not paid out yet. */
  pendingPayments: cents,
  days: z.int(),
  /** Calendar dates of the period, both included. */
  from: z.string(),
  to: z.string(),
  salesCount: z.int(),
  trends: z.object({
    commissions: trend,
    sales: trend,
    signUps: trend,
    visitors: trend,
    firstPurchases: trend,
    /** In tenths of a percent. */
    conversion: trend,
  }),
  funnel: z.object({
    clicks: z.int(),
    visitors: z.int(),
    signUps: z.int(),
    firstPurchases: z.int(),
    sales: z.int(),
  }),
  /** One point a day, without gaps. */
  series: z.array(
    z.object({
      day: z.string(),
      commissions: cents,
      sales: cents,
      salesCount: z.int(),
      clicks: z.int(),
      signUps: z.int(),
    }),
  ),
  products: z.array(z.object({ product: z.string(), sales: cents, salesCount: z.int(), commissions: cents })),
  links: z.array(
    z.object({
      linkId: id,
      name: z.string(),
      clicks: z.int(),
      signUps: z.int(),
      salesCount: z.int(),
      commissions: cents,
    }),
  ),
  /** Current sum of each state, regardless of the period. */
  balance: z.object({ held: cents, pending: cents, available: cents, requested: cents, paid: cents }),
});
export type ResellerDashboard = z.infer<typeof resellerDashboard>;

export const readResellerDashboard = defineRoute({
  id: 'reseller.readDashboard',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/dashboard',
  access: ['reseller'],
  summary: 'Totais, tendências, funil e séries do período.',
  query: z.object({ days }),
  response: envelope(resellerDashboard),
});

/** A list of the dashboard: rows in `data`, the cursor of the next page beside it. */
function list<Row extends z.ZodMiniType>(row: Row) {
  return z.extend(envelope(z.array(row)), {
    nextCursor: z.nullable(z.string()),
    /** Rows of the whole period. */
    total: z.int(),
    totalCents: cents,
  });
}

const listQuery = {
  days,
  cursor: opaqueCursor,
  limit: pageLimit(25),
};

/** `reversal` reclaims what was already paid out; `restoration` pays a reversed commission again. */
export const commissionKind = z.enum(['sale', 'reversal', 'restoration']);

export const commission = z.object({
  id,
  created_at: instant,
  customer_name: z.string(),
  /** Masked (`a•••@gmail.com`) unless the configuration shows it. */
  customer_email: z.string(),
  product_name: z.string(),
  sale_amount: cents,
  commission_amount: cents,
  status: saleStatus,
  state: commissionState,
  kind: commissionKind,
  /** Calendar date on which it becomes available; null when it is past or will never come. */
  available_on: z.nullable(z.string()),
});
export type Commission = z.infer<typeof commission>;

export const listCommissions = defineRoute({
  id: 'reseller.listCommissions',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/commissions',
  access: ['reseller'],
  summary: 'Comissões do período, da mais nova à mais antiga.',
  query: z.object({ ...listQuery, status: z._default(z.enum(['all', ...saleStatuses]), 'all') }),
  response: list(commission),
});

/** "Por que este valor?": the payment, the rate and its origin, the waiting period and the outcome. */
export const commissionExplanation = z.object({
  commission,
  /** Short plain sentences, in order. */
  sentences: z.array(z.string()),
  ratePercent: z.number(),
  /** When the customer was attributed and the rate fixed. */
  tiedAt: instant,
  linkName: z.string(),
  orderId: id,
  refundedCents: z.int(),
  refundedAt: z.nullable(instant),
  payoutId: z.nullable(id),
});
export type CommissionExplanation = z.infer<typeof commissionExplanation>;

export const explainCommission = defineRoute({
  id: 'reseller.explainCommission',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/commissions/:id',
  access: ['reseller'],
  summary: 'Por que este valor?',
  params: z.object({ id }),
  response: envelope(commissionExplanation),
});

export const sale = z.object({
  id,
  created_at: instant,
  customer_name: z.string(),
  customer_email: z.string(),
  product_name: z.string(),
  amount: cents,
  refunded_amount: cents,
  status: saleStatus,
});
export type Sale = z.infer<typeof sale>;

export const listSales = defineRoute({
  id: 'reseller.listSales',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/sales',
  access: ['reseller'],
  summary: 'Vendas do período, da mais nova à mais antiga.',
  query: z.object({ ...listQuery, status: z._default(z.enum(['all', ...saleStatuses]), 'all') }),
  response: list(sale),
});

export const resellerCustomer = z.object({
  id,
  name: z.string(),
  email: z.string(),
  created_at: instant,
  total_spent: cents,
  last_purchase: z.nullable(instant),
  active: z.boolean(),
});
export type ResellerCustomer = z.infer<typeof resellerCustomer>;

export const listCustomers = defineRoute({
  id: 'reseller.listCustomers',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/customers',
  access: ['reseller'],
  summary: 'Clientes que se cadastraram no período, do mais novo ao mais antigo.',
  query: z.object(listQuery),
  response: list(resellerCustomer),
});

export const readReleaseCalendar = defineRoute({
  id: 'reseller.readReleaseCalendar',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/releases',
  access: ['reseller'],
  summary: 'Quanto fica disponível em cada dia.',
  response: envelope(z.array(z.object({ day: z.string(), amount: cents, commissions: z.int() }))),
});

export const exportTypes = ['commissions', 'sales'] as const;
export const exportFormats = ['pdf', 'csv', 'xlsx'] as const;

/** The file is named `{type}_report_{date}.{format}`. */
export const exportResellerReport = defineRoute({
  id: 'reseller.exportReport',
  service: 'reseller',
  method: 'GET',
  path: '/reseller/export/:type',
  access: ['reseller'],
  freshProof: true,
  summary: 'Relatório do período em PDF, CSV ou XLSX.',
  cost: 10,
  params: z.object({ type: z.enum(exportTypes) }),
  query: z.object({ days, format: z._default(z.enum(exportFormats), 'pdf') }),
  response: {
    binary: [
      'application/pdf',
      'text/csv; charset=utf-8',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
  },
  rateLimit: { limit: 30, windowSeconds: 60, by: 'session' },
});
