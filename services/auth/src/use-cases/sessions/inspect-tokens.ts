import type { TokenState } from '@sefira/contracts/auth/session';
import { clientOf } from '@sefira/database/access';
import type { AuthContext } from '../../context.ts';
import { findRetiredTokens, findSessionsByTokenHashes, type SessionWithAccount } from '../../data/sessions.ts';
import { graceEnd, isSessionLive } from '../../domain/session-policy.ts';

/** States of tokens, in their order. An inspection is no use: it neither extends nor ends a session. */
export async function inspectTokens(context: AuthContext, tokenHashes: readonly string[]): Promise<TokenState[]> {
  const client = clientOf(context);
  const now = context.clock();
  const idleHours = context.configuration.get('session_idle_hours');
  const hashes = [...new Set(tokenHashes)];
  const [sessions, retired] = await Promise.all([
    findSessionsByTokenHashes(client, hashes),
    findRetiredTokens(client, hashes),
  ]);
  const isOpen = (session: SessionWithAccount) =>
    session.account.status === 'active' && isSessionLive(session, now, idleHours);
  const states = new Map<string, TokenState>();
  for (const { tokenHash, retiredAt, session } of retired) {
    if (isOpen(session)) states.set(tokenHash, graceEnd(retiredAt) > now ? 'open' : 'exchanged');
  }
  for (const session of sessions) if (isOpen(session)) states.set(session.tokenHash, 'open');
  return tokenHashes.map((hash) => states.get(hash) ?? 'ended');
}
