import { defineService } from '@sefira/platform/lifecycle/service-definition';
import { environment } from './config.ts';
import { openContext } from './context.ts';
import { startServer } from './server.ts';
import { ensureDemoAccounts } from './use-cases/accounts/ensure-demo-accounts.ts';
import { refusePublishedPasswords } from './use-cases/accounts/refuse-published-passwords.ts';

/** Accounts, credentials and sessions. */
export const definition = defineService({
  name: 'auth',
  environment,
  start: async (settings, options) => {
    const context = await openContext(settings, options);
    try {
      await refusePublishedPasswords(context);
      await ensureDemoAccounts(context);
    } catch (error) {
      await context.resources.disposeAsync();
      throw error;
    }
    return startServer(context);
  },
});
