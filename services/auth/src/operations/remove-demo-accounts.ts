import { runCommand } from '@sefira/platform/lifecycle/run-service';
import { environment } from '../config.ts';
import { openContext } from '../context.ts';
import { removeDemoAccounts } from '../use-cases/accounts/remove-demo-accounts.ts';

/** `node services/auth/src/operations/remove-demo-accounts.ts`, with the environment of auth: closes what a published password opens. */
await runCommand('auth', environment, async (settings) => {
  const context = await openContext({ ...settings, DEMO_ACCOUNTS: [], LOG_LEVEL: 'error' });
  await using _resources = context.resources;
  const removed = await removeDemoAccounts(context);
  if (removed.length === 0) return 'Nenhuma conta abre com uma senha de demonstração.';
  return `Contas de demonstração fechadas, apagadas na próxima partida: ${removed.join(', ')}.`;
});
