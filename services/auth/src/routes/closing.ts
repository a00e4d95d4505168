import { deleteAccount } from '@sefira/contracts/auth/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { addresseeOf, appendStandingChange, appendUserUpdated } from '../data/account-events.ts';
import { ownAccount, requireOtherAdmin, updateAccount } from '../data/accounts.ts';
import { endSessions } from '../data/end-sessions.ts';
import { closeChallenges } from '../data/login-challenges.ts';
import { later } from '../domain/account-policy.ts';
import { requirePassword } from '../policies.ts';

/** Closes the caller's account now and erases it after the grace period (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function addClosingRoutes(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, deleteAccount, async (call) => {
    const account = await ownAccount(clientOf(context), call.identity.subject);
    await requirePassword(context, account, call.body.password);
    const now = context.clock();
    const eraseAt = later(now, context.configuration.get('erase_after_days') * dayMilliseconds);
    const ended = await inTransaction(context, async (transaction) => {
      await requireOtherAdmin(transaction, account.id);
      const closed = await updateAccount(transaction, account.id, { status: 'deactivated', eraseAt });
      await transaction.oneTimeToken.deleteMany({ where: { accountId: account.id } });
      await closeChallenges(transaction, account.id);
      const addressee = addresseeOf(account);
      if (addressee) {
        const payload = { ...addressee, deactivatedAt: now.toISOString(), eraseAt: eraseAt.toISOString() };
        await appendEvent(transaction, context.schema, 'user.deactivated', payload, call.requestId);
      }
      await appendUserUpdated(context, transaction, closed, call.requestId);
      const change = { before: account, after: closed, requestId: call.requestId };
      await appendStandingChange(context, transaction, change);
      return endSessions(context, transaction, account.id, 'deactivated', {}, call.requestId);
    });
    await context.sessionCache.revoke(ended);
    return acknowledged('Conta desativada com sucesso');
  });
}
