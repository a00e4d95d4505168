import { setTimeout as wait } from 'node:timers/promises';
import { challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { exceededPolicy, type RouteShape } from '@sefira/contracts/shared/route';
import { waitInWords } from '@sefira/contracts/shared/wait-in-words';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import type { CountedNetwork, NetworkExcess } from '../adapters/network-limits.ts';
import type { GatewayContext } from '../context.ts';

/** Delay of a call above its network's limit at level 0; it doubles at each level. */
const delayMilliseconds = 250;

/**
 * Applies the policy of a call from a network above its limits (docs/decisions/0013-guessing-limits-and-proof-of-work.md):
 * returns after a delay or for a solved challenge.
 * @throws DomainError CHALLENGE_REQUIRED with a challenge, or RATE_LIMITED
 */
export async function applyNetworkPolicy(
  request: FastifyRequest,
  route: RouteShape,
  context: Pick<GatewayContext, 'challenges' | 'limiter'>,
  { retryAfterSeconds, level, ...network }: NetworkExcess & CountedNetwork,
): Promise<void> {
  const policy = exceededPolicy(route);
  if (policy === 'refuse') throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  if (policy === 'delay') {
    await wait(delayMilliseconds * 2 ** level);
    return;
  }
  const call = { call: route.id, address: network.address, level };
  const solution = request.headers[challengeSolutionHeader];
  if (typeof solution === 'string' && (await context.challenges.isSolved(solution, call))) return;
  // A call that was asked for a proof does not count, or it would raise the level for the next caller.
  await context.limiter.networks.returnCall(route, network);
  throw new DomainError('CHALLENGE_REQUIRED', {
    message: `Muitas pessoas usam a mesma rede que você agora. Tente de novo em ${waitInWords(retryAfterSeconds)}.`,
    retryAfterSeconds,
    data: { challenge: await context.challenges.create(call) },
  });
}
