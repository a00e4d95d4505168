import { serve } from '@sefira/messaging/serve';
import type { RunningService } from '@sefira/platform/service-definition';
import { startPatiently } from '@sefira/platform/start-patiently';
import type { ChatContext } from './context.ts';
import { countAnswering } from './data/answers.ts';
import { keepPassages } from './data/passages.ts';
import { handlers } from './events/people.ts';
import { startAnswering } from './jobs/answering.ts';
import { startSweeper } from './jobs/sweeper.ts';
import { addConversationRoutes } from './routes/conversations.ts';
import { addExportRoutes } from './routes/export.ts';
import { addMessageRoutes } from './routes/messages.ts';
import { addOfferRoute } from './routes/offer.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { attachChat } from './socket/attach.ts';
import { PASSAGES } from './tools/passages.ts';

export async function startServer(context: ChatContext): Promise<RunningService> {
  try {
    // Here, since connections to Redis that are still being made cannot be closed in peace.
    await startPatiently(() => keepPassages(context.database.pool, context.schema, PASSAGES), {
      report: (reason) => context.logger.warn({ reason }, 'database not there yet'),
    });
  } catch (error) {
    await context.resources.disposeAsync();
    throw error;
  }
  return serve('chat', context, {
    registerRoutes: (app) => {
      addConversationRoutes(app, context);
      addMessageRoutes(app, context);
      addExportRoutes(app, context);
      addOfferRoute(app, context);
      addPeopleRoutes(app, context);
      addPersonalDataRoute(app, context);
      attachChat(context);
      context.realtime.server.attach(app.server);
      // Only this node's: clients connect again to another by themselves.
      app.addHook('preClose', async () => {
        context.realtime.server.engine.close();
      });
    },
    handlers,
    startWork: () => [startAnswering(context), startSweeper(context)],
    pending: () => countAnswering(context.database.client),
  });
}
