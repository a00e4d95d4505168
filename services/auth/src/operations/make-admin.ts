import { runCommand } from '@sefira/platform/lifecycle/run-service';
import { environment } from '../config.ts';
import { openContext } from '../context.ts';
import { makeAdmin, OperatorError } from '../use-cases/accounts/make-admin.ts';

/** `node services/auth/src/operations/make-admin.ts <e-mail>`, with the environment of auth: the first administrator, and any other. */
await runCommand('auth', environment, async (settings, [email]) => {
  if (email === undefined) throw new OperatorError('Uso: npm run make-admin -- <e-mail>');
  const context = await openContext({ ...settings, LOG_LEVEL: 'error' });
  await using _resources = context.resources;
  const isNew = await makeAdmin(context, email);
  return isNew ? `${email} agora administra a Sefira. Entre de novo para ver o painel.` : `${email} já administra.`;
});
