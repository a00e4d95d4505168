import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Reports: what a person asked for as a PDF, rendered once by a worker, kept, and handed out to its owner. */
export const definition = defineService({
  name: 'reports',
  environment,
  start: (settings, options) => startServer(openContext(settings, options)),
});
