import { apiKeyPrefix } from '@sefira/contracts/auth/api-keys';
import { isProofFresh, isSecondFactorOverdue } from '@sefira/contracts/auth/fresh-proof';
import type { SessionRecord } from '@sefira/contracts/auth/session';
import { type Identity, visitorIdentity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { GatewayContext } from '../context.ts';
import { contractOf } from './contracts.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller of a proxied route; null elsewhere. */
    identity: Identity | null;
  }
}

/** Reads the Bearer token: `request.identity`. @throws DomainError SESSION_REQUIRED, SESSION_EXPIRED and the API_KEY codes */
export const sessionPlugin = fastifyPlugin<{ readonly context: GatewayContext }>(
  (app, { context }, done) => {
    app.decorateRequest('identity', null);
    app.addHook('preHandler', async (request) => {
      const contract = contractOf(request);
      if (contract === undefined) return;
      if (contract.access === 'key') {
        await context.limiter.consumeKeyAttempt(clientNetwork(request.ip));
        request.identity = await identifyKey(request, context);
      } else {
        request.identity = await identify(request, contract, context);
      }
    });
    done();
  },
  { name: 'session', dependencies: ['contracts', 'cross-site'] },
);

const bearer = /^Bearer ([^\s]+)$/i;

/** The identity of an API key, valid for the public API only. @throws DomainError API_KEY_REQUIRED or API_KEY_INVALID */
async function identifyKey(request: FastifyRequest, { apiKeys }: Pick<GatewayContext, 'apiKeys'>): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token?.startsWith(apiKeyPrefix)) throw new DomainError('API_KEY_REQUIRED');
  const key = await apiKeys.check(token, request.id);
  if (!key) throw new DomainError('API_KEY_INVALID');
  const { userId, plan, scopes, keyId } = key;
  return { subject: userId, role: 'key', plan, permissions: scopes, sessionId: keyId };
}

/**
 * The identity of a session. Only the Bearer header counts, never a cookie (docs/decisions/0008-opaque-session-token.md). Guests
 * are admitted while the configuration allows them. An expired token on a public call is a visitor, so that a login works.
 * @throws DomainError SESSION_REQUIRED, SESSION_EXPIRED or API_KEY_NOT_ALLOWED
 */
async function identify(
  request: FastifyRequest,
  route: RouteShape,
  context: Pick<GatewayContext, 'sessions' | 'configuration' | 'clock'>,
): Promise<Identity> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (route.access === 'public') return visitorIdentity;
    throw new DomainError('SESSION_REQUIRED');
  }
  if (token.startsWith(apiKeyPrefix) && route.access !== 'public') throw new DomainError('API_KEY_NOT_ALLOWED');
  const session = await checkSession(token, request.id, route, context);
  const isShutOut = session?.role === 'guest' && !context.configuration.get('allow_access_without_login');
  if (session && !isShutOut) {
    const { userId, role, plan, permissions, sessionId, provenAt, secondFactorDueAt } = session;
    return {
      subject: userId,
      role,
      plan,
      permissions,
      sessionId,
      ...(provenAt === undefined ? {} : { provenAt }),
      ...(secondFactorDueAt === undefined ? {} : { secondFactorDueAt }),
    };
  }
  if (route.access === 'public') return visitorIdentity;
  throw new DomainError('SESSION_EXPIRED');
}

/**
 * The valid session of a token. A cached record may be older than a proof of identity: before the call is refused for want of
 * one, the database is asked.
 */
async function checkSession(
  token: string,
  requestId: string,
  route: RouteShape,
  { sessions, clock }: Pick<GatewayContext, 'sessions' | 'clock'>,
): Promise<SessionRecord | null> {
  const session = await sessions.check(token, requestId);
  if (!session) return null;
  const now = clock().getTime();
  const isRefused = (route.freshProof && !isProofFresh(session, now)) || isSecondFactorOverdue(session, now);
  return isRefused ? sessions.checkAnew(token, requestId) : session;
}
