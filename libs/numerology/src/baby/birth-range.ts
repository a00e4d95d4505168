import { addDays, formatDate, parseDate, toDayNumber } from '../calendar/calendar.ts';
import { destinyOf } from '../date-numbers.ts';
import { NumerologyError } from '../errors.ts';
import type { RuleSet } from '../rules/rule-set.ts';

/** Days of the longest range of a birth: three months. */
export const longestBirthRange = 92;
/** How far from the reference date a birth may lie: a baby just born, or one that is planned. */
const daysBefore = 366;
const daysAhead = 731;

export interface BirthRange {
  /** Every day with the Destino of a child born on it. */
  readonly days: readonly { readonly date: string; readonly destino: number }[];
  /** The Destinos that the range makes possible, most days first. */
  readonly destinos: readonly PossibleDestino[];
}

export interface PossibleDestino {
  readonly destino: number;
  readonly days: number;
}

/**
 * The Destinos of a range of days, both ends included.
 * @throws NumerologyError as `parseDate`, RANGE_INVALID with `field` from or to
 */
export function birthRange(from: string, to: string, referenceDate: string, rules: RuleSet): BirthRange {
  const first = parseDate(from, 'from');
  const length = toDayNumber(parseDate(to, 'to')) - toDayNumber(first) + 1;
  if (length < 1 || length > longestBirthRange) {
    throw new NumerologyError('RANGE_INVALID', 'to', `O período precisa ter de 1 a ${longestBirthRange} dias.`);
  }
  const ahead = toDayNumber(first) - toDayNumber(parseDate(referenceDate, 'referenceDate'));
  if (ahead < -daysBefore || ahead > daysAhead) {
    const message = 'O nascimento precisa estar entre um ano atrás e dois anos à frente.';
    throw new NumerologyError('RANGE_INVALID', 'from', message);
  }
  const days = Array.from({ length }, (_, index) => {
    const day = addDays(first, index);
    return { date: formatDate(day), destino: destinyOf(day, rules).value };
  });
  const counts = new Map<number, number>();
  for (const { destino } of days) counts.set(destino, (counts.get(destino) ?? 0) + 1);
  const destinos = [...counts]
    .map(([destino, count]) => ({ destino, days: count }))
    .sort((one, other) => other.days - one.days || one.destino - other.destino);
  return { days, destinos };
}
