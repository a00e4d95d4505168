import { z } from 'zod';

export const childNameGenders = ['male', 'female', 'unisex'] as const;

/** The ten origins of the specification, which people can filter by. */
export const childNameOrigins = [
  'Brasileiro',
  'Português',
  'Italiano',
  'Francês',
  'Inglês',
  'Árabe',
  'Hebraico',
  'Grego',
  'Latino',
  'Germânico',
] as const;

/** `Outra`: a language beyond the ten, named in the meaning. `Incerta`: unknown etymology; the meaning says so. Filters too. */
export const allChildNameOrigins = [...childNameOrigins, 'Outra', 'Incerta'] as const;

/** The ten meanings of the specification, which people can filter by. */
export const childNameThemes = [
  'Força',
  'Sabedoria',
  'Amor',
  'Paz',
  'Luz',
  'Alegria',
  'Coragem',
  'Esperança',
  'Fé',
  'Liberdade',
] as const;

export const childNameStyles = ['classic', 'modern', 'unique', 'traditional'] as const;

export const maximumMeaningWords = 6;

function isComposed(text: string): boolean {
  return text === text.normalize('NFC');
}

function fitsMeaning(text: string): boolean {
  return text.split(' ').length <= maximumMeaningWords;
}

/**
 * A row of `names/child-names.json`: name, gender, origin, theme, style, meaning. The theme is null where the meaning
 * names none of the ten (`child-names.test.ts` holds the words that do).
 * The origin is the language of the form that Brazil uses (Giovanna is Italiano, Isabelle Francês); Tupi names and
 * names coined in Brazil are Brasileiro, Celtic names that came through English are Inglês, Norse ones Germânico.
 */
export const childNameRowSchema = z.tuple([
  z
    .string()
    .regex(/^\p{Lu}\p{L}+( \p{L}+){0,2}$/u)
    .refine(isComposed, 'NFC'),
  z.enum(childNameGenders),
  z.enum(allChildNameOrigins),
  z.nullable(z.enum(childNameThemes)),
  z.enum(childNameStyles),
  z.string().min(3).refine(isComposed, 'NFC').refine(fitsMeaning, `${maximumMeaningWords} words`),
]);

export const childNameRowsSchema = z.array(childNameRowSchema);

export type ChildNameGender = (typeof childNameGenders)[number];
export type ChildNameOrigin = (typeof allChildNameOrigins)[number];
export type ChildNameTheme = (typeof childNameThemes)[number];
export type ChildNameStyle = (typeof childNameStyles)[number];
