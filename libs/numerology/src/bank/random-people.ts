import surnameRows from '../../names/surname-spellings.json' with { type: 'json' };
import { formatDate, fromDayNumber, toDayNumber } from '../calendar/calendar.ts';
import { childNames } from '../search/child-names.ts';
import { stableHash } from '../search/stable-hash.ts';
import { itemAt } from '../tables/lookup.ts';

export interface Person {
  readonly name: string;
  readonly birthDate: string;
}

const surnames: readonly string[] = surnameRows.map((row) => itemAt(row, 0));
const firstBirth = toDayNumber({ year: 1930, month: 1, day: 1 });

/** Names and birth dates from 1930 to `lastBirth`, always the same for the same count: one or two given names, one to three surnames. */
export function randomPeople(count: number, lastBirth: string): Person[] {
  const given = childNames().map(({ name }) => name);
  const [year = 2026, month = 1, day = 1] = lastBirth.split('-').map(Number);
  const days = toDayNumber({ year, month, day }) - firstBirth;
  return Array.from({ length: count }, (_, index) => {
    const random = (topic: string, below: number) => stableHash(`${topic}|${index}`) % below;
    const words = (topic: string, list: readonly string[], many: number) =>
      Array.from({ length: many }, (_item, at) => itemAt(list, random(`${topic}${at}`, list.length)));
    const name = [
      ...words('given', given, 1 + random('givenCount', 2)),
      ...(random('particle', 3) === 0 ? ['de'] : []),
      ...words('surname', surnames, 1 + random('surnameCount', 3)),
    ].join(' ');
    return { name, birthDate: formatDate(fromDayNumber(firstBirth + random('birth', days))) };
  });
}
