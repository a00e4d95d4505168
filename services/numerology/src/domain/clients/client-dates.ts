import type { ClientDateKind } from '@sefira/contracts/numerology/panel/client-dates';
import { type AtlasTrackId, lifeAtlas } from '@sefira/numerology/atlas/life-atlas';
import { addDays, ageOn, birthdayAt, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { NumerologyError } from '@sefira/numerology/errors';

/** Days ahead for which a client's dates are stored. */
const horizonDays = 400;

/** A day on which something of a client changes. */
export interface ClientDay {
  readonly date: string;
  readonly kind: ClientDateKind;
  /** The age, or the number that begins. */
  readonly number: number;
}

const tracked: ReadonlyMap<AtlasTrackId, ClientDateKind> = new Map([
  ['anos', 'year'],
  ['vida', 'arcano'],
  ['ciclos', 'cycle'],
  ['momentos', 'moment'],
]);

/** The day up to which the dates of a client are stored, seen from today. */
export function datesHorizon(today: string): string {
  return daysAfter(today, horizonDays);
}

export function daysAfter(date: string, days: number): string {
  return formatDate(addDays(parseDate(date, 'date'), days));
}

/** Birthdays and changes of personal year, arcano, cycle and moment between two days, both inclusive, in order. */
export function clientDates(
  { name, birthDate }: { readonly name: string; readonly birthDate: string },
  from: string,
  until: string,
): ClientDay[] {
  return [...birthdays(birthDate, from, until), ...changes(name, birthDate, from, until)].sort((one, other) =>
    one.date.localeCompare(other.date),
  );
}

function birthdays(birthDate: string, from: string, until: string): ClientDay[] {
  const birth = parseDate(birthDate, 'birthDate');
  const age = Math.max(1, ageOn(birth, parseDate(from, 'from')));
  return [age, age + 1, age + 2]
    .map((number) => ({ kind: 'birthday' as const, number, date: formatDate(birthdayAt(birth, number)) }))
    .filter(({ date }) => date >= from && date <= until);
}

function changes(name: string, birthDate: string, from: string, until: string): ClientDay[] {
  try {
    const { tracks } = lifeAtlas({ name, birthDate, referenceDate: from });
    return tracks.flatMap(({ id, segments }) => {
      const kind = tracked.get(id);
      if (kind === undefined) return [];
      return segments
        .filter(({ fromDate }) => fromDate > birthDate && fromDate >= from && fromDate <= until)
        .map(({ fromDate, number }) => ({ date: fromDate, kind, number }));
    });
  } catch (error) {
    // A name in an alphabet without numbers is a valid card; birthdays need no letter.
    if (error instanceof NumerologyError) return [];
    throw error;
  }
}
