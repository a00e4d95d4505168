import { clientOf, inTransaction } from '@sefira/database/access';
import { isCommonPassword } from '../../adapters/common-passwords.ts';
import type { AuthContext } from '../../context.ts';
import { findAccountByEmail, ownAccount } from '../../data/accounts.ts';
import type { SessionClient } from '../sessions/session-client.ts';
import { replacePassword } from './replace-password.ts';
import { requirePassword } from './require-password.ts';

/** Changes the password of an open session and ends the others. @throws DomainError PASSWORD_INVALID, RATE_LIMITED */
export async function changePassword(
  context: AuthContext,
  client: SessionClient,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> {
  const { subject, sessionId } = client.identity;
  const account = await ownAccount(clientOf(context), subject);
  await requirePassword(context, account, currentPassword);
  const passwordHash = await context.passwords.hash(newPassword);
  const ended = await inTransaction(context, (transaction) =>
    replacePassword(context, transaction, account, passwordHash, { client, currentSession: sessionId }),
  );
  await context.sessionCache.revoke(ended);
}

/** Advice for forms. */
export function advisePassword(password: string): { readonly isCommon: boolean } {
  return { isCommon: isCommonPassword(password) };
}

/** True when an e-mail is unused or the caller's own. */
export async function isEmailAvailable(context: AuthContext, email: string, callerId: string | null): Promise<boolean> {
  const holder = await findAccountByEmail(clientOf(context), email);
  return holder === null || holder.id === callerId;
}
