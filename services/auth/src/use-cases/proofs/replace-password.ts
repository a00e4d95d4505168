import { appendEvent } from '@sefira/messaging/outbox';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, updateAccount } from '../../data/accounts.ts';
import { deleteExternalIdentities } from '../../data/external-identities.ts';
import { closeChallenges } from '../../data/login-challenges.ts';
import { deleteOneTimeTokens } from '../../data/one-time-tokens.ts';
import { addresseeOf, appendUserUpdated, whereFrom } from '../accounts/account-events.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { SessionClient } from '../sessions/session-client.ts';

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
    await deleteExternalIdentities(transaction, account.id);
    await appendUserUpdated(context, transaction, changed, requestId);
  }
  await deleteOneTimeTokens(transaction, account.id, 'reset');
  await closeChallenges(transaction, account.id);
  const addressee = addresseeOf(account);
  if (addressee) {
    const payload = { ...addressee, ...whereFrom(from.client), isReset, changedAt: now.toISOString() };
    await appendEvent(transaction, context.schema, 'password.changed', payload, requestId);
  }
  return endSessions(context, transaction, account.id, 'password_changed', { except: from.currentSession }, requestId);
}
