import { isFreeOfCharge } from '@sefira/contracts/billing/plans';
import type { AnalysisInput, AnalysisKind } from '@sefira/contracts/numerology/inputs';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientOf } from '@sefira/database/access';
import { fingerprintOf } from '@sefira/messaging/idempotency';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { Call } from '@sefira/platform/http/add-route';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import { newId } from '@sefira/platform/time/identifiers';
import type { NumerologyContext } from '../context.ts';
import { findClient } from '../data/clients.ts';
import type { AnalysisDefinition, AnalysisResult, Reading } from '../domain/analysis-definition.ts';
import { expiryOf, requireClientPlan } from '../policies.ts';

export type AnalysisCall = Pick<Call<RouteShape>, 'requestId' | 'idempotencyKey' | 'body'> & {
  readonly identity: Identity;
};

/** One that may be made for a client of the panel. */
export type ClientCall = AnalysisCall & { readonly body: { readonly clientId?: string | null | undefined } };

export interface Performed<Kind extends AnalysisKind> {
  readonly analysisId: string;
  readonly result: AnalysisResult<Kind>;
}

/**
 * Performs an analysis: reserves its cost, computes, stores it with its key and the event that confirms the charge. A
 * repeated call is answered from the stored analysis, read on its own reference date, before billing is asked.
 * @throws DomainError of billing, of the engine, of the client panel, IDEMPOTENCY_CLASH, NOT_FOUND when the stored analysis was deleted
 */
export async function performAnalysis<Kind extends AnalysisKind>(
  context: NumerologyContext,
  call: ClientCall,
  definition: AnalysisDefinition<Kind>,
  input: AnalysisInput<Kind>,
  system: NumerologySystem,
): Promise<Performed<Kind>> {
  const { identity, requestId, idempotencyKey } = call;
  const { kind } = definition;
  const userId = callerId(identity);
  const clientId = call.body.clientId ?? null;
  if (clientId !== null) await requireClient(context, identity, clientId);
  const once =
    idempotencyKey === null
      ? null
      : { key: idempotencyKey, fingerprint: fingerprintOf(`numerology.${kind}`, call.body) };
  // Without a charge the insert itself finds the earlier call.
  const earlierId =
    once && !isFreeOfCharge(identity, kind) ? await context.analysisWriter.findEarlier(userId, once) : null;
  if (earlierId !== null) return readEarlier(earlierId);
  const id = newId();
  const operation = once === null ? id : fingerprintOf(once.key, once.fingerprint);
  const title = definition.title(input);
  const reference = { type: 'analysis', id, title };
  const charge = await context.billing.authorize({ identity, service: kind, operation, reference, requestId });
  const now = context.clock();
  const reading: Reading = { system, referenceDate: productDate(now) };
  const { result, storedId } = await computeAndStore().catch(async (error: unknown) => {
    // After a lost connection the analysis may be stored: then its event confirms the charge, otherwise that expires.
    if (error instanceof DomainError) await charge.cancel();
    throw error;
  });
  if (storedId === id) return { analysisId: id, result };
  await charge.cancel();
  return readEarlier(storedId);

  async function computeAndStore() {
    const computed = await analyze(reading);
    const stored = await context.analysisWriter.store({
      id,
      userId,
      kind,
      title,
      searchText: foldText([title, ...definition.names(input)].join(' ')),
      input,
      ruleSet: ruleSetFor(system).id,
      ...reading,
      summary: definition.summarize(computed),
      createdAt: now,
      expiresAt: expiryOf(identity, now),
      once,
      chargeId: charge.id,
      clientId,
      requestId,
    });
    return { result: computed, storedId: stored };
  }

  async function readEarlier(analysisId: string): Promise<Performed<Kind>> {
    const earlier = await context.history.find(userId, analysisId);
    if (!earlier) throw new DomainError('NOT_FOUND', { message: 'Esta análise foi excluída.' });
    const { referenceDate } = earlier;
    return { analysisId, result: await analyze({ system, referenceDate }) };
  }

  async function analyze(as: Reading): Promise<AnalysisResult<Kind>> {
    const { result } = await context.engine.run('analyze', { kind, input, reading: as }, identity);
    return result as AnalysisResult<Kind>;
  }
}

/** @throws DomainError NOT_FOUND for another's client, PLAN_REQUIRED */
async function requireClient(
  context: NumerologyContext,
  identity: AnalysisCall['identity'],
  clientId: string,
): Promise<void> {
  const client = await findClient(clientOf(context), callerId(identity), clientId);
  if (!client) throw new DomainError('NOT_FOUND', { message: 'Cliente não encontrado.' });
  requireClientPlan(identity);
}
