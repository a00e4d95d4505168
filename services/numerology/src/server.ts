import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { NumerologyContext } from './context.ts';
import { onGuestTakenOver, onUserErased } from './events/owner-changes.ts';
import { onReportOutcome } from './events/report-outcome.ts';
import { schedules } from './jobs/schedules.ts';
import { addAnalyzeRoutes } from './routes/analyze.ts';
import { addCalendarRoutes } from './routes/calendar.ts';
import { addClientFileRoutes } from './routes/client-files.ts';
import { addClientRoutes } from './routes/clients.ts';
import { addDeliveryRoutes } from './routes/deliveries.ts';
import { addFavouriteRoutes } from './routes/favourites.ts';
import { addHistoryRoutes } from './routes/history.ts';
import { addObtainRoute } from './routes/obtain.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addRecomputeRoute } from './routes/recompute.ts';
import { addShareRoutes } from './routes/share.ts';
import { addShortListRoutes } from './routes/short-list.ts';
import { addSuggestRoutes } from './routes/suggest.ts';

export function startServer(context: NumerologyContext): Promise<RunningService> {
  return runService('numerology', context, {
    routes: (app) => {
      addAnalyzeRoutes(app, context);
      addHistoryRoutes(app, context);
      addShareRoutes(app, context);
      addShortListRoutes(app, context);
      addRecomputeRoute(app, context);
      addObtainRoute(app, context);
      addSuggestRoutes(app, context);
      addFavouriteRoutes(app, context);
      addCalendarRoutes(app, context);
      addClientRoutes(app, context);
      addClientFileRoutes(app, context);
      addDeliveryRoutes(app, context);
      addPersonalDataRoute(app, context);
    },
    events: {
      'report.completed': onReportOutcome,
      'report.failed': onReportOutcome,
      'guest.taken_over': onGuestTakenOver,
      ...accountStandingHandlers,
      'user.erased': onUserErased,
    },
    jobs: {},
    schedules,
  });
}
