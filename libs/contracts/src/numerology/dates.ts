import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { birthDate, calendarDate, id, language, numerologySystem, personName } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { datesInput, occasion } from './dates-input.ts';

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

export const analyzeDates = defineRoute({
  id: 'numerology.analyzeDates',
  service: 'numerology',
  method: 'POST',
  path: '/numerology/analyze/dates',
  access: 'session',
  charges: 'dates',
  summary: 'Escolhe as melhores datas de um período para uma ocasião de até cinco pessoas e duas empresas.',
  cost: 5,
  body: z.object({
    occasion,
    // The engine says how many are too many; the lists alone have an end.
    people: z.array(z.object({ name: personName, birthDate })).check(z.maxLength(20)),
    companies: z.optional(
      z
        .array(z.object({ name: personName, foundationDate: z.optional(z.nullable(calendarDate)) }))
        .check(z.maxLength(20)),
    ),
    from: calendarDate,
    to: calendarDate,
    avoidWeekdays: z.optional(datesInput.shape.avoidWeekdays),
    avoidHolidays: z.optional(z.boolean()),
    state: z.optional(datesInput.shape.state),
    language,
    system: z._default(numerologySystem, 'cabalistica'),
    /** The client of the panel that it is made for. */
    clientId: z.optional(z.nullable(id)),
  }),
  response: envelope(z.extend(datesResult, { analysisId: id })),
  errors: [
    'DATE_IN_FUTURE',
    'NAME_LETTER_UNKNOWN',
    'INSUFFICIENT_CREDITS',
    'SIGN_UP_REQUIRED',
    'PLAN_REQUIRED',
    'IDEMPOTENCY_CLASH',
    'DATE_RANGE_INVALID',
    'NO_DAY_LEFT',
    'TOO_FEW_PEOPLE',
    'TOO_MANY_PEOPLE',
  ],
  idempotent: true,
});

export const readDatesCalendar = defineRoute({
  id: 'numerology.readDatesCalendar',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/analyses/:id/calendar',
  access: 'session',
  charges: 'stored',
  summary: 'As melhores datas de uma análise própria em iCalendar.',
  cost: 3,
  params: z.object({ id }),
  response: { binary: ['text/calendar'] },
  errors: ['NOT_FOUND'],
});
