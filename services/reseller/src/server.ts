import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { ResellerContext } from './context.ts';
import { onUserErased, onUserRegistered, onUserUpdated } from './events/account-events.ts';
import { onAccountClosed, onAccountReopened } from './events/account-standing.ts';
import { onDeviceAdded } from './events/device-added.ts';
import {
  onOrderPaid,
  onOrderRecovered,
  onOrderRefunded,
  onSubscriptionActivated,
  onSubscriptionEnded,
} from './events/money-events.ts';
import { createSchedules } from './jobs/schedules.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addAdminPayoutRoutes } from './routes/admin-payouts.ts';
import { addAdminResellerRoutes } from './routes/admin-resellers.ts';
import { addDashboardRoutes } from './routes/dashboard.ts';
import { addExportRoute } from './routes/exports.ts';
import { addLinkRoutes } from './routes/links.ts';
import { addPayoutRoutes } from './routes/payouts.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';

export function startServer(context: ResellerContext): Promise<RunningService> {
  return runService('reseller', context, {
    routes: (app) => {
      addDashboardRoutes(app, context);
      addExportRoute(app, context);
      addLinkRoutes(app, context);
      addAccountRoutes(app, context);
      addPayoutRoutes(app, context);
      addAdminResellerRoutes(app, context);
      addAdminPayoutRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: {
      'user.registered': onUserRegistered,
      'user.updated': onUserUpdated,
      'account.closed': onAccountClosed,
      'account.reopened': onAccountReopened,
      'user.erased': onUserErased,
      'device.added': onDeviceAdded,
      'order.paid': onOrderPaid,
      'order.refunded': onOrderRefunded,
      'order.recovered': onOrderRecovered,
      'subscription.activated': onSubscriptionActivated,
      'subscription.ended': onSubscriptionEnded,
    },
    jobs: {},
    schedules: createSchedules(context),
  });
}
