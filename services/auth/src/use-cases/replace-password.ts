import { appendEvent } from '@sefira/messaging/outbox';
import type { EndedSessions } from '../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { addresseeOf, appendUserUpdated, whereFrom } from './account-events.ts';
import { type Account, updateAccount } from './accounts.ts';
import { endSessions } from './end-sessions.ts';
import { closeChallenges } from './login-challenges.ts';
import type { SessionClient } from './open-session.ts';

/**
 * Sets a new password: all sessions except the current one end, links and challenges of the old one become void. Without a
 * current session it is a reset by e-mail, which confirms the address and unlinks external identities of an unconfirmed one.
 * @returns the sessions to revoke after the commit
 */
export async function replacePassword(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  passwordHash: string,
  from: { readonly client: SessionClient; readonly currentSession: string | null },
): Promise<EndedSessions> {
  const now = context.clock();
  const isReset = from.currentSession === null;
  const { requestId } = from.client;
  const isFirstProof = isReset && account.emailConfirmedAt === null;
  const changed = await updateAccount(transaction, account.id, {
    passwordHash,
    ...(isFirstProof ? { emailConfirmedAt: now } : {}),
  });
  if (isFirstProof) {
    await transaction.externalIdentity.deleteMany({ where: { accountId: account.id } });
    await appendUserUpdated(context, transaction, changed, requestId);
  }
  await transaction.oneTimeToken.deleteMany({ where: { accountId: account.id, purpose: 'reset' } });
  await closeChallenges(transaction, account.id);
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, ...whereFrom(from.client), isReset, changedAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'password.changed', payload, requestId);
  }
  return endSessions(context, transaction, account.id, 'password_changed', { except: from.currentSession }, requestId);
}
