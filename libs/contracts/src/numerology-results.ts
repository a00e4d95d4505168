import * as z from 'zod/mini';
import { numerologyMap } from './numerology-map.ts';
import { mapTexts } from './numerology-texts.ts';

/** A number with what it means in a few sentences. */
const numberWithMeaning = z.object({ number: z.int(), meaning: z.string() });
export const percentage = z.int().check(z.minimum(0), z.maximum(100));

/** Personal analysis: the specified fields, then the whole map with its texts. */
export const personalResult = z.object({
  lifePath: numberWithMeaning,
  expression: numberWithMeaning,
  compatibility: percentage,
  luckyNumbers: z.array(z.int()),
  /** One paragraph each, for clients that show plain text. */
  recommendations: z.array(z.string()),
  map: numerologyMap,
  texts: mapTexts,
});
export type PersonalResultWire = z.infer<typeof personalResult>;
