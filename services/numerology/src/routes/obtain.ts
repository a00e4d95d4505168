import { type AnalysisInput, type AnalysisKind, analysisInputs } from '@sefira/contracts/numerology/inputs';
import { obtainAnalysis } from '@sefira/contracts/numerology/internal';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { fingerprintOf } from '@sefira/messaging/idempotency';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { findEqualAnalysis } from '../data/analyses.ts';
import { definitions } from '../domain/definitions.ts';
import { performAnalysis } from './perform-analysis.ts';

/** The analysis that pays for a document of typed data. */
export function addObtainRoute(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, obtainAnalysis, async ({ body, requestId }) => {
    const input = z.parse(analysisInputs[body.kind], { ...body.input, email: null });
    const found = await findEqualAnalysis(clientOf(context), callerId(body.owner), { ...body, input });
    if (found) return answered('Análise encontrada.', { analysisId: found.id, referenceDate: found.referenceDate });
    return answered('Análise feita.', await perform(context, body.kind, input, body, requestId));
  });
}

async function perform<Kind extends AnalysisKind>(
  context: NumerologyContext,
  kind: Kind,
  parsed: unknown,
  { owner, system }: RouteBody<typeof obtainAnalysis>,
  requestId: string,
) {
  const input = parsed as AnalysisInput<Kind>;
  const body = { input, system, clientId: null };
  // The key of the content: simultaneous calls for one document share one analysis.
  const idempotencyKey = `document ${fingerprintOf(kind, body)}`;
  const call = { identity: owner, requestId, idempotencyKey, body };
  const { analysisId } = await performAnalysis(context, call, definitions[kind], input, system).catch(
    (error: unknown) => {
      if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
      // The analysis of this key was deleted: store another one.
      return performAnalysis(context, { ...call, idempotencyKey: null }, definitions[kind], input, system);
    },
  );
  const stored = await context.history.find(callerId(owner), analysisId);
  return { analysisId, referenceDate: stored?.referenceDate ?? productDate(context.clock()) };
}
