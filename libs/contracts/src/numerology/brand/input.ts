import * as z from 'zod/mini';
import { federalUnits } from '../../shared/federal-units.ts';
import { birthDate, calendarDate, personName } from '../../shared/fields.ts';
import { businessTypes } from '../business-types.ts';

/** What founders say of the firm that they name (docs/decisions/0075-brand-studio.md). */

export const brandValues = [
  'Acolhimento',
  'Agilidade',
  'Alegria',
  'Beleza',
  'Clareza',
  'Confiança',
  'Coragem',
  'Criatividade',
  'Cuidado',
  'Economia',
  'Inovação',
  'Liberdade',
  'Ousadia',
  'Parceria',
  'Precisão',
  'Qualidade',
  'Respeito',
  'Sabedoria',
  'Simplicidade',
  'Tradição',
] as const;
/** Styles of proposed names; the same as in the generator, which a page of the studio does not load. */
export const brandStyles = ['modern', 'classic', 'creative', 'professional', 'innovative'] as const;

export const brandLimits = { ideas: 5, values: 5, words: 5, founders: 4, days: 184 } as const;

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(30, 'Use no máximo 30 letras.'));

export const brandInput = z.object({
  sector: z.enum(businessTypes),
  values: z.array(z.enum(brandValues)).check(z.maxLength(brandLimits.values)),
  /** Words that proposed names should hold. */
  words: z.array(word).check(z.maxLength(brandLimits.words)),
  style: z.enum(brandStyles),
  /** Names that the founders have in mind; without any, names are proposed. */
  ideas: z.array(personName.check(z.maxLength(60, 'Use no máximo 60 letras.'))).check(z.maxLength(brandLimits.ideas)),
  founders: z.array(z.object({ name: personName, birthDate })).check(z.minLength(1), z.maxLength(brandLimits.founders)),
  /** The firm opens between these days, both included. */
  from: calendarDate,
  to: calendarDate,
  /** Leaves weekends and holidays out. */
  onlyWorkdays: z.boolean(),
  state: z.nullable(z.enum(federalUnits)),
});
