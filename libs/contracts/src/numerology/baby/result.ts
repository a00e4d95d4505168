import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';
import { babyGenders, babyOrigins, babyStyles } from './input.ts';

/** Names for a baby in its family and dates (docs/decisions/0073-baby-studio.md). */

const number = z.int();
const strings = z.array(z.string());
const score = z.int().check(z.minimum(0), z.maximum(100));
const group = z.enum(['good', 'neutral', 'think']);
const nameNumbers = z.object({ expressao: number, motivacao: number, impressao: number });

export const babyName = z.object({
  name: z.string(),
  fullName: z.string(),
  /** True for a name that the family typed. */
  isIdea: z.boolean(),
  group,
  score,
  numbers: nameNumbers,
  /** Null for a name that the list has not. */
  gender: z.nullable(z.enum(babyGenders)),
  origin: z.nullable(z.enum(babyOrigins)),
  style: z.nullable(z.enum(babyStyles)),
  /** The true etymology in a few words. */
  meaning: z.nullable(z.string()),
  /** How common it is, as the census counted it; absent from older results. */
  popularity: z.optional(z.nullable(z.string())),
  keyword: z.string(),
  reading: z.string(),
  reasons: z.array(z.object({ tone: z.enum(['good', 'neutral', 'care']), text: z.string() })),
  /** The name with each Destino that the dates make possible. */
  destinos: z.array(
    z.object({
      destino: number,
      days: number,
      relation: z.enum(['favoravel', 'neutro', 'desfavoravel']),
      missao: number,
    }),
  ),
  /** Other spellings that families use, judged like the name. */
  spellings: z.array(z.object({ name: z.string(), numbers: nameNumbers, score, group, text: z.string() })),
});
export type BabyNameWire = z.infer<typeof babyName>;

export const babyResult = z.object({
  system: numerologySystem,
  lead: z.string(),
  /** Together, in the chosen order. */
  surnames: z.string(),
  surnameNotes: strings,
  /** The chosen order first. */
  orders: z.array(z.object({ surnames: z.string(), isChosen: z.boolean(), favourable: number, text: z.string() })),
  days: z.array(z.object({ date: z.string(), destino: number })),
  destinos: z.array(z.object({ destino: number, days: number, keyword: z.string(), text: z.string(), names: strings })),
  /** Ideas of the family first, then the best of each group. */
  names: z.array(babyName),
  /** Names of the list in each group, shown or not. */
  totals: z.object({ good: number, neutral: number, think: number }),
  method: z.array(z.object({ title: z.string(), text: z.string(), certainty: z.string() })),
  note: z.string(),
});
export type BabyResultWire = z.infer<typeof babyResult>;

/** Without dates, parents and siblings: what the names say by themselves. */
export const redactedBaby = z.object({
  kind: z.literal('baby'),
  ...z.pick(babyResult, { surnames: true, totals: true, note: true }).shape,
  names: z.array(
    z.pick(babyName, {
      name: true,
      fullName: true,
      isIdea: true,
      group: true,
      numbers: true,
      origin: true,
      meaning: true,
      keyword: true,
      reading: true,
    }),
  ),
});
