import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Profiles, and the e-mail that leaves the house. */
export const definition = defineService({
  name: 'user',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
