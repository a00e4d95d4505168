import { obtainAnalysis as obtainAnalysisRoute } from '@sefira/contracts/numerology/internal';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { obtainAnalysis } from '../use-cases/obtain-analysis.ts';

/** The analysis that pays for a document of typed data. */
export function addObtainRoute(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, obtainAnalysisRoute, async ({ body, requestId }) => {
    const { isNew, ...analysis } = await obtainAnalysis(context, body, requestId);
    return answered(isNew ? 'Análise feita.' : 'Análise encontrada.', analysis);
  });
}
