import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { AuthContext } from '../../context.ts';
import { findSession, listSessionsOf, type Session, type SessionWithAccount } from '../../data/sessions.ts';

/** The caller's open session. @throws DomainError SESSION_EXPIRED */
export async function readCurrentSession(context: AuthContext, sessionId: string | null): Promise<SessionWithAccount> {
  const session = await findSession(clientOf(context), sessionId ?? '');
  if (!session) throw new DomainError('SESSION_EXPIRED');
  return session;
}

/** Sessions of an account, most recently used first. */
export function readSessions(context: AuthContext, accountId: string | null): Promise<Session[]> {
  return listSessionsOf(clientOf(context), accountId ?? '', context.clock());
}
