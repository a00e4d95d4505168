import { appendEvent } from '@sefira/messaging/outbox';
import { hashToken } from '@sefira/platform/identity/token-hash';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../../adapters/random-tokens.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { type Account, findAccountByEmail } from '../../data/accounts.ts';
import { storeOneTimeToken } from '../../data/one-time-tokens.ts';
import {
  confirmationLifetimeMilliseconds,
  invitationLifetimeMilliseconds,
  later,
  resetLifetimeMilliseconds,
} from '../../domain/account-policy.ts';
import { addresseeOf, sealedToken } from '../accounts/account-events.ts';

/** Kinds of mail: the link of an invitation sets the first password as the link of a reset does. */
const kinds = {
  reset: { purpose: 'reset', lifetime: resetLifetimeMilliseconds, event: 'password.reset_requested' },
  confirm: { purpose: 'confirm', lifetime: confirmationLifetimeMilliseconds, event: 'email.confirmation_requested' },
  invitation: { purpose: 'reset', lifetime: invitationLifetimeMilliseconds, event: 'user.invited' },
} as const;

/** Creates the only valid link of its purpose and publishes it; an older one becomes void. */
export async function sendOneTimeLink(
  context: AuthContext,
  transaction: Transaction,
  account: Account,
  kind: keyof typeof kinds,
  requestId: string | null,
): Promise<void> {
  const addressee = addresseeOf(account);
  if (!addressee) return;
  const now = context.clock();
  const token = newToken();
  const { purpose, lifetime, event } = kinds[kind];
  const expiresAt = later(now, lifetime);
  const tokenHash = hashToken(token);
  await storeOneTimeToken(transaction, {
    id: newId(),
    accountId: account.id,
    purpose,
    tokenHash,
    createdAt: now,
    expiresAt,
  });
  const payload = { ...addressee, sealedToken: sealedToken(context, token), expiresAt: expiresAt.toISOString() };
  await appendEvent(transaction, context.schema, event, payload, requestId);
}

/** Sends a reset link to the active account of an e-mail, if there is one. */
export async function sendResetLink(
  context: AuthContext,
  transaction: Transaction,
  email: string,
  requestId: string | null,
): Promise<void> {
  const account = await findAccountByEmail(transaction, email);
  if (account?.status !== 'active') return;
  await sendOneTimeLink(context, transaction, account, 'reset', requestId);
}
