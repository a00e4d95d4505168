import { allPassages } from '@sefira/assistant/tools/passages';
import { clientOf, poolOf } from '@sefira/database/access';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import { startWithRetries } from '@sefira/platform/lifecycle/start-with-retries';
import type { ChatContext } from './context.ts';
import { countAnswering } from './data/answers.ts';
import { keepPassages } from './data/passages.ts';
import { handlers } from './events/people.ts';
import { failAnswer, writeAnswer } from './jobs/answering.ts';
import { startSweeper } from './jobs/sweeper.ts';
import { addConversationRoutes } from './routes/conversations.ts';
import { addExportRoutes } from './routes/export.ts';
import { addMessageRoutes } from './routes/messages.ts';
import { addOfferRoute } from './routes/offer.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { attachChat } from './socket/connection.ts';

export async function startServer(context: ChatContext): Promise<RunningService> {
  try {
    // Here, since connections to Redis that are still being made cannot be closed in peace.
    await startWithRetries(() => keepPassages(poolOf(context), context.schema, allPassages), {
      report: (reason) => context.logger.warn({ reason }, 'database not there yet'),
    });
  } catch (error) {
    await context.resources.disposeAsync();
    throw error;
  }
  return runService('chat', context, {
    routes: (app) => {
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
    events: handlers,
    jobs: {
      'chat.answer': {
        concurrency: context.settings.CHAT_ANSWER_CONCURRENCY,
        run: writeAnswer,
        onDead: failAnswer,
      },
    },
    schedules: {},
    startWork: () => [startSweeper(context)],
    pending: () => countAnswering(clientOf(context)),
  });
}
