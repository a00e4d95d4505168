import * as z from 'zod/mini';
import { envelope } from '../shared/envelope.ts';
import { id } from '../shared/fields.ts';
import { defineRoute } from '../shared/route.ts';
import { personalYearText } from './texts.ts';

/** The long texts of a personal map, as `composePortrait` of services/numerology composes them from the bank. */

const text = z.string();
const day = z.string();
const number = z.int();
const tense = z.enum(['past', 'present', 'future']);
const mainPosition = z.enum(['motivacao', 'impressao', 'expressao', 'destino', 'missao']);

/** Areas of life of an adult, of a child under 12, of an adolescent and of an elder. */
const areaOfLife = z.enum([
  'love',
  'work',
  'family',
  'excess',
  'growth',
  'home',
  'school',
  'friends',
  'rest',
  'limits',
  'later',
  'affection',
  'study',
  'time',
]);
const areaTexts = z.array(z.object({ area: areaOfLife, text }));
const periodReading = z.object({
  position: number,
  number,
  tense,
  title: text,
  text,
  /** What the number asks at the present age. */
  ageText: z.nullable(text),
  practice: z.nullable(text),
});
const yearReading = z.object({
  number,
  fromDate: day,
  /** Exclusive. */
  toDate: day,
  /** Of the person at its start. */
  ageBand: z.enum(['child', 'teen', 'young', 'adult', 'mature', 'elder']),
  year: personalYearText,
  areas: z.object({ love: text, work: text, money: text, home: text }),
  /** A month that repeats the number of an earlier one names it in `sameAs` and has no text. */
  months: z.array(z.object({ fromDate: day, toDate: day, number, text: z.nullable(text), sameAs: z.nullable(number) })),
});

export const portrait = z.object({
  /** The opening letter, by paragraph. */
  opening: z.array(text),
  areas: z.object({
    motivacao: areaTexts,
    impressao: areaTexts,
    expressao: areaTexts,
    destino: areaTexts,
    missao: areaTexts,
  }),
  /** What the numbers say to each other: pairs of positions, repetitions, answered debts, filled lessons. */
  pairs: z.array(
    z.object({
      kind: z.enum(['pair', 'twice', 'thrice', 'mastersTogether', 'debtAnswered', 'lessonFilled']),
      positions: z.array(mainPosition),
      numbers: z.array(number),
      text,
    }),
  ),
  life: z.object({
    ciclos: z.array(periodReading),
    momentos: z.array(periodReading),
    desafios: z.array(periodReading),
  }),
  /** The arcana of the triângulo da vida in the order of life; `toDate` null: for life. */
  arcana: z.array(
    z.object({ arcano: number, fromDate: day, toDate: z.nullable(day), tense, title: text, theme: text, text }),
  ),
  /** The running personal year and the next two. */
  years: z.array(yearReading),
  /** Three dates to return to. */
  appointments: z.array(z.object({ date: day, text })),
});
export type PortraitWire = z.infer<typeof portrait>;

export const readPortrait = defineRoute({
  id: 'numerology.readPortrait',
  service: 'numerology',
  method: 'GET',
  path: '/numerology/analyses/:id/portrait',
  access: 'account',
  charges: 'stored',
  summary:
    'Lê os textos longos de um mapa pessoal próprio: áreas, conversas entre números, linha da vida, anos e arcanos.',
  cost: 3,
  params: z.object({ id }),
  response: envelope(portrait),
});
