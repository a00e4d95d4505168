import type { AdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import type { DashboardFigures } from '../use-cases/read-dashboard.ts';

/** The panel's first page. */
export function presentDashboard(figures: DashboardFigures): AdminDashboard {
  const { accounts, revenueCents, plans, pending, activities, series, queues } = figures;
  return {
    totalUsers: accounts.total,
    activeUsers: accounts.active,
    totalRevenue: revenueCents,
    totalPlans: plans.filter(({ active }) => active).length,
    pendingApprovals: pending,
    activity: activities.map(({ id, kind, detail, occurredAt }) => ({
      id,
      kind,
      detail,
      occurred_at: occurredAt.toISOString(),
    })),
    series,
    queues,
  };
}
