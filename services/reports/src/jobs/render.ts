import type { JobHandlers, JobRun } from '@sefira/messaging/jobs';
import type { ReportsContext } from '../context.ts';
import { openRendering } from '../use-cases/render-document.ts';

type RenderRun = JobRun<'reports.render' | 'reports.render_for_guest', ReportsContext>;

/** The handlers of the render queues. Guests use all places but one, which is reserved for customers. */
export function createRenderHandlers(context: ReportsContext): JobHandlers<'reports', ReportsContext> {
  const { RENDER_CONCURRENCY } = context.settings;
  const render = openRendering(context);
  const handle = (isForGuest: boolean) => ({
    run: ({ payload: { documentId, isReplay = false }, logger, signal }: RenderRun) =>
      render({ documentId, isReplay, isForGuest, logger, signal }),
  });
  return {
    'reports.render': { concurrency: RENDER_CONCURRENCY, ...handle(false) },
    'reports.render_for_guest': { concurrency: Math.max(1, RENDER_CONCURRENCY - 1), ...handle(true) },
  };
}
