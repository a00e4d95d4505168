import type { SessionRecord } from '@sefira/contracts/auth/session';
import { planId } from '@sefira/contracts/shared/identity';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import * as z from 'zod/mini';
import { deviceName, placeName } from '../../adapters/device-name.ts';
import type { AuthContext } from '../../context.ts';
import { hasSecondFactor } from '../../data/second-factors.ts';
import {
  findRetiredToken,
  findSessionByTokenHash,
  findSessionsByTokenHashes,
  findTokenOwner,
  isTokenRetired,
  type SessionWithAccount,
  touchSession,
} from '../../data/sessions.ts';
import { graceEnd, isSessionLive, needsTouch, secondFactorDueAt } from '../../domain/session-policy.ts';
import { presentSessionRecord } from '../../presenters/session.ts';
import { addresseeOf } from '../accounts/account-events.ts';
import { endSessions } from './end-sessions.ts';

/** The live session of a token's hash for gateways, or null. The use of a token after its grace period ends its session. */
export async function findLiveSession(
  context: AuthContext,
  tokenHash: string,
  requestId: string,
): Promise<SessionRecord | null> {
  const client = clientOf(context);
  const now = context.clock();
  const session = await findSessionByTokenHash(client, tokenHash);
  if (session) {
    const record = await cacheRecord(context, tokenHash, session, session.expiresAt, now);
    if (record !== 'exchanged') return record;
  }
  const retired = await findRetiredToken(client, tokenHash);
  if (!retired) return null;
  const end = graceEnd(retired.retiredAt);
  if (end > now) {
    const record = await cacheRecord(context, tokenHash, retired.session, end, now);
    return record === 'exchanged' ? null : record;
  }
  await endStolenSession(context, retired.session, requestId);
  return null;
}

/**
 * The live sessions of a batch of tokens, in their order, by one query. Tokens that need more than that are checked one by
 * one.
 */
export async function findLiveSessions(
  context: AuthContext,
  tokenHashes: readonly string[],
  requestId: string,
): Promise<(SessionRecord | null)[]> {
  const now = context.clock();
  const idleHours = context.configuration.get('session_idle_hours');
  const sessions = await findSessionsByTokenHashes(clientOf(context), [...new Set(tokenHashes)]);
  const byToken = new Map(sessions.map((session) => [session.tokenHash, session]));
  return Promise.all(
    tokenHashes.map((tokenHash) => {
      const session = byToken.get(tokenHash);
      const isPlain =
        session?.account.status === 'active' &&
        session.account.role !== 'admin' &&
        isSessionLive(session, now, idleHours) &&
        !needsTouch(session, now);
      return isPlain ? presentSessionRecord(session, null) : findLiveSession(context, tokenHash, requestId);
    }),
  );
}

async function cacheRecord(
  context: AuthContext,
  tokenHash: string,
  session: SessionWithAccount,
  until: Date,
  now: Date,
): Promise<SessionRecord | 'exchanged' | null> {
  const client = clientOf(context);
  const { account } = session;
  const idleHours = context.configuration.get('session_idle_hours');
  if (account.status !== 'active' || !isSessionLive(session, now, idleHours)) return null;
  if (needsTouch(session, now)) await touchSession(client, session.id, now);
  const dueAt = await secondFactorDue(context, session);
  const record = { ...presentSessionRecord(session, dueAt), expiresAt: until.toISOString() };
  await context.sessionCache.put(tokenHash, record, now);
  // A concurrent end, exchange or change of the plan may have cleared the cache before this write: check again and clear it.
  const [owner, isRetired] = await Promise.all([findTokenOwner(client, tokenHash), isTokenRetired(client, tokenHash)]);
  const isOpen = owner?.status === 'active' && owner.role === account.role;
  if ((isOpen && owner.plan === account.plan) || (isRetired && until < session.expiresAt)) return record;
  await context.sessionCache.invalidate([tokenHash]);
  if (isOpen) return { ...record, plan: z.parse(planId, owner.plan) };
  return isRetired ? 'exchanged' : null;
}

/** When an administrator without a second factor is refused; null for other roles. */
async function secondFactorDue(context: AuthContext, { account }: SessionWithAccount): Promise<Date | null> {
  if (account.role !== 'admin' || (await hasSecondFactor(clientOf(context), account.id))) return null;
  return secondFactorDueAt(account.roleSince, context.configuration.get('admin_second_factor_days'));
}

/** Either the owner or a thief holds a token that the other exchanged: the session ends for both (RFC 9700). */
async function endStolenSession(context: AuthContext, session: SessionWithAccount, requestId: string): Promise<void> {
  const { account } = session;
  const ended = await inTransaction(context, async (transaction) => {
    const scope = { only: session.id };
    const revoked = await endSessions(context, transaction, account.id, 'reused', scope, requestId);
    const addressee = addresseeOf(account);
    if (addressee && revoked.sessionIds.length > 0) {
      const payload = {
        ...addressee,
        device: deviceName(session.userAgent),
        place: placeName(session.addressPrefix),
        reusedAt: context.clock().toISOString(),
      };
      await appendEvent(transaction, context.schema, 'session.reused', payload, requestId);
    }
    return revoked;
  });
  await context.sessionCache.revoke(ended);
}
