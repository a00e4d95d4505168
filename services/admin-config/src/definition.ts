import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** What administrators do: the configuration, the audit trail, and their calls to whoever owns the data. */
export const definition = defineService({
  name: 'admin-config',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
