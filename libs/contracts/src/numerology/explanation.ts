import * as z from 'zod/mini';

const letterValue = z.object({ letter: z.string(), value: z.int() });

/** One addend of a calculation: a word, a part of a date, or another number of the map. */
export const explanationPart = z.object({
  label: z.string(),
  letters: z.optional(z.array(letterValue)),
  sum: z.int(),
  /** Every value from `sum` down to the value that enters the total: `[17, 8]`. */
  reduction: z.array(z.int()),
});

/** How one result was reached; the rule's title, statement and dissent stand in the rule set of the engine. */
export const explanation = z.object({
  rule: z.string(),
  source: z.string(),
  /** A proved by a worked example … D product choice; C and D are shown with "as escolas divergem". */
  certainty: z.enum(['A', 'B', 'C', 'D']),
  value: z.union([
    z.nullable(z.union([z.number(), z.string()])),
    z.readonly(z.array(z.number())),
    z.readonly(z.array(z.string())),
  ]),
  parts: z.optional(z.array(explanationPart)),
  total: z.optional(z.number()),
  reduction: z.optional(z.array(z.int())),
  note: z.optional(z.string()),
});

/** By rule: `motivacao`, `destino`, `anoPessoal`, … */
export const explanations = z.record(z.string(), explanation);
export type Explanations = z.infer<typeof explanations>;
