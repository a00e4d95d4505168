import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** The only public entry point: sessions, limits, headers, files of the front end and the proxy to the services. */
export const definition = defineService({
  name: 'gateway',
  environment,
  start: (settings, options) => startServer(openContext(settings, options)),
});
