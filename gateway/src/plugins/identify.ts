import { apiKeyPrefix } from '@sefira/contracts/api-keys';
import { type Identity, visitorIdentity } from '@sefira/contracts/identity';
import type { RouteShape } from '@sefira/contracts/route';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';

const bearer = /^Bearer ([^\s]+)$/i;

/** Whose key: its identity opens the public API and nothing else. @throws DomainError API_KEY_REQUIRED or API_KEY_INVALID */
export async function identifyKey(
  request: FastifyRequest,
  { apiKeys }: Pick<GatewayContext, 'apiKeys'>,
): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token?.startsWith(apiKeyPrefix)) throw new DomainError('API_KEY_REQUIRED');
  const key = await apiKeys.check(token, request.id);
  if (!key) throw new DomainError('API_KEY_INVALID');
  const { userId, plan, scopes, keyId } = key;
  return { subject: userId, role: 'key', plan, permissions: scopes, sessionId: keyId };
}

/**
 * Who calls. Only the Bearer header counts, never a cookie, so no request can be forged across sites (decision 10).
 * A guest is let in while the configuration allows guests. A dead token on a public call is a visitor's, so that a login with an old token at hand works.
 * @throws DomainError SESSION_REQUIRED, SESSION_EXPIRED or API_KEY_NOT_ALLOWED
 */
export async function identify(
  request: FastifyRequest,
  route: RouteShape,
  { sessions, configuration }: Pick<GatewayContext, 'sessions' | 'configuration'>,
): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (route.access === 'public') return visitorIdentity;
    throw new DomainError('SESSION_REQUIRED');
  }
  if (token.startsWith(apiKeyPrefix) && route.access !== 'public') throw new DomainError('API_KEY_NOT_ALLOWED');
  const session = await sessions.check(token, request.id);
  const isShutOut = session?.role === 'guest' && !configuration.get('allow_access_without_login');
  if (session && !isShutOut) {
    const { userId, role, plan, permissions, sessionId } = session;
    return { subject: userId, role, plan, permissions, sessionId };
  }
  if (route.access === 'public') return visitorIdentity;
  throw new DomainError('SESSION_EXPIRED');
}
