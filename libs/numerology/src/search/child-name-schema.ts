import { z } from 'zod';

export const CHILD_NAME_GENDERS = ['male', 'female', 'unisex'] as const;

/** The ten origins of the specification, which people can filter by. */
export const CHILD_NAME_ORIGINS = [
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

/** `Outra`: a language beyond the ten, named in the meaning. `Incerta`: unknown etymology; the meaning says so. */
export const UNLISTED_ORIGINS = ['Outra', 'Incerta'] as const;

/** The ten meanings of the specification, which people can filter by. */
export const CHILD_NAME_THEMES = [
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

export const CHILD_NAME_STYLES = ['classic', 'modern', 'unique', 'traditional'] as const;

export const MAXIMUM_MEANING_WORDS = 6;

function isComposed(text: string): boolean {
  return text === text.normalize('NFC');
}

function fitsMeaning(text: string): boolean {
  return text.split(' ').length <= MAXIMUM_MEANING_WORDS;
}

/**
 * A row of `names/child-names.json`: name, gender, origin, theme, style, meaning.
 * The origin is the language whose form of the name Brazil uses (Giovanna is Italiano, Isabelle Francês); Tupi names and
 * names coined in Brazil are Brasileiro, Celtic names that came through English are Inglês, Norse ones Germânico.
 */
export const childNameRowSchema = z.tuple([
  z
    .string()
    .regex(/^\p{Lu}\p{L}+( \p{L}+){0,2}$/u)
    .refine(isComposed, 'NFC'),
  z.enum(CHILD_NAME_GENDERS),
  z.enum([...CHILD_NAME_ORIGINS, ...UNLISTED_ORIGINS]),
  z.enum(CHILD_NAME_THEMES),
  z.enum(CHILD_NAME_STYLES),
  z.string().min(3).refine(isComposed, 'NFC').refine(fitsMeaning, `${MAXIMUM_MEANING_WORDS} words`),
]);

export const childNameRowsSchema = z.array(childNameRowSchema);

export type ChildNameRow = z.infer<typeof childNameRowSchema>;
export type ChildNameGender = (typeof CHILD_NAME_GENDERS)[number];
export type ChildNameOrigin = (typeof CHILD_NAME_ORIGINS)[number] | (typeof UNLISTED_ORIGINS)[number];
export type ChildNameTheme = (typeof CHILD_NAME_THEMES)[number];
export type ChildNameStyle = (typeof CHILD_NAME_STYLES)[number];
