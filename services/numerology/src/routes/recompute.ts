import { recomputeAnalysis } from '@sefira/contracts/numerology/internal';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';

/** A result computed again for another service that stores the input. */
export function addRecomputeRoute(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, recomputeAnalysis, async (call) =>
    answered('Análise refeita.', { content: await context.engine.run('recompute', call.body, call.identity) }),
  );
}
