import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';
import { occasion } from './dates-input.ts';

/** The best days of a range for an occasion (docs/decisions/0071-best-days.md). */

const number = z.int();
/** As in the other results; a page of the dates does not load their contracts. */
const percentage = z.int().check(z.minimum(0), z.maximum(100));
const destinyRelation = z.enum(['favoravel', 'neutro', 'desfavoravel']);
const strings = z.array(z.string());
const fit = z.enum(['leads', 'helps', 'neutral', 'opposes']);
export const dayLevel = z.enum(['veryFavourable', 'favourable', 'neutral', 'littleFavourable']);

const calendarCell = z.object({
  date: z.string(),
  /** 0 Sunday to 6 Saturday. */
  weekday: number,
  holiday: z.nullable(z.string()),
  /** Why the day does not compete. */
  avoided: z.nullable(z.enum(['weekday', 'holiday'])),
  score: percentage,
  level: dayLevel,
  diaUniversal: number,
  /** Dia pessoal of each participant, in their order; null for a company to be opened. */
  personalDays: z.array(z.nullable(number)),
  /** Indexes of the participants with a favourable day. */
  favoured: z.array(number),
});

const rankedDay = z.extend(calendarCell, {
  /** Destino of the date: of a child born on it, and the number of a company opened on it. */
  dateNumber: number,
  mesUniversal: number,
  anoUniversal: number,
  participants: z.array(
    z.object({
      anoPessoal: number,
      mesPessoal: number,
      diaPessoal: number,
      isFavourable: z.boolean(),
      /** Of a company to be opened: its name with the date as foundation. */
      nameFit: z.nullable(destinyRelation),
      score: percentage,
    }),
  ),
  /** What the day is for all together; may be empty for one person. */
  together: z.string(),
  reasons: z.array(z.object({ name: z.string(), fit, text: z.string(), support: z.string() })),
});
export type RankedDayWire = z.infer<typeof rankedDay>;

export const datesResult = z.object({
  system: numerologySystem,
  occasion,
  occasionName: z.string(),
  lead: z.string(),
  care: z.string(),
  /** What to do before the date is settled. */
  steps: strings,
  participants: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['person', 'company']),
      /** Birth or foundation; null for a company to be opened. */
      date: z.nullable(z.string()),
      favourableDays: z.array(number),
      /** Expressão of a company to be opened. */
      nameNumber: z.nullable(number),
    }),
  ),
  /** Every day of the range. */
  days: z.array(calendarCell),
  /** Up to twelve, best first. */
  best: z.array(rankedDay),
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      /** Favourable and very favourable days that are not avoided. */
      good: number,
      best: z.nullable(z.string()),
    }),
  ),
  /** What each number brings to the occasion. */
  table: z.array(z.object({ number, fit, text: z.string() })),
  method: z.array(z.object({ title: z.string(), text: z.string(), certainty: z.string() })),
  note: z.string(),
});
export type DatesResultWire = z.infer<typeof datesResult>;

export const redactedDates = z.object({
  kind: z.literal('dates'),
  ...z.pick(datesResult, {
    occasion: true,
    occasionName: true,
    lead: true,
    care: true,
    steps: true,
    table: true,
    note: true,
  }).shape,
  from: z.string(),
  to: z.string(),
  names: strings,
  /** Without personal numbers, scores and reasons, which narrow a birth date down. */
  best: z.array(z.pick(rankedDay, { date: true, weekday: true, level: true, diaUniversal: true })),
});
