import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Reports as PDFs: rendered once by a worker, stored, and sent to their owners. */
export const definition = defineService({
  name: 'reports',
  environment,
  start: (settings, options) => startServer(openContext(settings, options)),
});
