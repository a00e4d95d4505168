import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { analysisInputs } from './analysis-inputs.ts';
import { babyResult } from './baby/result.ts';
import { brandResult } from './brand/result.ts';
import { companyResult } from './company-result.ts';
import { datesResult } from './dates/dates-result.ts';
import { analysisItem, share } from './history.ts';
import { atlasResult } from './life/atlas-result.ts';
import { yearBookResult } from './life/year-book-result.ts';
import { compatibilityResult, cyclesResult, groupResult, nameResult, personalResult } from './results.ts';
import { signatureResult } from './signature/signature-result.ts';

/** Input and result, by kind. */
export const analysisContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('personal'), input: analysisInputs.personal, result: personalResult }),
  z.object({ kind: z.literal('compatibility'), input: analysisInputs.compatibility, result: compatibilityResult }),
  z.object({ kind: z.literal('company'), input: analysisInputs.company, result: companyResult }),
  z.object({ kind: z.literal('cycles'), input: analysisInputs.cycles, result: cyclesResult }),
  z.object({ kind: z.literal('name'), input: analysisInputs.name, result: nameResult }),
  z.object({ kind: z.literal('group'), input: analysisInputs.group, result: groupResult }),
  z.object({ kind: z.literal('dates'), input: analysisInputs.dates, result: datesResult }),
  z.object({ kind: z.literal('atlas'), input: analysisInputs.atlas, result: atlasResult }),
  z.object({ kind: z.literal('yearbook'), input: analysisInputs.yearbook, result: yearBookResult }),
  z.object({ kind: z.literal('signature'), input: analysisInputs.signature, result: signatureResult }),
  z.object({ kind: z.literal('baby'), input: analysisInputs.baby, result: babyResult }),
  z.object({ kind: z.literal('brand'), input: analysisInputs.brand, result: brandResult }),
]);
export type AnalysisContent = z.infer<typeof analysisContent>;

export const readAnalysis = defineRoute({
  id: 'numerology.readAnalysis',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/analyses/:id',
  access: 'session',
  charges: 'stored',
  summary: 'Lê uma análise própria, refeita pelo mesmo conjunto de regras.',
  cost: 3,
  params: z.object({ id }),
  response: envelope(z.object({ analysis: analysisItem, share: z.nullable(share), content: analysisContent })),
});
