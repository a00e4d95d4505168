import type { sessionEndings } from '@sefira/contracts/auth/events';
import { inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import type { EndedSessions } from '../../adapters/session-cache.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import { keyHashesOf } from '../../data/api-keys.ts';
import { deleteSessions, type EndingScope } from '../../data/sessions.ts';

type Reason = (typeof sessionEndings)[number];

/**
 * Ends sessions and publishes it. The caller passes the result to `sessionCache.revoke` after the commit, so that gateways
 * refuse them.
 */
export async function endSessions(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  reason: Reason,
  scope: EndingScope = {},
  requestId: string | null = null,
): Promise<EndedSessions> {
  const { sessionIds, tokenHashes } = await deleteSessions(transaction, accountId, scope);
  if (sessionIds.length > 0) {
    const ended = { userId: accountId, sessionIds, reason, endedAt: context.clock().toISOString() };
    await appendEvent(transaction, context.schema, 'session.ended', ended, requestId);
  }
  // The API keys of a closed account stay stored but are refused until it is open again.
  const isClosed = reason === 'suspended' || reason === 'deactivated';
  const keyHashes = isClosed ? await keyHashesOf(transaction, accountId) : [];
  return { userId: accountId, sessionIds, tokenHashes: [...tokenHashes, ...keyHashes] };
}

/** Ends sessions at their owner's request. @returns how many */
export async function endOwnSessions(
  context: AuthContext,
  accountId: string,
  reason: 'logout' | 'revoked',
  scope: EndingScope,
  requestId: string,
): Promise<number> {
  const ended = await inTransaction(context, (transaction) =>
    endSessions(context, transaction, accountId, reason, scope, requestId),
  );
  await context.sessionCache.revoke(ended);
  return ended.sessionIds.length;
}
