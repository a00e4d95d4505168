import { checkPassword } from '@sefira/contracts/admin-internal';
import { addRoute } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { findAccount } from '../data/accounts.ts';

/** What administrators do to accounts, asked by admin-config. */
export function addAdminAccountRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, checkPassword, async (call) => {
    const account = await findAccount(context.database.client, call.params.id);
    const isActive = account?.status === 'active';
    const isRight = await context.passwords.verify(isActive ? account.passwordHash : null, call.body.password);
    return answered(isRight ? 'Senha correta.' : 'Senha incorreta.', { isRight });
  });
}
