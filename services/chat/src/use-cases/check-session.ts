import { hashToken } from '@sefira/platform/identity/token-hash';
import type { SocketSession } from '../adapters/realtime/rooms.ts';
import type { ChatContext } from '../context.ts';

/** The session of a token; null if it is invalid or has ended. @throws DomainError DEPENDENCY_DOWN */
export async function checkSession(
  context: ChatContext,
  token: string,
  network: string,
): Promise<SocketSession | null> {
  const tokenHash = hashToken(token);
  const record = await context.sessions.check(tokenHash);
  if (!record) return null;
  const { sessionId, userId, role, plan, permissions } = record;
  return { sessionId, userId, role, plan, permissions, tokenHash, network };
}
