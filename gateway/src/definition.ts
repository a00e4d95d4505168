import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** The only public door: sessions, limits, headers, the front end's files, and the way to the services. */
export const definition = defineService({
  name: 'gateway',
  environment,
  start: (settings, options) => startServer(openContext(settings, options)),
});
