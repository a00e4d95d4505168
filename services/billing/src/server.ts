import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import type { BillingContext } from './context.ts';
import { onAnalysisCompleted } from './events/analysis-completed.ts';
import { onUserErased } from './events/user-erased.ts';
import { onUserRegistered } from './events/user-registered.ts';
import { startPaymentWorker } from './jobs/payment-worker.ts';
import { startReservationSweep } from './jobs/reservation-sweep.ts';
import { startRound } from './jobs/round.ts';
import { addAdminRoutes } from './routes/admin.ts';
import { addInternalRoutes } from './routes/internal.ts';
import { addOrderRoutes, refuseCardData } from './routes/orders.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addSubscriptionRoutes } from './routes/subscription.ts';
import { addWalletRoutes } from './routes/wallet.ts';
import { addWebhookRoutes } from './routes/webhooks.ts';

export function startServer(context: BillingContext): Promise<RunningService> {
  return serve('billing', context, {
    registerRoutes: (app) => {
      refuseCardData(app);
      addWalletRoutes(app, context);
      addOrderRoutes(app, context);
      addSubscriptionRoutes(app, context);
      addWebhookRoutes(app, context);
      addInternalRoutes(app, context);
      addAdminRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    crowdsShare: true,
    handlers: {
      'user.registered': (event, handling) => onUserRegistered(event, handling, context),
      'user.erased': onUserErased,
      'analysis.completed': (event, handling) => onAnalysisCompleted(event, handling, context),
    },
    startWork: () => [startPaymentWorker(context), startReservationSweep(context), startRound(context)],
  });
}
