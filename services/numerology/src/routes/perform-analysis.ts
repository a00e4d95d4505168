import type { NumerologySystem } from '@sefira/contracts/fields';
import type { AnalysisInput, AnalysisKind } from '@sefira/contracts/numerology-inputs';
import type { RouteShape } from '@sefira/contracts/route';
import { fingerprintOf } from '@sefira/messaging/idempotency';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import type { Call } from '@sefira/platform/add-route';
import { productDate } from '@sefira/platform/clock';
import { DomainError } from '@sefira/platform/domain-error';
import { newId } from '@sefira/platform/identifiers';
import type { NumerologyContext } from '../context.ts';
import { findClient } from '../data/clients.ts';
import type { AnalysisDefinition, AnalysisResult, Reading } from '../domain/analysis-definition.ts';
import { foldText } from '../domain/fold-text.ts';
import { byEngine } from '../engine-refusals.ts';
import { keptUntil, ownUserId, requireClientPlan } from '../policies.ts';

export type AnalysisCall = Pick<Call<RouteShape>, 'identity' | 'requestId' | 'idempotencyKey' | 'body'>;

/** One that may be made for a client of the panel. */
export type ClientCall = AnalysisCall & { readonly body: { readonly clientId?: string | null | undefined } };

export interface Performed<Kind extends AnalysisKind> {
  readonly analysisId: string;
  readonly result: AnalysisResult<Kind>;
}

/**
 * The way of every analysis: reserve its cost, compute, keep it with its key and the event that confirms the cost. A repeated call is
 * answered from what its first one kept, read on that day. Failure gives back what billing took.
 * @throws DomainError of billing, of the engine, of the client panel, IDEMPOTENCY_CLASH
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
  const userId = ownUserId(identity);
  const clientId = call.body.clientId ?? null;
  if (clientId !== null) await requireClient(context, identity, clientId);
  const id = newId();
  const operation = idempotencyKey === null ? id : `${userId} ${idempotencyKey}`;
  const title = definition.title(input);
  const reference = { type: 'analysis', id, title };
  const charge = await context.billing.authorize({ identity, service: kind, operation, reference, requestId });
  try {
    const now = context.clock();
    const reading: Reading = { system, referenceDate: productDate(now) };
    const result = byEngine(() => definition.compute(input, reading));
    const analysisId = await context.analysisWriter.store({
      id,
      userId,
      kind,
      title,
      searchText: foldText([title, ...definition.names(input)].join(' ')),
      input,
      ruleSet: ruleSetFor(system).id,
      ...reading,
      summary: definition.summarize(result),
      createdAt: now,
      expiresAt: keptUntil(identity, now),
      once:
        idempotencyKey === null
          ? null
          : { key: idempotencyKey, fingerprint: fingerprintOf(`numerology.${kind}`, call.body) },
      chargeId: charge.id,
      clientId,
      requestId,
    });
    if (analysisId === id) return { analysisId, result };
    // What is kept is paid for, also where the first call was cut off and gave its reservation back.
    await charge.confirm();
    const earlier = await context.history.find(userId, analysisId);
    if (!earlier) throw new DomainError('NOT_FOUND');
    const { referenceDate } = earlier;
    return { analysisId, result: byEngine(() => definition.compute(input, { system, referenceDate })) };
  } catch (error) {
    await charge.cancel();
    throw error;
  }
}

/** @throws DomainError NOT_FOUND for another's client, PLAN_REQUIRED */
async function requireClient(
  context: NumerologyContext,
  identity: AnalysisCall['identity'],
  clientId: string,
): Promise<void> {
  const client = await findClient(context.database.client, ownUserId(identity), clientId);
  if (!client) throw new DomainError('NOT_FOUND', { message: 'Cliente não encontrado.' });
  requireClientPlan(identity);
}
