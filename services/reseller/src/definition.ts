import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Resellers: links and clicks, attributed customers, commissions and payouts. */
export const definition = defineService({
  name: 'reseller',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
