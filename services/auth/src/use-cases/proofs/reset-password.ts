import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import type { AuthContext } from '../../context.ts';
import { findAccount } from '../../data/accounts.ts';
import { consumeOneTimeToken, isOneTimeTokenLive } from '../../data/one-time-tokens.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { replacePassword } from './replace-password.ts';

/**
 * Requests a reset link. The account is looked up by the handler of the event, so that neither the response nor its time
 * reveals whether it exists.
 */
export async function requestReset(context: AuthContext, email: string, requestId: string): Promise<void> {
  if (!(await context.loginLimiter.consumeMail(email))) return;
  const asked = { email, askedAt: context.clock().toISOString() };
  await inTransaction(context, (transaction) =>
    appendEvent(transaction, context.schema, 'password.reset_asked', asked, requestId),
  );
}

/** Sets a new password by a link and ends every session. @throws DomainError TOKEN_INVALID */
export async function resetPassword(
  context: AuthContext,
  client: SessionClient,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const now = context.clock();
  const link = { tokenHash: hashToken(token), purpose: 'reset' } as const;
  if (!(await isOneTimeTokenLive(clientOf(context), link, now))) throw new DomainError('TOKEN_INVALID');
  const passwordHash = await context.passwords.hash(password);
  const { account, ended } = await inTransaction(context, async (transaction) => {
    const consumed = await consumeOneTimeToken(transaction, link, now);
    const found = consumed && (await findAccount(transaction, consumed.accountId));
    if (found?.status !== 'active') throw new DomainError('TOKEN_INVALID');
    const from = { client, currentSession: null };
    return { account: found, ended: await replacePassword(context, transaction, found, passwordHash, from) };
  });
  await context.sessionCache.revoke(ended);
  if (account.email !== null) await context.loginLimiter.resetEmail(account.email);
}
