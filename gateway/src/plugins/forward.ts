import { socialLogin } from '@sefira/contracts/account';
import { register } from '@sefira/contracts/auth';
import {
  clientAddressHeader,
  deviceTokenHeader,
  type Identity,
  identityHeader,
  requestIdHeader,
} from '@sefira/contracts/identity';
import { referralHeader } from '@sefira/contracts/reseller-links';
import type { RouteShape } from '@sefira/contracts/route';
import { clientNetwork } from '@sefira/platform/client-network';
import { fillPath } from '@sefira/platform/service-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { refuseCrossSite } from './cross-site.ts';
import { giveBack } from './give-back.ts';
import { identify, identifyKey } from './identify.ts';
import { rememberedClick } from './referral.ts';

/** What a client may say to a service; all else stops here (RELIABILITY.md M8). */
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
    const click = signUps.has(route.id) ? rememberedClick(request) : null;
    if (click !== null) headers[referralHeader] = click;
    const answer = await context.upstreams.send(route, {
      method: route.method,
      path: fillPath(route.path, request.params) + queryOf(request),
      headers,
      body: Buffer.isBuffer(request.body) ? request.body : null,
      whenGone: (end) => onDeparture(reply, end),
    });
    return giveBack(answer, reply);
  };
}

/** Ends the service's work for a client that hangs up before its answer. */
function onDeparture({ raw }: FastifyReply, end: () => void): void {
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
  await context.limiter.take(route, {
    sessionId: identity.sessionId,
    isGuest: identity.role === 'guest',
    address: clientNetwork(request.ip),
  });
  return identity;
}

/** A program with an API key. A browser never sends a key by itself, so no other site can make it call. */
async function admitKey(request: FastifyRequest, reply: FastifyReply, context: GatewayContext): Promise<Identity> {
  await context.limiter.takeKeyTry(clientNetwork(request.ip));
  const identity = await identifyKey(request, context);
  const { limit, remaining, resetSeconds } = await context.limiter.takeKey(identity);
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
