import { workdaysOf } from '../best-days/holidays.ts';
import type { OpeningDay } from '../block-results.ts';
import { type CompanyNumbers, companyPercentages } from '../company/company-percentages.ts';
import { destinyOf } from '../date-numbers.ts';
import { NumerologyError } from '../errors.ts';
import { reduce } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { addDays, type CalendarDate, compareDates, formatDate, parseDate } from './calendar.ts';
import { favourableDays } from './favourable-days.ts';
import { personalYearOf } from './personal-time.ts';

/** Years that a foundation may lie ahead of the reference date. */
const yearsAhead = 2;
/** Days examined for an opening, and how many of them begin before the planned day. */
const openingSpan = 183;
const openingLead = 91;
const openingsOfAMonth = 3;

/**
 * Reads a foundation date: past, or up to two years ahead.
 * @throws NumerologyError INVALID_DATE, DATE_TOO_EARLY, DATE_IN_FUTURE
 */
export function parseFoundation(text: string, reference: CalendarDate): CalendarDate {
  const date = parseDate(text, 'foundationDate');
  if (compareDates(date, { ...reference, year: reference.year + yearsAhead }) > 0) {
    const message = `A data de fundação pode estar até ${yearsAhead} anos à frente.`;
    throw new NumerologyError('DATE_IN_FUTURE', 'foundationDate', message);
  }
  return date;
}

/** Where a day to open is looked for, and for which company. */
export interface OpeningSearch {
  readonly planned: CalendarDate;
  readonly reference: CalendarDate;
  readonly companyNumber: number;
  readonly owner: { readonly number: number; readonly birth: CalendarDate } | null;
  readonly sector: readonly number[];
  readonly rules: RuleSet;
}

/** The best weekdays to open in the half year around the planned day, three a month, in order of time. */
export function openingDays(opening: OpeningSearch): OpeningDay[] {
  const { planned, reference } = opening;
  const tomorrow = addDays(reference, 1);
  const lead = addDays(planned, -openingLead);
  const first = compareDates(lead, tomorrow) > 0 ? lead : tomorrow;
  const isWorkday = workdaysOf([first.year, first.year + 1]);
  const days = Array.from({ length: openingSpan }, (_, offset) => addDays(first, offset)).filter(isWorkday);
  const byMonth = Map.groupBy(
    days.map((day) => openingOn(day, opening)),
    ({ date }) => date.slice(0, 7),
  );
  return [...byMonth.values()].flatMap((month) =>
    month
      .toSorted(byFit)
      .slice(0, openingsOfAMonth)
      .toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  );
}

function openingOn(date: CalendarDate, { companyNumber, owner, sector, rules }: OpeningSearch): OpeningDay {
  const { masters } = rules.sums;
  const foundingNumber = destinyOf(date, rules).value;
  const personalYear = personalYearOf(date, date.year, rules);
  const numbers: CompanyNumbers = {
    companyNumber,
    foundingNumber,
    numeroPoderoso: reduce(companyNumber + foundingNumber, masters),
    ownerNumber: owner?.number ?? null,
    personalYear,
    sector,
    masters,
  };
  return {
    date: formatDate(date),
    foundingNumber,
    personalYear,
    successPotential: companyPercentages(numbers).successPotential,
    isOwnersDay: owner !== null && favourableDays(owner.birth.month, owner.birth.day).includes(date.day),
  };
}

function byFit(one: OpeningDay, other: OpeningDay): number {
  return (
    other.successPotential - one.successPotential ||
    Number(other.isOwnersDay) - Number(one.isOwnersDay) ||
    (one.date < other.date ? -1 : 1)
  );
}
