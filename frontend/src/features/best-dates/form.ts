import type { analyzeDates } from '@sefira/contracts/numerology/dates/dates';
import type { Occasion } from '@sefira/contracts/numerology/dates/dates-input';
import type { NamedBirth } from '@sefira/contracts/numerology/inputs';
import type { RouteRequest } from '@sefira/contracts/shared/route';
import { addDays, formatDate, parseDate, toDayNumber } from '@sefira/numerology/calendar/calendar';
import type { HolidayState } from '../../shared/people/holiday-state-field.tsx';
import { bestDatesTexts as texts, weekdayNames } from '../../texts/analyses/best-dates.ts';
import { dateProblem, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';

export type DatesBody = RouteRequest<typeof analyzeDates>['body'];

export interface TypedCompany {
  readonly id: number;
  readonly name: string;
  readonly foundationDate: string;
}

/** What the form asks beside the people. */
export interface DatesOptions {
  readonly occasion: Occasion;
  /** As typed, dd/mm/aaaa. */
  readonly from: string;
  readonly to: string;
  /** 0 Sunday to 6 Saturday. */
  readonly weekdays: readonly number[];
  readonly avoidHolidays: boolean;
  /** Empty for national holidays only. */
  readonly state: HolidayState;
  readonly companies: readonly TypedCompany[];
}

/** Fields with an error, by name: `from`, `companies.0.name`. */
export type DatesProblems = Readonly<Record<string, string>>;

const longestRange = 365;
const daysOfMonths: Readonly<Record<number, number>> = { 3: 91, 6: 182, 12: 364 };
export const readyRanges = [3, 6, 12] as const;

const allWeekdays = weekdayNames.map(({ value }) => value);
const businessDays = [1, 2, 3, 4, 5];

/** Registries, notaries and banks work from Monday to Friday. */
export function usualWeekdays(occasion: Occasion): readonly number[] {
  return occasion === 'opening' || occasion === 'contract' ? businessDays : allWeekdays;
}

/** A range of months from a day on, as typed. */
export function rangeOf(months: (typeof readyRanges)[number], today: string): Pick<DatesOptions, 'from' | 'to'> {
  const last = formatDate(addDays(parseDate(today, 'today'), daysOfMonths[months] ?? 0));
  return { from: typedFromIso(today) ?? '', to: typedFromIso(last) ?? '' };
}

export function problemsOf({ from, to, weekdays, companies }: DatesOptions, today: string): DatesProblems {
  const problems: Record<string, string> = {};
  const note = (field: string, problem: string | null) => {
    if (problem) problems[field] = problem;
  };
  const [first, last] = [isoFromTyped(from), isoFromTyped(to)];
  note('from', dateProblem(from, texts.fromRequired));
  note('to', dateProblem(to, texts.toRequired));
  if (first && first < today) note('from', texts.fromPast);
  if (first && last) {
    const length = toDayNumber(parseDate(last, 'to')) - toDayNumber(parseDate(first, 'from')) + 1;
    if (length < 1) note('to', texts.toBefore);
    if (length > longestRange) note('to', texts.toTooFar);
  }
  if (weekdays.length === 0) note('weekdays', texts.noWeekday);
  companies.forEach(({ name, foundationDate }, index) => {
    note(`companies.${index}.name`, nameProblem(name, texts.companyNameRequired));
    if (foundationDate === '') return;
    note(`companies.${index}.foundationDate`, dateProblem(foundationDate, ''));
    if ((isoFromTyped(foundationDate) ?? '') > today) {
      note(`companies.${index}.foundationDate`, texts.foundationFuture);
    }
  });
  return problems;
}

/** The options of a request. */
export function optionsOf({ occasion, from, to, companies = [], ...body }: DatesBody): DatesOptions {
  const avoided = body.avoidWeekdays ?? [];
  return {
    occasion,
    from: typedFromIso(from) ?? '',
    to: typedFromIso(to) ?? '',
    weekdays: allWeekdays.filter((day) => !avoided.includes(day)),
    avoidHolidays: body.avoidHolidays ?? true,
    state: body.state ?? '',
    companies: companies.map(({ name, foundationDate }, id) => ({
      id,
      name,
      foundationDate: (foundationDate && typedFromIso(foundationDate)) ?? '',
    })),
  };
}

/** The request of checked options. */
export function bodyOf(
  people: NamedBirth[],
  options: DatesOptions,
): Pick<DatesBody, 'occasion' | 'people' | 'companies' | 'from' | 'to' | 'avoidWeekdays' | 'avoidHolidays'> {
  const { occasion, from, to, weekdays, avoidHolidays, companies } = options;
  return {
    occasion,
    people,
    companies: companies.map(({ name, foundationDate }) => ({
      name: name.trim(),
      foundationDate: isoFromTyped(foundationDate),
    })),
    from: isoFromTyped(from) ?? '',
    to: isoFromTyped(to) ?? '',
    avoidWeekdays: allWeekdays.filter((day) => !weekdays.includes(day)),
    avoidHolidays,
  };
}
