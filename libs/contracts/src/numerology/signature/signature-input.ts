import * as z from 'zod/mini';
import { birthDate, personName } from '../../shared/fields.ts';

/** Input of the studio of signatures (docs/decisions/0072-signature-studio.md). */

/** What a name is used for; each use has at most one name. */
export const nameUses = ['birth', 'married', 'social', 'artistic', 'signature', 'brand'] as const;
export const nameUse = z.enum(nameUses);
export type NameUse = (typeof nameUses)[number];

/** Script typefaces in which a signature is set. */
export const scriptTypefaces = ['great-vibes', 'sacramento'] as const;
export const scriptTypeface = z.enum(scriptTypefaces);
export type ScriptTypeface = (typeof scriptTypefaces)[number];

/** Extent of the sheet that a signature is drawn on, in its own units. */
export const sheetWidth = 1000;
export const sheetHeight = 400;
export const mostStrokes = 40;
export const mostPoints = 2000;
export const mostTrials = 12;

/** `x, y, x, y …` on the sheet: at least one point, as many ordinates as abscissas. */
const stroke = z.array(z.int().check(z.minimum(0), z.maximum(sheetWidth))).check(
  z.minLength(2),
  z.maxLength(2 * mostPoints),
  z.refine((points) => points.length % 2 === 0, { error: 'Cada ponto tem duas medidas.' }),
  z.refine((points) => points.every((value, index) => index % 2 === 0 || value <= sheetHeight), {
    error: 'O traço sai da folha.',
  }),
);

/** A signature drawn by hand. */
export const signatureDrawing = z.object({
  strokes: z.array(stroke).check(
    z.minLength(1),
    z.maxLength(mostStrokes),
    z.refine((strokes) => strokes.reduce((sum, points) => sum + points.length, 0) <= 2 * mostPoints, {
      error: 'O desenho tem traços demais. Limpe e assine de novo.',
    }),
  ),
});
export type SignatureDrawing = z.infer<typeof signatureDrawing>;

export const usedName = z.object({ use: nameUse, name: personName });
export type UsedName = z.infer<typeof usedName>;

export const usedNames = z.array(usedName).check(
  z.minLength(1),
  z.maxLength(nameUses.length),
  z.refine((names) => names[0]?.use === 'birth', { error: 'Comece pelo nome de nascimento.' }),
  z.refine((names) => new Set(names.map(({ use }) => use)).size === names.length, {
    error: 'Cada uso tem um nome só.',
  }),
);

/** A spelling that was tried and kept, under a title of its owner. */
export const signatureTrial = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'Dê um título à tentativa.'), z.maxLength(40)),
  name: personName,
});

export const signatureTrials = z.array(signatureTrial).check(
  z.maxLength(mostTrials),
  z.refine((trials) => new Set(trials.map(({ title }) => title)).size === trials.length, {
    error: 'Cada tentativa tem um título só dela.',
  }),
);

/** What can be changed after the analysis, without a charge. */
export const signatureSheet = z.object({
  trials: signatureTrials,
  typeface: scriptTypeface,
  drawing: z.nullable(signatureDrawing),
});
export type SignatureSheet = z.infer<typeof signatureSheet>;

export const signatureInput = z.object({
  birthDate,
  /** The birth name first. */
  names: usedNames,
  ...signatureSheet.shape,
  /** Number of changes; the newest of two inputs has more. */
  revision: z.int().check(z.minimum(0)),
});
