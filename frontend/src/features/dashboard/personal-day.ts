import { computePartialMap } from '@sefira/numerology/map';

/** The personal day of a birth date on a date (both `YYYY-MM-DD`); null when one is invalid. */
export function personalDay(birthDate: string, today: string): number | null {
  if (birthDate > today) return null;
  return computePartialMap({ name: null, birthDate, referenceDate: today }).diaPessoal ?? null;
}
