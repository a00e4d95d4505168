import { socialLogin } from '@sefira/contracts/auth/account';
import { register } from '@sefira/contracts/auth/session';
import { referralHeader } from '@sefira/contracts/reseller/links';
import {
  clientAddressHeader,
  deviceTokenHeader,
  type Identity,
  identityHeader,
  requestIdHeader,
} from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientNetwork } from '@sefira/platform/http/client-network';
import type { UpstreamResponse } from '@sefira/platform/http/dispatch-buffered';
import { fillPath } from '@sefira/platform/http/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { refuseCrossSite } from './cross-site.ts';
import { identify, identifyKey } from './identify.ts';
import { applyNetworkPolicy } from './network-policy.ts';
import { readReferralCookie } from './referral.ts';
import { sendResponse } from './send-response.ts';

/** What a client may say to a service; all else stops here (docs/decisions/0020-signed-identity-between-services.md). */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'user-agent',
  // Of payment providers, over the bytes of their webhooks.
  'x-signature',
  deviceTokenHeader,
] as const;

/** Calls that make an account: they alone hear which reseller's link was clicked last. */
const signUps: ReadonlySet<string> = new Set([register.id, socialLogin.id]);

/** The handler of one call: cross-site check, session, limits, then the service, with an identity only we can sign. */
export function forwardTo(route: RouteShape, context: GatewayContext, publicOrigin: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const identity =
      route.access === 'key'
        ? await admitKey(request, reply, context)
        : await admit(request, route, context, publicOrigin);
    const headers: Record<string, string> = {
      [identityHeader]: context.signer.sign(identity, route.service),
      [requestIdHeader]: request.id,
      [clientAddressHeader]: request.ip,
    };
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const click = signUps.has(route.id) ? readReferralCookie(request) : null;
    if (click !== null) headers[referralHeader] = click;
    const body = Buffer.isBuffer(request.body) ? request.body : null;
    const caller = { identity, address: clientNetwork(request.ip) };
    const endWork = await context.workLimiter.begin(route, caller, body?.length ?? 0);
    try {
      const sending = context.upstreams.send(route, {
        method: route.method,
        path: fillPath(route.path, request.params) + queryOf(request),
        headers,
        body,
        onDisconnect: (end) => watchDisconnect(reply, end),
      });
      const answer = await (route.failureLimit ? countingFailures(sending, route, request, context) : sending);
      return sendResponse(answer, reply);
    } finally {
      endWork();
    }
  };
}

/** True for an answer that says that the caller was wrong, as with a wrong password. */
function isFailure(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

/** Passes the answer on; one that is no failure of the caller is taken back from the network's failures meanwhile. */
async function countingFailures(
  sending: Promise<UpstreamResponse>,
  route: RouteShape,
  request: FastifyRequest,
  context: GatewayContext,
): Promise<UpstreamResponse> {
  let failed = false;
  try {
    const answer = await sending;
    failed = isFailure(answer.statusCode);
    return answer;
  } finally {
    if (!failed) {
      context.limiter.networks.returnFailure(route, clientNetwork(request.ip)).catch((error: unknown) => {
        context.logger.warn({ err: error }, 'failure not returned');
      });
    }
  }
}

/** Ends the service's work for a client that hangs up before its answer. */
function watchDisconnect({ raw }: FastifyReply, end: () => void): void {
  if (raw.destroyed) end();
  else
    raw.once('close', () => {
      if (!raw.writableFinished) end();
    });
}

/** A person at a screen: cross-site check, session, limits. */
async function admit(
  request: FastifyRequest,
  route: RouteShape,
  context: GatewayContext,
  publicOrigin: string,
): Promise<Identity> {
  refuseCrossSite(request, publicOrigin);
  const identity = await identify(request, route, context);
  const { sessionId } = identity;
  const address = clientNetwork(request.ip);
  const isGuest = identity.role === 'guest';
  const excess = await context.limiter.consume(route, { sessionId, isGuest, address });
  const network = { address, isVisitor: sessionId === null, isGuest };
  if (excess) await applyNetworkPolicy(request, route, context, { ...excess, ...network });
  return identity;
}

/** A program with an API key. A browser never sends a key by itself, so no other site can make it call. */
async function admitKey(request: FastifyRequest, reply: FastifyReply, context: GatewayContext): Promise<Identity> {
  await context.limiter.consumeKeyAttempt(clientNetwork(request.ip));
  const identity = await identifyKey(request, context);
  const { limit, remaining, resetSeconds } = await context.limiter.consumeKey(identity);
  reply
    .header('ratelimit-limit', limit)
    .header('ratelimit-remaining', remaining)
    .header('ratelimit-reset', resetSeconds);
  return identity;
}

function queryOf(request: FastifyRequest): string {
  const start = request.raw.url?.indexOf('?') ?? -1;
  return start < 0 ? '' : (request.raw.url ?? '').slice(start);
}
