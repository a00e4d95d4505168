import type { SessionRecord } from '@sefira/contracts/auth/session';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { deviceName, placeName } from '../adapters/device-name.ts';
import type { AuthContext } from '../context.ts';
import { graceEnd, isSessionLive, needsTouch, secondFactorDueAt } from '../domain/session-policy.ts';
import { presentSessionRecord } from '../presenters.ts';
import { addresseeOf } from './account-events.ts';
import { endSessions } from './end-sessions.ts';
import { findSecondFactor } from './second-factors.ts';
import {
  findRetiredToken,
  findSessionByTokenHash,
  findSessionsByTokenHashes,
  type SessionWithAccount,
  touchSession,
} from './sessions.ts';

/** The live session of a token's hash for the gateways, or null. A token that was exchanged long ago ends its session. */
export async function lookUpSession(
  context: AuthContext,
  tokenHash: string,
  requestId: string,
): Promise<SessionRecord | null> {
  const client = clientOf(context);
  const now = context.clock();
  const session = await findSessionByTokenHash(client, tokenHash);
  if (session) {
    const record = await present(context, tokenHash, session, session.expiresAt, now);
    if (record !== 'exchanged') return record;
  }
  const retired = await findRetiredToken(client, tokenHash);
  if (!retired) return null;
  const end = graceEnd(retired.retiredAt);
  if (end > now) {
    const record = await present(context, tokenHash, retired.session, end, now);
    return record === 'exchanged' ? null : record;
  }
  await endStolenSession(context, retired.session, requestId);
  return null;
}

/**
 * The live sessions of a crowd's tokens, in their order, by one look at the database. What is neither plainly live nor used a
 * moment ago is looked up by itself.
 */
export async function lookUpSessions(
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
      return isPlain ? presentSessionRecord(session, null) : lookUpSession(context, tokenHash, requestId);
    }),
  );
}

async function present(
  context: AuthContext,
  tokenHash: string,
  session: SessionWithAccount,
  until: Date,
  now: Date,
): Promise<SessionRecord | 'exchanged' | null> {
  const client = clientOf(context);
  if (
    session.account.status !== 'active' ||
    !isSessionLive(session, now, context.configuration.get('session_idle_hours'))
  ) {
    return null;
  }
  if (needsTouch(session, now)) await touchSession(client, session.id, now);
  const dueAt = await secondFactorDue(context, session);
  const record = { ...presentSessionRecord(session, dueAt), expiresAt: until.toISOString() };
  await context.sessionCache.put(tokenHash, record, now);
  // Whatever ended or exchanged it while we wrote may have cleared the cache before us: look again, then clear it.
  const [current, retired] = await Promise.all([
    client.session.findUnique({ where: { tokenHash }, select: { account: { select: { status: true, role: true } } } }),
    client.retiredToken.findUnique({ where: { tokenHash }, select: { tokenHash: true } }),
  ]);
  const isUnchanged = current?.account.status === 'active' && current.account.role === session.account.role;
  if (isUnchanged || (retired && until < session.expiresAt)) return record;
  await context.sessionCache.forget([tokenHash]);
  return retired ? 'exchanged' : null;
}

/** When an administrator without a second factor is refused; null for everyone else. */
async function secondFactorDue(context: AuthContext, { account }: SessionWithAccount): Promise<Date | null> {
  if (account.role !== 'admin') return null;
  const factor = await findSecondFactor(clientOf(context), account.id);
  if (factor?.enabledAt) return null;
  return secondFactorDueAt(account.roleSince, context.configuration.get('admin_second_factor_days'));
}

/** Either the owner or a thief holds a token that the other exchanged: the session ends for both (RFC 9700). */
async function endStolenSession(context: AuthContext, session: SessionWithAccount, requestId: string): Promise<void> {
  const { account } = session;
  const ended = await inTransaction(context, async (transaction) => {
    const scope = { only: session.id };
    const gone = await endSessions(context, transaction, account.id, 'reused', scope, requestId);
    const addressee = addresseeOf(account);
    if (addressee && gone.sessionIds.length > 0) {
      const payload = {
        ...addressee,
        device: deviceName(session.userAgent),
        place: placeName(session.addressPrefix),
        reusedAt: context.clock().toISOString(),
      };
      await appendEvent(transaction, context.schema, 'session.reused', payload, requestId);
    }
    return gone;
  });
  await context.sessionCache.revoke(ended);
}
