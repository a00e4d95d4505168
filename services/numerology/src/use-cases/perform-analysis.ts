import { isFreeOfCharge } from '@sefira/contracts/billing/plans';
import type { AnalysisInput } from '@sefira/contracts/numerology/analysis-inputs';
import type { AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import type { Identity } from '@sefira/contracts/shared/identity';
import { clientOf, poolOf } from '@sefira/database/access';
import { findStoredOutcome, fingerprintOf, runIdempotent } from '@sefira/messaging/idempotency';
import { appendEvent } from '@sefira/messaging/outbox';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { DomainError } from '@sefira/platform/http/domain-error';
import { hasStoredNothing } from '@sefira/platform/http/error-handler';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { insertAnalysis } from '../data/analyses.ts';
import { findClient, lockClientKey } from '../data/clients.ts';
import { findAnalysis } from '../data/history.ts';
import type { AnalysisDefinition, AnalysisResult, Reading } from '../domain/analysis-definition.ts';
import { expiryOf, requireClientPlan } from '../policies.ts';

export interface AnalysisCall {
  readonly identity: Identity;
  readonly requestId: string;
  readonly idempotencyKey: string | null;
  /** The parsed body; it may name a client of the panel. */
  readonly body: { readonly clientId?: string | null | undefined };
}

export interface PerformedAnalysis<Kind extends AnalysisKind> {
  readonly analysisId: string;
  readonly referenceDate: string;
  readonly result: AnalysisResult<Kind>;
}

const outcome = z.object({ analysisId: z.uuid() });

/**
 * Performs an analysis: reserves its cost, computes, stores it with its key and the event that confirms the charge. A
 * repeated call is answered from the stored analysis, read on its own reference date, before billing is asked.
 * @throws DomainError of billing, of the engine, of the client panel, IDEMPOTENCY_CLASH, NOT_FOUND when the stored analysis was deleted
 */
export async function performAnalysis<Kind extends AnalysisKind>(
  context: NumerologyContext,
  call: AnalysisCall,
  definition: AnalysisDefinition<Kind>,
  input: AnalysisInput<Kind>,
  system: NumerologySystem,
): Promise<PerformedAnalysis<Kind>> {
  const { identity, requestId, idempotencyKey, body } = call;
  const { kind } = definition;
  const userId = callerId(identity);
  const clientId = body.clientId ?? null;
  if (clientId !== null) await requireClient(context, identity, clientId);
  const keyed = { subject: userId, key: idempotencyKey, route: `numerology.${kind}`, body };
  // Without a charge the insert itself finds the earlier call.
  const earlier = isFreeOfCharge(identity, kind)
    ? null
    : await findStoredOutcome(clientOf(context), context.schema, keyed, outcome);
  if (earlier) return readEarlier(earlier.analysisId);

  const id = newId();
  const operation = idempotencyKey === null ? id : fingerprintOf(idempotencyKey, fingerprintOf(keyed.route, body));
  const now = context.clock();
  const referenceDate = productDate(now);
  const title = definition.title(input, { system, referenceDate });
  const reference = { type: 'analysis', id, title };
  const charge = await context.billing.authorize({ identity, service: kind, operation, reference, requestId });
  const { result, storedId } = await computeAndStore().catch(async (error: unknown) => {
    // After a lost connection the analysis may be stored: then its event confirms the charge, otherwise that expires.
    if (hasStoredNothing(error)) await charge.cancel();
    throw error;
  });
  if (storedId === id) return { analysisId: id, referenceDate, result };
  await charge.cancel();
  return readEarlier(storedId);

  async function computeAndStore() {
    const computed = await analyze({ system, referenceDate });
    const stored = await runIdempotent(context, keyed, outcome, async (transaction) => {
      // The client may have been erased since.
      if (clientId !== null && !(await lockClientKey(transaction, userId, clientId))) throw unknownClient();
      const shared = { userId, kind, title, input, system, referenceDate };
      await insertAnalysis(transaction, {
        ...shared,
        id,
        searchText: foldText([title, ...definition.names(input)].join(' ')),
        ruleSet: ruleSetFor(system).id,
        summary: definition.summarize(computed),
        createdAt: now,
        expiresAt: expiryOf(identity, now),
        clientId,
      });
      const completed = {
        ...shared,
        analysisId: id,
        ...(charge.id === null ? {} : { chargeId: charge.id }),
        ...(identity.role === 'guest' ? { isGuest: true } : {}),
        completedAt: now.toISOString(),
      };
      await appendEvent(transaction, context.schema, 'analysis.completed', completed, requestId);
      return { analysisId: id };
    });
    return { result: computed, storedId: stored.outcome.analysisId };
  }

  async function readEarlier(analysisId: string): Promise<PerformedAnalysis<Kind>> {
    const stored = await findAnalysis(poolOf(context), userId, analysisId);
    if (!stored) throw new DomainError('NOT_FOUND', { message: 'Esta análise foi excluída.' });
    const reading = { system, referenceDate: stored.referenceDate };
    return { analysisId, referenceDate: stored.referenceDate, result: await analyze(reading) };
  }

  async function analyze(reading: Reading): Promise<AnalysisResult<Kind>> {
    const { result } = await context.engine.run('analyze', { kind, input, reading }, identity);
    return result as AnalysisResult<Kind>;
  }
}

/** @throws DomainError NOT_FOUND for another's client, PLAN_REQUIRED */
async function requireClient(context: NumerologyContext, identity: Identity, clientId: string): Promise<void> {
  const client = await findClient(clientOf(context), callerId(identity), clientId);
  if (!client) throw unknownClient();
  requireClientPlan(identity);
}

function unknownClient(): DomainError {
  return new DomainError('NOT_FOUND', { message: 'Cliente não encontrado.' });
}
