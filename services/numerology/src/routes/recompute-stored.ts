import type { AnalysisContent } from '@sefira/contracts/numerology-history';
import { analysisKind } from '@sefira/contracts/numerology-inputs';
import * as z from 'zod/mini';
import type { Analysis } from '../data/analyses.ts';
import { recompute } from '../domain/definitions.ts';

/** The result of a stored analysis. */
export function recomputeStored({ kind, input, ruleSet, referenceDate }: Analysis): AnalysisContent {
  return recompute({ kind: z.parse(analysisKind, kind), input, ruleSet, referenceDate });
}
