import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';
import { businessTypes } from '../business-types.ts';

/** Names for a firm side by side (docs/decisions/0075-brand-studio.md). */

const number = z.int();
const strings = z.array(z.string());
const score = z.int().check(z.minimum(0), z.maximum(100));
const nameNumbers = z.object({ expressao: number, motivacao: number, impressao: number });
const relation = z.enum(['favoravel', 'neutro', 'desfavoravel']);

export const brandName = z.object({
  name: z.string(),
  /** True for a name that the founders typed. */
  isIdea: z.boolean(),
  group: z.enum(['strong', 'fair', 'think']),
  score,
  parts: z.object({ numbers: score, sound: score, distinct: score }),
  numbers: nameNumbers,
  keyword: z.string(),
  /** The number in the sector, and whom it draws. */
  reading: z.string(),
  clients: z.string(),
  reasons: z.array(z.object({ tone: z.enum(['good', 'neutral', 'care']), text: z.string() })),
  sound: z.object({
    letters: number,
    syllables: number,
    text: z.string(),
    /** Where a dictated name can be written otherwise. */
    doubts: strings,
    hardWords: strings,
  }),
  /** Well-known marks that the name meets by sound. */
  collisions: z.array(
    z.object({
      mark: z.string(),
      sector: z.enum(businessTypes),
      degree: z.enum(['same', 'holds', 'close', 'word']),
      text: z.string(),
    }),
  ),
  founders: z.array(z.object({ name: z.string(), destino: number, relation, text: z.string() })),
  /** The trade name, then the name with each legal form. */
  forms: z.array(
    z.object({ form: z.nullable(z.enum(['Ltda', 'SLU'])), name: z.string(), numbers: nameNumbers, sectorFit: score }),
  ),
  legalText: z.string(),
  /** As an address and a profile; whether they are free is not checked. */
  address: z.object({
    domain: z.string(),
    handle: z.string(),
    letters: number,
    isShort: z.boolean(),
    short: z.nullable(z.string()),
    text: z.string(),
  }),
  /** The best days to open under this name, best first. */
  openings: z.array(
    z.object({
      date: z.string(),
      score,
      level: z.enum(['veryFavourable', 'favourable', 'neutral', 'littleFavourable']),
      dateNumber: number,
      nameFit: relation,
      /** Founders with a favourable day. */
      favoured: number,
      text: z.string(),
    }),
  ),
  slogans: z.array(z.object({ text: z.string(), by: z.enum(['sector', 'value', 'number']) })),
});
export type BrandNameWire = z.infer<typeof brandName>;

export const brandResult = z.object({
  system: numerologySystem,
  lead: z.string(),
  /** Best first. */
  names: z.array(brandName),
  marksNote: z.string(),
  /** What to do before a name is registered. */
  checklist: strings,
  method: z.array(z.object({ title: z.string(), text: z.string(), certainty: z.string() })),
  note: z.string(),
});
export type BrandResultWire = z.infer<typeof brandResult>;

/** Without founders and days: what the names say by themselves. */
export const redactedBrand = z.object({
  kind: z.literal('brand'),
  sector: z.enum(businessTypes),
  ...z.pick(brandResult, { marksNote: true, note: true }).shape,
  names: z.array(
    z.pick(brandName, {
      name: true,
      isIdea: true,
      group: true,
      numbers: true,
      keyword: true,
      reading: true,
      sound: true,
      collisions: true,
      address: true,
      slogans: true,
    }),
  ),
});
