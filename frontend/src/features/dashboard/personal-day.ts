import { computePartialMap } from '@sefira/numerology/map';

/** The personal day of someone born on a date, read on another (both `YYYY-MM-DD`); null when it can't be read. */
export function personalDay(birthDate: string, today: string): number | null {
  if (birthDate > today) return null;
  return computePartialMap({ name: null, birthDate, referenceDate: today }).diaPessoal ?? null;
}
