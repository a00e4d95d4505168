import * as z from 'zod/mini';
import { id, instant, numerologySystem } from '../shared/fields.ts';
import { analysisKind } from './inputs.ts';

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

export const share = z.object({
  /** Unguessable; the public page is `/compartilhado/:slug`. */
  slug: z.string(),
  showBirthDate: z.boolean(),
  showEmail: z.boolean(),
  createdAt: instant,
});
export type ShareWire = z.infer<typeof share>;
