import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import type { AuthContext } from './context.ts';
import { startExpiry } from './jobs/expiry.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addInternalRoutes } from './routes/internal.ts';
import { addSessionRoutes } from './routes/session.ts';

export function startServer(context: AuthContext): Promise<RunningService> {
  return serve('auth', context, {
    registerRoutes: (app) => {
      addAccountRoutes(app, context);
      addSessionRoutes(app, context);
      addInternalRoutes(app, context);
    },
    handlers: {},
    startWork: () => [startExpiry(context)],
  });
}
