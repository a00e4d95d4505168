import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import type { BillingContext } from './context.ts';
import { onUserErased } from './events/user-erased.ts';
import { onUserRegistered } from './events/user-registered.ts';
import { startReservationSweep } from './jobs/reservation-sweep.ts';
import { addInternalRoutes } from './routes/internal.ts';
import { addWalletRoutes } from './routes/wallet.ts';

export function startServer(context: BillingContext): Promise<RunningService> {
  return serve('billing', context, {
    registerRoutes: (app) => {
      addWalletRoutes(app, context);
      addInternalRoutes(app, context);
    },
    handlers: {
      'user.registered': (event, handling) => onUserRegistered(event, handling, context),
      'user.erased': onUserErased,
    },
    startWork: () => [startReservationSweep(context)],
  });
}
