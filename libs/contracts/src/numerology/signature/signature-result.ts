import * as z from 'zod/mini';
import { numerologySystem } from '../../shared/fields.ts';
import { negativeSequence } from '../map.ts';
import { nameUse, scriptTypeface, signatureDrawing } from './signature-input.ts';

/** Names of one person side by side, their sequences with causes and remedies (docs/decisions/0072-signature-studio.md). */

const number = z.int();
const percentage = z.int().check(z.minimum(0), z.maximum(100));
const destinyRelation = z.enum(['favoravel', 'neutro', 'desfavoravel']);
const numbers = z.array(number);
const strings = z.array(z.string());

const signatureTriangle = z.object({
  /** The base line; each row below adds adjacent digits and reduces the sum to one. */
  base: numbers,
  arcanoRegente: number,
  runs: z.array(negativeSequence),
});

export const signatureEntry = z.object({
  /** Null for a trial. */
  use: z.nullable(nameUse),
  title: z.string(),
  name: z.string(),
  letters: z.array(z.object({ letter: z.string(), value: number, vowel: z.boolean(), word: number })),
  motivacao: number,
  impressao: number,
  expressao: number,
  missao: number,
  licoesCarmicas: numbers,
  /** Lições of the birth name that the letters of this one fill. */
  filledLessons: numbers,
  tendenciasOcultas: numbers,
  respostaSubconsciente: number,
  dividasCarmicas: numbers,
  relation: destinyRelation,
  harmony: percentage,
  /** Without the school's triangles null. */
  triangles: z.nullable(
    z.object({
      vida: signatureTriangle,
      pessoal: signatureTriangle,
      social: signatureTriangle,
      destino: signatureTriangle,
    }),
  ),
  /** Stretches of letters with a negative sequence, the same in the four triangles. */
  stretches: number,
  score: percentage,
  /** What speaks for the name, and what does not. */
  reasons: z.array(z.object({ fit: z.enum(['helps', 'neutral', 'opposes']), text: z.string() })),
});
export type SignatureEntryWire = z.infer<typeof signatureEntry>;

/** Another real spelling of a name, with what changes. */
export const signatureVariant = z.object({
  name: z.string(),
  changes: strings,
  expressao: number,
  missao: number,
  harmony: percentage,
  stretches: number,
  score: percentage,
  text: z.string(),
});
export type SignatureVariantWire = z.infer<typeof signatureVariant>;

const sequenceCause = z.object({
  /** Index in `entries`. */
  entry: number,
  /** "444" in each triangle: the same letters cause one in all four. */
  sequences: z.object({ vida: z.string(), pessoal: z.string(), social: z.string(), destino: z.string() }),
  /** Theme of the one in the triângulo da vida. */
  title: z.string(),
  text: z.string(),
  /** Themes of the other three. */
  others: z.string(),
  /** Rows that it stands in, with the letters that cause it. */
  places: z.array(
    z.object({
      row: number,
      letters: z.tuple([number, number]),
      /** "Apar" */
      spelled: z.string(),
    }),
  ),
  remedies: z.array(signatureVariant),
});
export type SequenceCauseWire = z.infer<typeof sequenceCause>;

export const signatureResult = z.object({
  system: numerologySystem,
  birth: z.object({ diaNatalicio: number, numeroPsiquico: number, destino: number, diasFavoraveis: numbers }),
  /** The names in their order, then the trials. */
  entries: z.array(signatureEntry),
  /** By sequence, of the names; trials are judged in `entries`. */
  causes: z.array(sequenceCause),
  recommendation: z.object({
    /** Index in `entries`. */
    entry: number,
    title: z.string(),
    text: z.string(),
    reasons: strings,
    /** What speaks against it. */
    cares: strings,
    /** Real spellings of the birth name that are judged better than every given name. */
    variants: z.array(signatureVariant),
    steps: strings,
  }),
  method: z.array(z.object({ title: z.string(), text: z.string(), certainty: z.string() })),
  note: z.string(),
});
export type SignatureResultWire = z.infer<typeof signatureResult>;

/** Without birth date: the numbers of the names alone and the triângulo da vida. */
export const redactedSignature = z.object({
  kind: z.literal('signature'),
  entries: z.array(
    z.object({
      ...z.pick(signatureEntry, {
        use: true,
        title: true,
        name: true,
        letters: true,
        motivacao: true,
        impressao: true,
        expressao: true,
        licoesCarmicas: true,
        tendenciasOcultas: true,
      }).shape,
      runs: z.array(negativeSequence),
    }),
  ),
  typeface: scriptTypeface,
  drawing: z.nullable(signatureDrawing),
  note: z.string(),
});
