import type { AnalysisContent } from '@sefira/contracts/numerology/history';
import { analysisKind } from '@sefira/contracts/numerology/inputs';
import * as z from 'zod/mini';
import type { Analysis } from '../data/analyses.ts';
import type { EngineCaller, EnginePool } from '../engine/engine-pool.ts';

/** The result of a stored analysis. */
export function recomputeStored(
  engine: EnginePool,
  { kind, input, ruleSet, referenceDate }: Analysis,
  caller: EngineCaller,
): Promise<AnalysisContent> {
  const stored = { kind: z.parse(analysisKind, kind), input, ruleSet, referenceDate };
  return engine.run('recompute', stored, caller);
}
