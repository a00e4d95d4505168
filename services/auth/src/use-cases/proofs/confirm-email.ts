import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, findAccount, ownAccount, updateAccount } from '../../data/accounts.ts';
import { consumeOneTimeToken } from '../../data/one-time-tokens.ts';
import { addresseeOf, appendUserUpdated } from '../accounts/account-events.ts';
import { finishEmailChange } from './change-email.ts';
import { sendOneTimeLink } from './send-one-time-link.ts';

/** Confirms an e-mail or a change of it by its link. @throws DomainError TOKEN_INVALID, EMAIL_TAKEN */
export async function confirmEmail(context: AuthContext, token: string, requestId: string): Promise<void> {
  await inTransaction(context, async (transaction) => {
    const tokenHash = hashToken(token);
    const changed = await finishEmailChange(context, transaction, tokenHash, requestId);
    const account = changed ?? (await confirm(context, transaction, tokenHash, requestId));
    const addressee = addresseeOf(account);
    if (!addressee) throw new DomainError('TOKEN_INVALID');
    const payload = { ...addressee, confirmedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'email.confirmed', payload, requestId);
  });
}

async function confirm(
  context: AuthContext,
  transaction: Transaction,
  tokenHash: string,
  requestId: string,
): Promise<Account> {
  const now = context.clock();
  const consumed = await consumeOneTimeToken(transaction, { tokenHash, purpose: 'confirm' }, now);
  const account = consumed && (await findAccount(transaction, consumed.accountId));
  if (account?.status !== 'active') throw new DomainError('TOKEN_INVALID');
  const confirmed = await updateAccount(transaction, account.id, { emailConfirmedAt: now });
  await appendUserUpdated(context, transaction, confirmed, requestId);
  return confirmed;
}

/** Sends another confirmation. @returns false when the e-mail is confirmed already */
export async function resendConfirmation(
  context: AuthContext,
  accountId: string | null,
  requestId: string,
): Promise<boolean> {
  const account = await ownAccount(clientOf(context), accountId);
  if (account.emailConfirmedAt !== null) return false;
  await inTransaction(context, (transaction) => sendOneTimeLink(context, transaction, account, 'confirm', requestId));
  return true;
}
