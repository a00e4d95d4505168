import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '@sefira/platform/identity/token-hash';
import type { AuthContext, Transaction } from '../../context.ts';
import { exchangeSessionToken, findParentHash, lockSessionToken } from '../../data/sessions.ts';
import { graceEnd } from '../../domain/session-policy.ts';

interface ExchangedToken {
  readonly token: string;
  readonly expiresAt: Date;
  /** The hash that gateways have to check again: it is valid only for the rest of the grace period. */
  readonly retiredHash: string;
}

/**
 * Exchanges a session's token for its child (docs/decisions/0008-opaque-session-token.md). Within the grace period every
 * exchange returns the same child: it is derived from the parent's hash and DATA_KEY, so no token is stored.
 * @throws DomainError SESSION_EXPIRED when the session has ended
 */
export async function refreshSession(
  context: AuthContext,
  sessionId: string | null,
): Promise<Omit<ExchangedToken, 'retiredHash'>> {
  const { retiredHash, ...exchanged } = await inTransaction(context, (transaction) =>
    exchange(context, transaction, sessionId ?? ''),
  );
  await context.sessionCache.invalidate([retiredHash]);
  return exchanged;
}

async function exchange(context: AuthContext, transaction: Transaction, sessionId: string): Promise<ExchangedToken> {
  const now = context.clock();
  const session = await lockSessionToken(transaction, sessionId);
  if (!session) throw new DomainError('SESSION_EXPIRED');
  const { tokenHash: oldHash, rotatedAt, expiresAt } = session;
  const childOf = (parentHash: string) => context.vault.digest('session-child', `${sessionId} ${parentHash}`);
  if (rotatedAt && graceEnd(rotatedAt) > now) {
    const parentHash = await findParentHash(transaction, sessionId);
    const token = parentHash === null ? '' : childOf(parentHash);
    if (parentHash !== null && hashToken(token) === oldHash) return { token, expiresAt, retiredHash: parentHash };
  }
  const token = childOf(oldHash);
  await exchangeSessionToken(transaction, { sessionId, oldHash, newHash: hashToken(token), now });
  return { token, expiresAt, retiredHash: oldHash };
}
