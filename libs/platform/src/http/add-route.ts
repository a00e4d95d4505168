import { isProofFresh, isSecondFactorOverdue } from '@sefira/contracts/auth/fresh-proof';
import { hasFeature } from '@sefira/contracts/billing/plans';
import { clientAddressHeader, type Identity, identityHeader } from '@sefira/contracts/shared/identity';
import {
  isBinary,
  type RouteAnswer,
  type RouteBody,
  type RouteParams,
  type RouteQuery,
  type RouteShape,
} from '@sefira/contracts/shared/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { IdentityVerifier, VerifiedIdentity } from '../identity/identity.ts';
import type { Logger } from '../telemetry/logger.ts';
import { DomainError } from './domain-error.ts';

/** The parsed call and its caller, for a handler. */
export interface Call<Route extends RouteShape> {
  readonly params: RouteParams<Route>;
  readonly query: RouteQuery<Route>;
  readonly body: RouteBody<Route>;
  readonly identity: VerifiedIdentity;
  readonly requestId: string;
  /** The client's address as the gateway saw it. */
  readonly clientAddress: string;
  readonly userAgent: string;
  /** The trimmed `Idempotency-Key` of a costly call, when the client sent one. */
  readonly idempotencyKey: string | null;
  readonly log: Logger;
  /** Aborted when the client disconnects. */
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<Route extends RouteShape> = (call: Call<Route>) => Promise<RouteAnswer<Route> | FastifyReply>;

const planWithoutKeys = 'Seu plano não inclui a API. Com o plano Profissional, as suas chaves voltam a valer.';

const idempotencyKeyPattern = /^[\x21-\x7e]{1,200}$/;

/**
 * Serves one contract: the internal identity is verified and the contract's access rule applied before the handler
 * runs; answers are cut to the contract. Ownership and finer rules are the service's `policies.ts`.
 */
export function addRoute<Route extends RouteShape>(
  app: FastifyInstance,
  identities: IdentityVerifier,
  route: Route,
  handler: Handler<Route>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
    onRequest: async (request) => {
      const identity = identifyCaller(identities, request);
      requireAccess(route, identity);
      requireProof(route, identity, identities.clock().getTime());
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params as RouteParams<Route>,
        query: request.query as RouteQuery<Route>,
        body: request.body as RouteBody<Route>,
        identity: identifyCaller(identities, request),
        requestId: request.id,
        clientAddress: headerText(request, clientAddressHeader),
        userAgent: headerText(request, 'user-agent').slice(0, 300),
        idempotencyKey: route.idempotent ? readIdempotencyKey(request) : null,
        log: request.log as Logger,
        request,
        reply,
      });
      if (reply.sent || answer === reply) return reply;
      return reply.code(reply.statusCode === 200 ? (route.status ?? 200) : reply.statusCode).send(answer);
    },
  });
}

/** A call of the front end and its alias in the public API: other paths and access rules, one handler. */
export function addAliasedRoutes<Route extends RouteShape>(
  app: FastifyInstance,
  identities: IdentityVerifier,
  [route, alias]: readonly [Route, Pick<RouteShape, 'id' | 'path' | 'access' | 'scope'> & Pick<Route, 'response'>],
  handler: Handler<Route>,
): void {
  addRoute(app, identities, route, handler);
  const { id, path, access, scope } = alias;
  addRoute(app, identities, { ...route, id, path, access, ...(scope === undefined ? {} : { scope }) }, handler);
}

/** @throws DomainError IDENTITY_REQUIRED, SESSION_REQUIRED, FORBIDDEN, or what an API key lacks */
export function requireAccess({ access, scope }: Pick<RouteShape, 'access' | 'scope'>, identity: Identity): void {
  if (access === 'public') return;
  if (access === 'key') {
    requireKey(identity, scope);
    return;
  }
  if (access === 'internal') {
    if (identity.role !== 'service') throw new DomainError('IDENTITY_REQUIRED');
    return;
  }
  if (identity.role === 'key') throw new DomainError('API_KEY_NOT_ALLOWED');
  if (identity.subject === null || identity.role === 'visitor') throw new DomainError('SESSION_REQUIRED');
  if (access === 'session') return;
  if (access === 'account' ? identity.role === 'guest' : !access.includes(identity.role)) {
    throw new DomainError('FORBIDDEN');
  }
}

/**
 * Requirements beyond the role: a second factor of administrators after their days of grace, and a fresh proof of identity
 * where the contract requires it.
 * @throws DomainError SECOND_FACTOR_REQUIRED or PROOF_REQUIRED
 */
export function requireProof(
  { access, freshProof }: Pick<RouteShape, 'access' | 'freshProof'>,
  identity: Identity,
  now: number,
): void {
  if (Array.isArray(access) && isSecondFactorOverdue(identity, now)) throw new DomainError('SECOND_FACTOR_REQUIRED');
  if (freshProof === true && !isProofFresh(identity, now)) throw new DomainError('PROOF_REQUIRED');
}

/** A key opens what its scopes name, as long as the plan sells keys. */
function requireKey(identity: Identity, scope: string | undefined): void {
  if (identity.role !== 'key') throw new DomainError('API_KEY_REQUIRED');
  if (!hasFeature(identity.plan, 'api_keys')) throw new DomainError('PLAN_REQUIRED', { message: planWithoutKeys });
  if (scope !== undefined && identity.permissions.includes(scope)) return;
  throw new DomainError('API_SCOPE_MISSING', { data: { scope } });
}

function identifyCaller(identities: IdentityVerifier, request: FastifyRequest): VerifiedIdentity {
  const token = request.headers[identityHeader];
  const identity = identities.verify(typeof token === 'string' ? token : undefined);
  if (!identity) throw new DomainError('IDENTITY_REQUIRED');
  return identity;
}

function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = headerText(request, 'idempotency-key').trim();
  if (key === '') return null;
  if (!idempotencyKeyPattern.test(key)) {
    throw new DomainError('VALIDATION_FAILED', { message: 'O cabeçalho Idempotency-Key é inválido.' });
  }
  return key;
}

function headerText(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function schemaOf(route: RouteShape): FastifySchema {
  return {
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body && !isBinary(route.body) ? { body: route.body } : {}),
    response: {
      ...(isBinary(route.response) ? {} : { [route.status ?? 200]: route.response }),
      ...route.alternatives,
    },
  };
}
