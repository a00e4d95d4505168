import { itemAt } from '../../../tables/lookup.ts';

/**
 * The two base days of each birth day (docs/numerology.md 2.24): one line a month, one pair of digits a day, 29 February included.
 * Four copies of the table agree on 362 of 366 days; where they split (01/02, 13/08, 12/09, 13/09) the course's stands.
 */
const basesByMonth: readonly string[] = [
  '15 16 36 15 56 56 17 13 69 15 16 69 15 56 56 15 13 56 15 16 36 15 56 56 15 23 69 27 57 23 27',
  '15 27 36 27 56 36 27 23 36 27 57 56 27 56 36 25 23 36 27 27 36 27 56 56 27 23 69 27 67',
  '17 27 36 17 57 36 27 36 69 17 17 67 15 57 36 12 36 36 17 27 36 17 67 36 27 13 19 59 17 39 17',
  '17 17 39 17 57 36 57 13 39 17 17 19 17 57 36 12 13 13 17 27 13 17 57 35 57 23 36 27 17 36',
  '12 27 36 17 56 56 27 25 59 15 17 26 17 56 56 25 23 56 12 27 36 17 56 56 27 25 59 27 57 56 15',
  '15 27 56 15 56 56 27 35 59 15 57 56 15 56 56 25 25 56 15 27 56 15 56 56 27 25 56 27 17 23',
  '12 27 23 17 57 26 27 23 23 12 17 26 12 57 67 12 23 23 12 27 36 12 57 67 27 23 19 27 17 36 17',
  '12 15 36 12 15 36 27 23 36 12 17 16 15 15 16 12 13 13 12 27 36 12 15 36 27 23 36 25 15 36 15',
  '15 25 36 15 56 56 25 23 36 12 15 36 17 56 56 25 23 36 15 27 36 17 56 36 27 36 69 27 17 36',
  '27 27 36 17 56 36 27 36 36 15 16 26 17 56 36 12 36 36 27 27 36 17 56 36 27 36 69 27 17 36 17',
  '17 17 39 17 57 35 17 39 39 27 17 19 17 57 35 15 39 39 17 27 39 17 57 35 17 39 39 27 17 36',
  '17 27 36 17 36 36 27 23 39 17 17 69 13 56 36 12 23 36 17 27 36 17 56 36 37 36 69 56 16 36 13',
];

/** Base days `[a, b]`, a < b, of a day of the year. */
export function favourableBases(month: number, day: number): [number, number] {
  const start = (day - 1) * 3;
  const line = itemAt(basesByMonth, month - 1);
  return [Number(line.charAt(start)), Number(line.charAt(start + 1))];
}
