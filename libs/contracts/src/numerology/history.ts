import * as z from 'zod/mini';
import { id, instant, numerologySystem } from '../shared/fields.ts';
import { companyResult } from './company-result.ts';
import { datesResult } from './dates-result.ts';
import { analysisInputs, analysisKind } from './inputs.ts';
import { atlasResult } from './life/atlas-result.ts';
import { yearBookResult } from './life/year-book-result.ts';
import { compatibilityResult, cyclesResult, groupResult, nameResult, personalResult } from './results.ts';

/** One line of the history. */
export const analysisItem = z.object({
  id,
  kind: analysisKind,
  title: z.string(),
  system: numerologySystem,
  ruleSet: z.string(),
  /** The day it was read on, `YYYY-MM-DD`. */
  referenceDate: z.string(),
  createdAt: instant,
  /** The numbers that a list shows, in order: `{label: 'Destino', value: 6}`. */
  summary: z.array(z.object({ label: z.string(), value: z.int(), unit: z.enum(['number', 'percent']) })),
  reportId: z.nullable(id),
  /** Null while no report event has arrived: the report is in progress, or the kind has none. */
  reportStatus: z.nullable(z.enum(['completed', 'failed'])),
  isShared: z.boolean(),
});
export type AnalysisItem = z.infer<typeof analysisItem>;

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
]);
export type AnalysisContent = z.infer<typeof analysisContent>;

export const share = z.object({
  /** Unguessable; the public page is `/compartilhado/:slug`. */
  slug: z.string(),
  showBirthDate: z.boolean(),
  showEmail: z.boolean(),
  createdAt: instant,
});
export type ShareWire = z.infer<typeof share>;
