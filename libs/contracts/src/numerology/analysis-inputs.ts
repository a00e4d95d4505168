import * as z from 'zod/mini';
import { calendarDate } from '../shared/fields.ts';
import { babyInput } from './baby/input.ts';
import { brandInput } from './brand/input.ts';
import { datesInput } from './dates/dates-input.ts';
import {
  type AnalysisKind,
  companyInput,
  compatibilityInput,
  cyclesInput,
  groupInput,
  namedBirth,
  personalInput,
} from './inputs.ts';
import { signatureInput } from './signature/signature-input.ts';

/** Input of each kind of analysis: stored with it and published by `analysis.completed`, enough to compute it again. */
export const analysisInputs = {
  personal: personalInput,
  compatibility: compatibilityInput,
  company: companyInput,
  cycles: cyclesInput,
  name: namedBirth,
  group: groupInput,
  dates: datesInput,
  atlas: namedBirth,
  yearbook: z.extend(namedBirth, { from: calendarDate }),
  signature: signatureInput,
  baby: babyInput,
  brand: brandInput,
} as const satisfies Record<AnalysisKind, z.ZodMiniObject>;

export type AnalysisInput<Kind extends AnalysisKind> = z.infer<(typeof analysisInputs)[Kind]>;
