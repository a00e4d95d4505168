import { readAdminDashboard } from '@sefira/contracts/admin-config/dashboard';
import { countAccounts } from '@sefira/contracts/auth/admin';
import { listCatalogueItems, sumRevenue } from '@sefira/contracts/billing/admin';
import { countPending } from '@sefira/contracts/reseller/pending';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { listActivities, readSeries } from '../data/activity.ts';

/** The panel's first page. */
export function addDashboardRoute(app: FastifyInstance, context: AdminContext): void {
  const { services } = context;
  const client = clientOf(context);

  addRoute(app, context.identities, readAdminDashboard, async ({ requestId, log }) => {
    const now = context.clock();
    const [accounts, revenue, catalogue, pending, activities, series, queues] = await Promise.all([
      services.call(countAccounts, { requestId }),
      services.call(sumRevenue, { requestId }),
      services.call(listCatalogueItems, { requestId }),
      services.call(countPending, { requestId }).catch((error: unknown) => {
        log.warn({ reason: String(error) }, 'pending approvals not counted');
        return null;
      }),
      listActivities(client),
      readSeries(client, now),
      context.queues.read(now),
    ]);
    return answered('Painel carregado.', {
      totalUsers: accounts.data.total,
      activeUsers: accounts.data.active,
      totalRevenue: revenue.data.totalCents,
      totalPlans: catalogue.data.plans.filter(({ active }) => active).length,
      pendingApprovals: pending?.data ?? null,
      activity: activities.map(({ id, kind, detail, occurredAt }) => ({
        id,
        kind,
        detail,
        occurred_at: occurredAt.toISOString(),
      })),
      series,
      queues,
    });
  });
}
