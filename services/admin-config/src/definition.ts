import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';

/** Administration: the configuration, the audit trail, and calls to the services that own the data. */
export const definition = defineService({
  name: 'admin-config',
  environment,
  start: async (settings, options) => startServer(await openContext(settings, options)),
});
