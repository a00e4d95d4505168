import { type AnalysisInput, analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { obtainAnalysis as obtainAnalysisRoute } from '@sefira/contracts/numerology/internal';
import type { RouteBody } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { fingerprintOf } from '@sefira/messaging/idempotency';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { findEqualAnalysis } from '../data/analyses.ts';
import { definitions } from '../domain/engine-tasks.ts';
import { performAnalysis } from './perform-analysis.ts';

export interface ObtainedAnalysis {
  readonly analysisId: string;
  readonly referenceDate: string;
  readonly isNew: boolean;
}

/** The analysis that pays for a document of typed data: an equal one of the person, else a new one. */
export async function obtainAnalysis(
  context: NumerologyContext,
  request: RouteBody<typeof obtainAnalysisRoute>,
  requestId: string,
): Promise<ObtainedAnalysis> {
  const { kind, owner } = request;
  const input = z.parse(analysisInputs[kind], { ...request.input, email: null });
  const found = await findEqualAnalysis(clientOf(context), callerId(owner), { ...request, input });
  if (found) return { analysisId: found.id, referenceDate: found.referenceDate, isNew: false };
  return { ...(await perform(context, kind, input, request, requestId)), isNew: true };
}

async function perform<Kind extends AnalysisKind>(
  context: NumerologyContext,
  kind: Kind,
  parsed: unknown,
  { owner, system }: RouteBody<typeof obtainAnalysisRoute>,
  requestId: string,
) {
  const input = parsed as AnalysisInput<Kind>;
  const body = { input, system, clientId: null };
  // The key of the content: simultaneous calls for one document share one analysis.
  const idempotencyKey = `document ${fingerprintOf(kind, body)}`;
  const call = { identity: owner, requestId, idempotencyKey, body };
  return performAnalysis(context, call, definitions[kind], input, system).catch((error: unknown) => {
    if (!(error instanceof DomainError) || error.code !== 'NOT_FOUND') throw error;
    // The analysis of this key was deleted: store another one.
    return performAnalysis(context, { ...call, idempotencyKey: null }, definitions[kind], input, system);
  });
}
