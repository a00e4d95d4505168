import { accountStandingHandlers } from '@sefira/messaging/account-standing';
import { runService } from '@sefira/messaging/run-service';
import type { RunningService } from '@sefira/platform/lifecycle/service-definition';
import type { ReportsContext } from './context.ts';
import { onAnalysesErased } from './events/analyses-erased.ts';
import { onAnalysisCompleted } from './events/analysis-completed.ts';
import { onGuestTakenOver, onUserErased } from './events/owner-changes.ts';
import { onSignatureChanged } from './events/signature-changed.ts';
import { onWalletChanged } from './events/wallet-changed.ts';
import { schedules } from './jobs/schedules.ts';
import { addBrandRoutes } from './routes/brand.ts';
import { addContentRoute } from './routes/content.ts';
import { addCorrectionRoutes } from './routes/correction.ts';
import { addDeliveryRoutes } from './routes/deliveries.ts';
import { addDownloadRoute } from './routes/download.ts';
import { addFileRoutes } from './routes/files.ts';
import { addListRoute } from './routes/list.ts';
import { addNamesRoute } from './routes/names.ts';
import { addOrderRoutes } from './routes/orders.ts';
import { addPersonalDataRoute } from './routes/personal-data.ts';
import { addPrintoutRoute } from './routes/printouts.ts';
import { addReportRoutes } from './routes/reports.ts';
import { countUnsettled } from './use-cases/sweep-documents.ts';

export function startServer(context: ReportsContext): Promise<RunningService> {
  return runService('reports', context, {
    optionalDependencies: { files: () => context.files.check() },
    routes: (app) => {
      addOrderRoutes(app, context);
      addBrandRoutes(app, context);
      addContentRoute(app, context);
      addCorrectionRoutes(app, context);
      addFileRoutes(app, context);
      addListRoute(app, context);
      addReportRoutes(app, context);
      addDownloadRoute(app, context);
      addDeliveryRoutes(app, context);
      addPrintoutRoute(app, context);
      addNamesRoute(app, context);
      addPersonalDataRoute(app, context);
      // Calls that wait for a PDF respond with 202 instead of delaying the shutdown.
      app.addHook('preClose', async () => context.signals.release());
    },
    events: {
      'analysis.completed': onAnalysisCompleted,
      'signature.changed': onSignatureChanged,
      'analyses.erased': onAnalysesErased,
      'wallet.changed': onWalletChanged,
      'guest.taken_over': onGuestTakenOver,
      ...accountStandingHandlers,
      'user.erased': onUserErased,
    },
    jobs: async () => {
      // Templates, typefaces and the browser's driver are loaded by workers only.
      const { createRenderHandlers } = await import('./jobs/render.ts');
      return createRenderHandlers(context);
    },
    schedules,
    pending: countUnsettled,
  });
}
