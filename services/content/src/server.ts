import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { ContentContext } from './context.ts';
import { handlers } from './events/people.ts';
import { newsletterJob } from './jobs/newsletter.ts';
import { schedules } from './jobs/schedules.ts';
import { addArticleRoutes } from './routes/articles.ts';
import { addContactRoutes } from './routes/contact.ts';
import { addEditingRoutes } from './routes/editing.ts';
import { addExamRoutes } from './routes/exams.ts';
import { addLessonRoutes } from './routes/lessons.ts';
import { addNewsletterRoutes } from './routes/newsletter.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addSearchRoutes } from './routes/search.ts';
import { addSiteFileRoutes } from './routes/site-files.ts';
import { addTrainingRoutes } from './routes/training.ts';

export function startServer(context: ContentContext): Promise<RunningService> {
  return runService('content', context, {
    routes: async (app) => {
      addArticleRoutes(app, context);
      addSiteFileRoutes(app, context);
      addSearchRoutes(app, context);
      addContactRoutes(app, context);
      await addNewsletterRoutes(app, context);
      addEditingRoutes(app, context);
      addTrainingRoutes(app, context);
      addLessonRoutes(app, context);
      addExamRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: handlers,
    jobs: { 'newsletter.send': newsletterJob },
    schedules,
  });
}
