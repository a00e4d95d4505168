import { confirmEmail, forgotPassword, resendConfirmation, resetPassword } from '@sefira/contracts/auth/account';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { addresseeOf, appendUserUpdated } from '../data/account-events.ts';
import { findAccount, ownAccount, updateAccount } from '../data/accounts.ts';
import { consumeOneTimeToken, isOneTimeTokenLive, sendOneTimeLink } from '../data/one-time-tokens.ts';
import { replacePassword } from '../data/replace-password.ts';
import { finishEmailChange } from '../use-cases/change-email.ts';

/** Links sent by e-mail: reset of the password and confirmation of the address. */
export function addRecoveryRoutes(app: FastifyInstance, context: AuthContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, forgotPassword, async (call) => {
    const { email } = call.body;
    // The account is looked up after the response, so that neither its content nor its time reveals whether it exists.
    if (await context.loginLimiter.consumeMail(email)) {
      const asked = { email, askedAt: context.clock().toISOString() };
      await inTransaction(context, (transaction) =>
        appendEvent(transaction, context.schema, 'password.reset_asked', asked, call.requestId),
      );
    }
    return acknowledged('Email de recuperação enviado!');
  });

  addRoute(app, context.identities, resetPassword, async (call) => {
    const { token, password } = call.body;
    const now = context.clock();
    if (!(await isOneTimeTokenLive(client, token, 'reset', now))) throw new DomainError('TOKEN_INVALID');
    const passwordHash = await context.passwords.hash(password);
    const { account, ended } = await inTransaction(context, async (transaction) => {
      const accountId = await consumeOneTimeToken(transaction, token, 'reset', now);
      const found = accountId === null ? null : await findAccount(transaction, accountId);
      if (found?.status !== 'active') throw new DomainError('TOKEN_INVALID');
      return {
        account: found,
        ended: await replacePassword(context, transaction, found, passwordHash, { client: call, currentSession: null }),
      };
    });
    await context.sessionCache.revoke(ended);
    if (account.email !== null) await context.loginLimiter.resetEmail(account.email);
    return acknowledged('Senha redefinida com sucesso!');
  });

  addRoute(app, context.identities, confirmEmail, async (call) => {
    const now = context.clock();
    await inTransaction(context, async (transaction) => {
      const moved = await finishEmailChange(context, transaction, call.body.token, call.requestId);
      const movedTo = moved && addresseeOf(moved);
      if (movedTo) {
        const payload = { ...movedTo, confirmedAt: now.toISOString() };
        await appendEvent(transaction, context.schema, 'email.confirmed', payload, call.requestId);
        return;
      }
      const accountId = await consumeOneTimeToken(transaction, call.body.token, 'confirm', now);
      const account = accountId === null ? null : await findAccount(transaction, accountId);
      const addressee = account && addresseeOf(account);
      if (!addressee || account.status !== 'active') throw new DomainError('TOKEN_INVALID');
      const confirmed = await updateAccount(transaction, account.id, { emailConfirmedAt: now });
      const payload = { ...addressee, confirmedAt: now.toISOString() };
      await appendEvent(transaction, context.schema, 'email.confirmed', payload, call.requestId);
      await appendUserUpdated(context, transaction, confirmed, call.requestId);
    });
    return acknowledged('E-mail confirmado com sucesso!');
  });

  addRoute(app, context.identities, resendConfirmation, async (call) => {
    const account = await ownAccount(client, call.identity.subject);
    if (account.emailConfirmedAt !== null) return acknowledged('Seu e-mail já está confirmado.');
    await inTransaction(context, (transaction) =>
      sendOneTimeLink(context, transaction, account, 'confirm', call.requestId),
    );
    return acknowledged('Enviamos um novo e-mail de confirmação.');
  });
}
