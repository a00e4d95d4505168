import { DomainError } from '@sefira/platform/http/domain-error';
import { hashToken } from '../adapters/token-hash.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { graceEnd } from '../domain/session-policy.ts';

export interface ExchangedToken {
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
export async function exchangeToken(
  context: AuthContext,
  transaction: Transaction,
  sessionId: string,
): Promise<ExchangedToken> {
  const now = context.clock();
  const held = await transaction.$queryRaw<{ token_hash: string; rotated_at: Date | null; expires_at: Date }[]>`
    SELECT token_hash, rotated_at, expires_at FROM session WHERE id = ${sessionId}::uuid FOR UPDATE`;
  const session = held[0];
  if (!session) throw new DomainError('SESSION_EXPIRED');
  const childOf = (parentHash: string) => context.vault.digest('session-child', `${sessionId} ${parentHash}`);
  if (session.rotated_at && graceEnd(session.rotated_at) > now) {
    const parent = await transaction.retiredToken.findFirst({ where: { sessionId }, orderBy: { retiredAt: 'desc' } });
    const token = parent ? childOf(parent.tokenHash) : '';
    if (parent && hashToken(token) === session.token_hash) {
      return { token, expiresAt: session.expires_at, retiredHash: parent.tokenHash };
    }
  }
  const token = childOf(session.token_hash);
  await transaction.retiredToken.create({ data: { tokenHash: session.token_hash, sessionId, retiredAt: now } });
  await transaction.session.update({
    where: { id: sessionId },
    data: { tokenHash: hashToken(token), rotatedAt: now, lastUsedAt: now },
  });
  return { token, expiresAt: session.expires_at, retiredHash: session.token_hash };
}
