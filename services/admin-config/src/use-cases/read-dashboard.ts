import { countAccounts } from '@sefira/contracts/auth/admin';
import { listCatalogueItems, sumRevenue } from '@sefira/contracts/billing/admin';
import { countPending } from '@sefira/contracts/reseller/pending';
import { clientOf } from '@sefira/database/access';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { AdminContext } from '../context.ts';
import { listActivities, readSeries } from '../data/activity.ts';

/** Figures of the panel's first page; `pending` is null while reseller is unavailable. */
export async function readDashboard(context: AdminContext, requestId: string, log: Logger) {
  const { services } = context;
  const client = clientOf(context);
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
  return {
    accounts: accounts.data,
    revenueCents: revenue.data.totalCents,
    plans: catalogue.data.plans,
    pending: pending?.data ?? null,
    activities,
    series,
    queues,
  };
}

export type DashboardFigures = Awaited<ReturnType<typeof readDashboard>>;
