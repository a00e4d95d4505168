import * as z from 'zod/mini';
import { calendarDate, personName } from '../../shared/fields.ts';

/** What a family says of a name that it looks for (docs/decisions/0073-baby-studio.md). */

export const babyGenders = ['any', 'female', 'male', 'unisex'] as const;
/** Languages and styles of the list of names; the same as in the generator, which a page of the studio does not load. */
export const babyOrigins = [
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
  'Outra',
  'Incerta',
] as const;
export const babyStyles = ['classic', 'modern', 'unique', 'traditional'] as const;

/** Of the short list and the votes on it. */
export const shortListLimits = {
  names: 12,
  note: 200,
  title: 60,
  visitors: 60,
  visitorName: 30,
  comment: 160,
} as const;

export const babyLimits = { surnames: 2, parents: 2, siblings: 9, ideas: 10, days: 92 } as const;

/** A first name, also of two or three words. */
export const firstName = personName.check(z.maxLength(40, 'Use no máximo 40 letras.'));

export const babyInput = z.object({
  /** One or two, in the order of the birth certificate. */
  surnames: z.array(personName).check(z.minLength(1), z.maxLength(babyLimits.surnames)),
  /** The birth is expected between these days, both included. */
  from: calendarDate,
  to: calendarDate,
  /** Whole names; a first name alone takes the surnames. */
  parents: z.array(personName).check(z.maxLength(babyLimits.parents)),
  siblings: z.array(personName).check(z.maxLength(babyLimits.siblings)),
  gender: z.enum(babyGenders),
  origin: z.nullable(z.enum(babyOrigins)),
  style: z.nullable(z.enum(babyStyles)),
  /** First names that the family has in mind. */
  ideas: z.array(firstName).check(z.maxLength(babyLimits.ideas)),
});
