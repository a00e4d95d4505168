import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { BillingContext } from './context.ts';
import { onAccountClosed } from './events/account-closed.ts';
import { onGuestTakenOver } from './events/guest-taken-over.ts';
import { onResultStored } from './events/result-stored.ts';
import { onUserErased } from './events/user-erased.ts';
import { onUserRegistered } from './events/user-registered.ts';
import { processPayment } from './jobs/process-payment.ts';
import { billingSchedules } from './jobs/schedules.ts';
import { addAdminRoutes } from './routes/admin.ts';
import { addInternalRoutes } from './routes/internal.ts';
import { addOrderRoutes, refuseCardData } from './routes/orders.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addReviewRoutes } from './routes/reviews.ts';
import { addSubscriptionRoutes } from './routes/subscription.ts';
import { addWalletRoutes } from './routes/wallet.ts';
import { addWebhookRoutes } from './routes/webhooks.ts';

export function startServer(context: BillingContext): Promise<RunningService> {
  const { provider } = context;
  return runService('billing', context, {
    // A payment that does not exist: any answer of the provider will do.
    optionalDependencies: provider ? { payments: () => provider.readPayment('0') } : {},
    routes: (app) => {
      refuseCardData(app);
      addWalletRoutes(app, context);
      addOrderRoutes(app, context);
      addSubscriptionRoutes(app, context);
      addWebhookRoutes(app, context);
      addInternalRoutes(app, context);
      addAdminRoutes(app, context);
      addReviewRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: {
      'user.registered': onUserRegistered,
      'account.closed': onAccountClosed,
      // Renewals go on; a cancelled one is announced again.
      'account.reopened': accountStandingHandlers['account.reopened'],
      'user.erased': onUserErased,
      'guest.taken_over': onGuestTakenOver,
      'analysis.completed': onResultStored,
      'answer.completed': onResultStored,
    },
    jobs: { 'billing.payment': processPayment },
    schedules: billingSchedules(context),
  });
}
