import type { sessionEndings } from '@sefira/contracts/auth/events';
import { appendEvent } from '@sefira/messaging/outbox';
import type { EndedSessions } from '../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../context.ts';
import { keyHashesOf } from './api-keys.ts';

/** The sessions of an account that end: one, all but one, or all. */
export interface EndingScope {
  readonly only?: string;
  readonly except?: string | null;
}

/**
 * Ends sessions and publishes it. The caller passes the result to `sessionCache.revoke` after the commit, so that gateways
 * refuse them.
 */
export async function endSessions(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  reason: (typeof sessionEndings)[number],
  scope: EndingScope = {},
  requestId: string | null = null,
): Promise<EndedSessions> {
  const sessions = await transaction.session.findMany({
    where: {
      accountId,
      ...(scope.only === undefined ? {} : { id: scope.only }),
      ...(scope.except ? { NOT: { id: scope.except } } : {}),
    },
    select: { id: true, tokenHash: true, retiredTokens: { orderBy: { retiredAt: 'desc' }, take: 1 } },
  });
  const sessionIds = sessions.map(({ id }) => id);
  if (sessionIds.length > 0) {
    await transaction.session.deleteMany({ where: { id: { in: sessionIds } } });
    const ended = { userId: accountId, sessionIds, reason, endedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'session.ended', ended, requestId);
  }
  const tokenHashes = sessions.flatMap((session) => [
    session.tokenHash,
    ...session.retiredTokens.map(({ tokenHash }) => tokenHash),
  ]);
  // The API keys of a closed account stay stored but are refused until it is open again.
  const isClosed = reason === 'suspended' || reason === 'deactivated';
  const keyHashes = isClosed ? await keyHashesOf(transaction, accountId) : [];
  return { userId: accountId, sessionIds, tokenHashes: [...tokenHashes, ...keyHashes] };
}
