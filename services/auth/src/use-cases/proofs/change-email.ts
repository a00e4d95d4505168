import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, findAccount, findAccountByEmail, ownAccount, updateAccount } from '../../data/accounts.ts';
import { consumeOneTimeToken, deleteOneTimeTokens, storeOneTimeToken } from '../../data/one-time-tokens.ts';
import { emailChangeLifetimeMilliseconds, later } from '../../domain/account-policy.ts';
import { requireActive } from '../../policies.ts';
import { addresseeOf, appendUserUpdated, sealedToken } from '../accounts/account-events.ts';

const purpose = 'change_email';
const issue = { path: 'email', message: 'Este e-mail já é de outra conta.' };
const emailTaken = () => new DomainError('EMAIL_TAKEN', { message: issue.message, issues: [issue] });

/**
 * Starts a change of an account's e-mail: the address changes once its owner opens the link, and the old address receives a
 * notice. A new change replaces a pending one.
 * @returns expiry of the link
 * @throws DomainError EMAIL_TAKEN, RATE_LIMITED, ACCOUNT_SUSPENDED
 */
export async function startEmailChange(
  context: AuthContext,
  accountId: string,
  email: string,
  requestId: string,
): Promise<Date> {
  const account = await ownAccount(clientOf(context), accountId);
  requireActive(account);
  // Limited by account and by address: it sends mail to a stranger and reveals whether an address is taken.
  const isWithin =
    (await context.loginLimiter.consumeMail(`change ${accountId}`)) && (await context.loginLimiter.consumeMail(email));
  if (!isWithin) {
    throw new DomainError('RATE_LIMITED', {
      message: 'Você pediu a troca de e-mail vezes demais. Tente de novo em uma hora.',
      retryAfterSeconds: 3600,
    });
  }
  if (await findAccountByEmail(clientOf(context), email)) throw emailTaken();
  const now = context.clock();
  const token = newToken();
  const expiresAt = later(now, emailChangeLifetimeMilliseconds);
  await inTransaction(context, async (transaction) => {
    await storeOneTimeToken(transaction, {
      id: newId(),
      accountId,
      purpose,
      email,
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt,
    });
    const addressee = addresseeOf(account) ?? { userId: accountId, name: account.name, email };
    const payload = {
      ...addressee,
      newEmail: email,
      sealedToken: sealedToken(context, token),
      expiresAt: expiresAt.toISOString(),
      requestedAt: now.toISOString(),
    };
    await appendEvent(transaction, context.schema, 'email.change_requested', payload, requestId);
  });
  return expiresAt;
}

/**
 * Finishes a change by its link: the new address is in effect and confirmed. Links sent to the old address become void.
 * @returns the changed account; null when the token is no such link
 * @throws DomainError EMAIL_TAKEN when another account has taken the address meanwhile
 */
export async function finishEmailChange(
  context: AuthContext,
  transaction: Transaction,
  tokenHash: string,
  requestId: string,
): Promise<Account | null> {
  const now = context.clock();
  const used = await consumeOneTimeToken(transaction, { tokenHash, purpose }, now);
  if (!used?.email) return null;
  const account = await findAccount(transaction, used.accountId);
  if (account?.status !== 'active') return null;
  const holder = await findAccountByEmail(transaction, used.email);
  if (holder && holder.id !== account.id) throw emailTaken();
  const changed = await updateAccount(transaction, account.id, { email: used.email, emailConfirmedAt: now });
  await deleteOneTimeTokens(transaction, account.id);
  await appendUserUpdated(context, transaction, changed, requestId);
  return changed;
}
