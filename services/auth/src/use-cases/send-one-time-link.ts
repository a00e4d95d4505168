import { appendEvent } from '@sefira/messaging/outbox';
import { newId } from '@sefira/platform/time/identifiers';
import { newToken } from '../adapters/random-tokens.ts';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext, Transaction } from '../context.ts';
import {
  confirmationLifetimeMilliseconds,
  invitationLifetimeMilliseconds,
  later,
  resetLifetimeMilliseconds,
} from '../domain/account-policy.ts';
import { addresseeOf, sealedToken } from './account-events.ts';
import type { Account } from './accounts.ts';

/** Purposes of a link. */
export type TokenPurpose = 'reset' | 'confirm';
/** Kinds of mail: the link of an invitation sets the first password as the link of a reset does. */
type LinkKind = TokenPurpose | 'invitation';

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
  kind: LinkKind,
  requestId: string | null,
): Promise<void> {
  const addressee = addresseeOf(account);
  if (!addressee) return;
  const now = context.clock();
  const token = newToken();
  const { purpose, lifetime, event } = kinds[kind];
  const fresh = { tokenHash: hashToken(token), createdAt: now, expiresAt: later(now, lifetime) };
  await transaction.oneTimeToken.upsert({
    where: { accountId_purpose: { accountId: account.id, purpose } },
    create: { id: newId(), accountId: account.id, purpose, ...fresh },
    update: fresh,
  });
  await appendEvent(
    transaction,
    context.schema,
    event,
    { ...addressee, sealedToken: sealedToken(context, token), expiresAt: fresh.expiresAt.toISOString() },
    requestId,
  );
}

/** True when the link is valid now; `consumeOneTimeToken` decides. */
export async function isOneTimeTokenLive(
  transaction: Transaction,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const where = { tokenHash: hashToken(token), purpose, expiresAt: { gt: now } };
  return (await transaction.oneTimeToken.count({ where })) > 0;
}

/** Consumes a link: of concurrent uses exactly one returns the account's id, all others null. */
export async function consumeOneTimeToken(
  transaction: Transaction,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const rows = await transaction.$queryRaw<{ account_id: string }[]>`
    DELETE FROM one_time_token WHERE token_hash = ${hashToken(token)} AND purpose = ${purpose} AND expires_at > ${now}
    RETURNING account_id::text`;
  return rows[0]?.account_id ?? null;
}
