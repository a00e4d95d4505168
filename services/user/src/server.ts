import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import type { UserContext } from './context.ts';
import { onUserRegistered } from './events/user-registered.ts';
import { startMailDispatcher } from './jobs/mail-dispatcher.ts';
import { startMailExpiry } from './jobs/mail-expiry.ts';
import { startMailWorker } from './jobs/mail-worker.ts';
import { addProfileRoutes } from './routes/profile.ts';

export function startServer(context: UserContext): Promise<RunningService> {
  return serve('user', context, {
    registerRoutes: (app) => addProfileRoutes(app, context),
    handlers: {
      'user.registered': (event, handling) => onUserRegistered(event, handling, context.clock),
    },
    startWork: () => [startMailWorker(context), startMailDispatcher(context), startMailExpiry(context)],
  });
}
