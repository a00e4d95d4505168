import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { AdminContext } from './context.ts';
import { activityHandlers } from './events/activity.ts';
import { onAdministered } from './events/administered.ts';
import { onLoginsFailing } from './events/logins-failing.ts';
import { onUserErased } from './events/user-erased.ts';
import { exportJob } from './jobs/export.ts';
import { schedules } from './jobs/schedules.ts';
import { addAuditRoutes } from './routes/audit.ts';
import { addCatalogueRoutes } from './routes/catalogue.ts';
import { addConfigurationRoutes } from './routes/configuration.ts';
import { addDashboardRoute } from './routes/dashboard.ts';
import { auditDeniedCalls } from './routes/denied-calls.ts';
import { addExportRoutes } from './routes/exports.ts';
import { addFailureRoutes } from './routes/failures.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addQueueBoardRoutes } from './routes/queue-board.ts';
import { addUserRoutes } from './routes/users.ts';
import { publishConfigurationNow } from './use-cases/configuration/publish-configuration.ts';

export async function startServer(context: AdminContext): Promise<RunningService> {
  const running = await runService('admin-config', context, {
    routes: (app) => {
      auditDeniedCalls(app, context);
      addAuditRoutes(app, context);
      addConfigurationRoutes(app, context);
      addDashboardRoute(app, context);
      addUserRoutes(app, context);
      addCatalogueRoutes(app, context);
      addExportRoutes(app, context);
      addQueueBoardRoutes(app, context);
      addFailureRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: {
      'account.administered': onAdministered,
      'billing.administered': onAdministered,
      'reseller.administered': onAdministered,
      'logins.failing': onLoginsFailing,
      'user.erased': onUserErased,
      ...activityHandlers,
    },
    jobs: { 'admin.export': exportJob },
    schedules,
  });
  await publishConfigurationNow(context);
  return running;
}
