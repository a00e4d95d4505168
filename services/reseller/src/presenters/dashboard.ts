import type { ResellerDashboard, ResellerTrend } from '@sefira/contracts/reseller/dashboard';
import type { LinkSums, ProductSums } from '../data/dashboard.ts';
import { type DaySums, type PeriodSums, sumOf } from '../domain/day-sums.ts';
import { daysOf, type Period } from '../domain/periods.ts';

interface DashboardParts {
  readonly days: number;
  readonly period: Period;
  readonly before: Period;
  readonly month: Period;
  /** Days with activity of all three periods. */
  readonly activity: readonly DaySums[];
  readonly customers: { readonly total: number; readonly active: number };
  readonly balance: Readonly<Record<string, number>>;
  readonly products: readonly ProductSums[];
  readonly links: readonly LinkSums[];
}

/** The dashboard; trends compare with the same number of days before. */
export function presentDashboard(parts: DashboardParts): ResellerDashboard {
  const { customers, period, days } = parts;
  const current = sumOf(parts.activity, period);
  const previous = sumOf(parts.activity, parts.before);
  const month = sumOf(parts.activity, parts.month);
  const held = parts.balance.held ?? 0;
  const pending = parts.balance.pending ?? 0;
  const available = parts.balance.available ?? 0;
  const requested = parts.balance.requested ?? 0;
  const byDay = new Map(parts.activity.map((point) => [point.day, point]));
  return {
    totalCommissions: current.commissions,
    monthlyCommissions: month.commissions,
    totalSales: current.sales,
    monthlySales: month.sales,
    totalCustomers: customers.total,
    activeCustomers: customers.active,
    conversionRate: tenthsOfPercent(current) / 10,
    pendingPayments: held + pending + available + requested,
    days,
    from: period.from,
    to: period.to,
    salesCount: current.salesCount,
    trends: {
      commissions: trendOf(current.commissions, previous.commissions),
      sales: trendOf(current.sales, previous.sales),
      signUps: trendOf(current.signUps, previous.signUps),
      visitors: trendOf(current.visitors, previous.visitors),
      firstPurchases: trendOf(current.firstPurchases, previous.firstPurchases),
      conversion: trendOf(tenthsOfPercent(current), tenthsOfPercent(previous)),
    },
    funnel: {
      clicks: current.clicks,
      visitors: current.visitors,
      signUps: current.signUps,
      firstPurchases: current.firstPurchases,
      sales: current.salesCount,
    },
    series: daysOf(period).map(
      (day) => byDay.get(day) ?? { day, commissions: 0, sales: 0, salesCount: 0, clicks: 0, signUps: 0 },
    ),
    products: [...parts.products],
    links: [...parts.links],
    balance: { held, pending, available, requested, paid: parts.balance.paid ?? 0 },
  };
}

function trendOf(current: number, previous: number): ResellerTrend {
  const changePercent = previous === 0 ? null : Math.round(((current - previous) / Math.abs(previous)) * 1000) / 10;
  return { current, previous, changePercent };
}

function tenthsOfPercent({ firstPurchases, visitors }: PeriodSums): number {
  return visitors === 0 ? 0 : Math.round((firstPurchases * 1000) / visitors);
}
