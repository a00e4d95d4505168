import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import type { ChatContext } from './context.ts';
import { handlers } from './events/people.ts';

export function startServer(context: ChatContext): Promise<RunningService> {
  return serve('chat', context, { registerRoutes: () => undefined, handlers });
}
