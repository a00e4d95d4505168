import { personalTime } from '@sefira/numerology/calendar/personal-time';

/** The personal day of a birth date on a date (both `YYYY-MM-DD`); null for a date of birth after it. */
export function personalDay(birthDate: string, today: string): number | null {
  return birthDate > today ? null : personalTime(birthDate, today).diaPessoal;
}
