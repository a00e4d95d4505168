import { analysisInputs } from '@sefira/contracts/numerology/analysis-inputs';
import type { SignatureSheet } from '@sefira/contracts/numerology/signature/signature-input';
import type { SignatureResultWire } from '@sefira/contracts/numerology/signature/signature-result';
import { inTransaction, poolOf } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { NumerologyContext } from '../context.ts';
import { changeInput, lockOwnAnalysis } from '../data/analyses.ts';
import { findAnalysis } from '../data/history.ts';
import { signature } from '../domain/names/signature.ts';
import type { EngineCaller } from '../engine/engine-pool.ts';

export interface ChangedSignature {
  readonly analysisId: string;
  readonly revision: number;
  readonly result: SignatureResultWire;
}

/**
 * Stores trials, typeface and drawing of a paid analysis of signatures, without a charge (docs/decisions/0072-signature-studio.md).
 * @throws DomainError NOT_FOUND, also for another kind; CONFLICT when it was changed since `revision`; refusals of the engine for a trial
 */
export async function changeSignature(
  context: NumerologyContext,
  caller: EngineCaller & { readonly userId: string; readonly requestId: string },
  analysisId: string,
  { revision: changed, ...sheet }: SignatureSheet & { readonly revision: number },
): Promise<ChangedSignature> {
  const { userId, requestId } = caller;
  const analysis = await findAnalysis(poolOf(context), userId, analysisId);
  if (analysis?.kind !== 'signature') throw new DomainError('NOT_FOUND');
  const { ruleSet, referenceDate } = analysis;
  // Names and birth date never change: the result is computed before the row is locked.
  const wanted = { ...z.parse(analysisInputs.signature, analysis.input), ...sheet };
  const task = { kind: 'signature', input: wanted, reading: { system: ruleSet, referenceDate } } as const;
  const content = await context.engine.run('analyze', task, caller);
  if (content.kind !== 'signature') throw new TypeError('the engine answered another kind');
  const { result } = content;
  return inTransaction(context, async (transaction) => {
    const locked = await lockOwnAnalysis(transaction, userId, analysisId);
    if (!locked) throw new DomainError('NOT_FOUND');
    if (z.parse(analysisInputs.signature, locked.input).revision !== changed) throw new DomainError('CONFLICT');
    const revision = changed + 1;
    const input = { ...wanted, revision };
    await changeInput(transaction, analysisId, { input, summary: signature.summarize(result) });
    const changedAt = context.clock().toISOString();
    const payload = { analysisId, userId, input, system: ruleSet, referenceDate, changedAt };
    await appendEvent(transaction, context.schema, 'signature.changed', payload, requestId);
    return { analysisId, revision, result };
  });
}
