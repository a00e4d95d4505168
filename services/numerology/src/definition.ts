import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Analyses and name suggestions, their history, sharing and favourites. */
export const definition = defineService({
  name: 'numerology',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
