import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Credits, plans, orders and payments. */
export const definition = defineService({
  name: 'billing',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
