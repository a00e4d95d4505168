import { advisePassword, changePassword, checkEmail } from '@sefira/contracts/auth/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import { isCommonPassword } from '../adapters/common-passwords.ts';
import type { AuthContext } from '../context.ts';
import { findAccountByEmail, ownAccount } from '../data/accounts.ts';
import { replacePassword } from '../data/replace-password.ts';
import { requirePassword } from '../policies.ts';

/** Change of the password, and checks for forms. */
export function addPasswordRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, changePassword, async (call) => {
    const { currentPassword, newPassword } = call.body;
    const account = await ownAccount(client, call.identity.subject);
    await requirePassword(context, account, currentPassword);
    const passwordHash = await context.passwords.hash(newPassword);
    const from = { client: call, currentSession: call.identity.sessionId };
    const ended = await inTransaction(context, (transaction) =>
      replacePassword(context, transaction, account, passwordHash, from),
    );
    await context.sessionCache.revoke(ended);
    return acknowledged('Senha alterada com sucesso!');
  });

  addRoute(app, context.identities, advisePassword, async (call) =>
    answered('Senha avaliada.', { isCommon: isCommonPassword(call.body.password) }),
  );

  addRoute(app, context.identities, checkEmail, async (call) => {
    const holder = await findAccountByEmail(client, call.body.email);
    const available = holder === null || holder.id === call.identity.subject;
    return answered(available ? 'E-mail disponível.' : 'E-mail já cadastrado.', { available });
  });
}
