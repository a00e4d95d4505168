import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientNetwork } from '@sefira/platform/http/client-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { GatewayContext } from '../context.ts';
import { contractOf } from './contracts.ts';
import { applyNetworkPolicy } from './network-policy.ts';

/** Limits of calls, of failures and of work (docs/decisions/0022-gateway-limits.md, docs/decisions/0023-work-limits-and-fair-queues.md). */
export const limitsPlugin = fastifyPlugin<{ readonly context: GatewayContext }>(
  (app, { context }, done) => {
    app.addHook('preHandler', async (request, reply) => {
      const contract = contractOf(request);
      const { identity } = request;
      if (contract === undefined || identity === null) return;
      if (contract.access === 'key') await consumeKey(identity, reply, context);
      else await consumeCall(request, contract, identity, context);
      const bytes = Buffer.isBuffer(request.body) ? request.body.length : 0;
      const caller = { identity, address: clientNetwork(request.ip) };
      const endWork = await context.workLimiter.begin(contract, caller, bytes);
      onceClosed(reply, () => {
        endWork();
        if (contract.failureLimit && !isFailure(reply.statusCode)) returnFailure(contract, caller.address, context);
      });
    });
    done();
  },
  { name: 'limits', dependencies: ['session'] },
);

/** When the response is sent or its client disconnected, also where it has already. */
function onceClosed({ raw }: FastifyReply, run: () => void): void {
  if (raw.destroyed) run();
  else raw.once('close', run);
}

async function consumeCall(
  request: FastifyRequest,
  contract: RouteShape,
  { sessionId, role }: Identity,
  context: GatewayContext,
): Promise<void> {
  const address = clientNetwork(request.ip);
  const isGuest = role === 'guest';
  const excess = await context.limiter.consume(contract, { sessionId, isGuest, address });
  if (excess === null) return;
  await applyNetworkPolicy(request, contract, context, {
    ...excess,
    address,
    isVisitor: sessionId === null,
    isGuest,
  });
}

async function consumeKey(identity: Identity, reply: FastifyReply, context: GatewayContext): Promise<void> {
  const { limit, remaining, resetSeconds } = await context.limiter.consumeKey(identity);
  reply
    .header('ratelimit-limit', limit)
    .header('ratelimit-remaining', remaining)
    .header('ratelimit-reset', resetSeconds);
}

/** True for a response to an error of the caller, such as a wrong password. */
function isFailure(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

function returnFailure(contract: RouteShape, address: string, { limiter, logger }: GatewayContext): void {
  limiter.networks.returnFailure(contract, address).catch((error: unknown) => {
    logger.warn({ err: error }, 'failure not returned');
  });
}
