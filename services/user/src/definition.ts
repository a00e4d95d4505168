import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Profiles, notifications and e-mail. */
export const definition = defineService({
  name: 'user',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
