import { dateTexts } from '../../texts/common/dates.ts';
import { isoFromTyped, todayInBrazil } from './calendar-date.ts';

/** The error of a typed birth date; null when valid. */
export function birthDateProblem(typed: string, today = todayInBrazil()): string | null {
  const iso = isoFromTyped(typed);
  if (!iso) return dateTexts.impossible;
  if (iso > today) return dateTexts.future;
  return iso < '1600-01-01' ? dateTexts.tooEarly : null;
}
