import * as z from 'zod/mini';

const number = z.int();
const strings = z.array(z.string());
const day = z.string();

/** Days from which a year, a quarter or a ring's year runs, both inclusive. */
const span = { from: day, to: day };

export const ringYear = z.object({
  number,
  /** What the year is for, as a verb. */
  word: z.string(),
  ...span,
  place: z.enum(['before', 'now', 'after']),
  beforeBirth: z.boolean(),
  /** Null before the birth, and of a child's other years. */
  text: z.nullable(z.string()),
});

export const cycleYear = z.object({
  number,
  ...span,
  text: z.string(),
  /** None of a child. */
  fits: strings,
  waits: strings,
  question: z.string(),
  quarters: z.array(
    z.object({
      ...span,
      /** `YYYY-MM` */
      months: z.array(z.object({ month: z.string(), number })),
      text: z.string(),
    }),
  ),
  passage: z.string(),
});

const dayPurpose = z.enum(['start', 'agree', 'rest']);

const month = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  number,
  turnsTo: z.nullable(number),
  /** Null for a number that two months before have. */
  text: z.nullable(z.string()),
  days: z.array(z.object({ date: day, number, purpose: dayPurpose, favourable: z.boolean() })),
});

export const purposeReading = z.object({
  purpose: dayPurpose,
  days: z.array(z.object({ number, text: z.string() })),
  inYear: z.string(),
});

/** The cycles of a person in words of their own. */
export const cyclesReading = z.object({
  isChild: z.boolean(),
  /** Whether the year that is read is the running one. */
  isRunning: z.boolean(),
  ring: z.array(ringYear),
  years: z.array(cycleYear),
  /** Texts of the periods in their order, each in its tense. */
  life: z.object({ ciclos: strings, momentos: strings, desafios: strings }),
  purposes: z.array(purposeReading),
  months: z.array(month),
  appointments: z.array(z.object({ date: day, purpose: z.enum(['start', 'agree', 'turn']), text: z.string() })),
});
export type CyclesReadingWire = z.infer<typeof cyclesReading>;
