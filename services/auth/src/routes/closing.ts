import { deleteAccount } from '@sefira/contracts/auth/account';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { closeOwnAccount } from '../use-cases/accounts/close-account.ts';
import { clientOfCall } from './session-client.ts';

/** The end of the caller's account (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function addClosingRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, deleteAccount, async (call) => {
    await closeOwnAccount(context, clientOfCall(call), call.body.password);
    return acknowledged('Conta desativada com sucesso');
  });
}
