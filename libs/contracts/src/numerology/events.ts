import * as z from 'zod/mini';
import { calendarDate, id, instant, numerologySystem } from '../shared/fields.ts';
import { analysisInputs } from './analysis-inputs.ts';
import { analysisKind } from './inputs.ts';

/** Events that numerology publishes. */
export const numerologyEvents = {
  'analysis.completed': {
    source: 'numerology',
    payload: z.object({
      analysisId: id,
      userId: id,
      kind: analysisKind,
      title: z.string(),
      /** What was typed and the rule set, enough to compute the same result again. */
      input: z.looseObject({}),
      system: numerologySystem,
      referenceDate: calendarDate,
      /** The reservation that pays for it, to be confirmed; missing where nothing is charged. */
      chargeId: z.optional(id),
      /** Present for a guest: guests' work is queued behind customers'. */
      isGuest: z.optional(z.boolean()),
      completedAt: instant,
    }),
  },
  /** The owner changed the trials, the typeface or the drawing of a paid analysis of signatures. */
  'signature.changed': {
    source: 'numerology',
    payload: z.object({
      analysisId: id,
      userId: id,
      input: analysisInputs.signature,
      system: numerologySystem,
      referenceDate: calendarDate,
      changedAt: instant,
    }),
  },
  /** Analyses erased by their owner; `withReports` erases their reports too (data of a client). */
  'analyses.erased': {
    source: 'numerology',
    payload: z.object({ userId: id, analysisIds: z.array(id), withReports: z.boolean(), erasedAt: instant }),
  },
} as const;
