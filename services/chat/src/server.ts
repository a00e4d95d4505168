import { prepareAnswers } from '@sefira/assistant/prepare';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { ChatContext } from './context.ts';
import { handlers } from './events/people.ts';
import { markFailed, writeAnswer } from './jobs/answers.ts';
import { schedules } from './jobs/schedules.ts';
import { addConversationRoutes } from './routes/conversations.ts';
import { addExportRoutes } from './routes/export.ts';
import { addMessageRoutes } from './routes/messages.ts';
import { addModelUsageRoute } from './routes/model-usage.ts';
import { addOfferRoute } from './routes/offer.ts';
import { addPeopleRoutes } from './routes/people.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { acceptConnections } from './socket/connection.ts';
import { countAnswersInProgress } from './use-cases/enqueue-silent-answers.ts';
import { storePassages } from './use-cases/store-passages.ts';

export async function startServer(context: ChatContext): Promise<RunningService> {
  try {
    // Before the rest of the start: Redis connections that are still being made cannot be closed cleanly.
    await storePassages(context);
  } catch (error) {
    await context.resources.disposeAsync();
    throw error;
  }
  context.modelHealth.start();
  prepareAnswers();
  return runService('chat', context, {
    routes: (app) => {
      addConversationRoutes(app, context);
      addMessageRoutes(app, context);
      addExportRoutes(app, context);
      addOfferRoute(app, context);
      addModelUsageRoute(app, context);
      addPeopleRoutes(app, context);
      addPersonalDataRoute(app, context);
      acceptConnections(context);
      context.realtime.server.attach(app.server);
      // Closes the connections of this node only; clients reconnect to another.
      app.addHook('preClose', async () => {
        context.realtime.server.engine.close();
      });
    },
    events: handlers,
    jobs: {
      'chat.answer': { concurrency: context.settings.CHAT_ANSWER_CONCURRENCY, run: writeAnswer, onDead: markFailed },
    },
    schedules,
    pending: countAnswersInProgress,
    optionalDependencies: { model: context.modelHealth.assertAnswers },
  });
}
