import * as z from 'zod/mini';
import { envelope } from './envelope.ts';
import { analysisContent } from './numerology-history.ts';
import { analysisKind } from './numerology-inputs.ts';
import { defineRoute } from './route.ts';

/** A result made again from what was typed, for whoever keeps the input: the same input and rules give the same result. */
export const recomputeAnalysis = defineRoute({
  id: 'numerology.recompute',
  service: 'numerology',
  method: 'POST',
  path: '/internal/numerology/recompute',
  access: 'internal',
  summary: 'Refaz o resultado de uma análise a partir do que foi digitado.',
  body: z.object({ kind: analysisKind, input: z.looseObject({}), ruleSet: z.string(), referenceDate: z.string() }),
  response: envelope(z.object({ content: analysisContent })),
});
