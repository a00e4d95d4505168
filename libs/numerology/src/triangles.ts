import {
  addDays,
  ageOn,
  birthdayAt,
  type CalendarDate,
  compareDates,
  formatDate,
  toDayNumber,
} from './calendar/calendar.ts';
import type { ArcanoPeriod, NegativeSequence, Triangle, TriangleName } from './map-result.ts';
import { toDigit } from './reduction.ts';
import { itemAt, lastOf } from './tables/lookup.ts';

const shortestSequence = 3;

/** The rows of a triangle: adjacent digits added and reduced to one digit, down to one cell (docs/numerology.md 2.23). */
export function triangleRows(base: readonly number[]): number[][] {
  let row: number[] = [...base];
  const rows = [row];
  while (row.length > 1) {
    const next = new Array<number>(row.length - 1);
    let before = 0;
    let cell = -1;
    for (const value of row) {
      const sum = before + value;
      if (cell >= 0) next[cell] = sum > 9 ? sum - 9 : sum;
      before = value;
      cell += 1;
    }
    rows.push(next);
    row = next;
  }
  return rows;
}

/** Adjacent digits of the base line read as two-digit numbers: one fewer than the letters. */
export function arcanosOf(base: readonly number[]): number[] {
  const arcanos: number[] = [];
  let before = 0;
  for (const value of base) {
    if (before > 0) arcanos.push(before * 10 + value);
    before = value;
  }
  return arcanos;
}

/** Runs of three or more equal digits, row by row; a longer run counts once. */
export function negativeSequences(rows: readonly (readonly number[])[]): NegativeSequence[] {
  const sequences: NegativeSequence[] = [];
  rows.forEach((row, depth) => {
    let start = 0;
    let digit = row[0];
    for (let index = 1; index <= row.length; index += 1) {
      if (row[index] === digit) continue;
      const length = index - start;
      if (length >= shortestSequence) {
        const sequence = String(digit).repeat(shortestSequence);
        sequences.push({ sequence, row: depth, start, length, letters: [start, index - 1 + depth] });
      }
      start = index;
      digit = row[index];
    }
  });
  return sequences;
}

/** First day on which `position` of `count` arcana that share `span` years rules. */
function arcanoStart(birth: CalendarDate, position: number, count: number, span: number): CalendarDate {
  const years = Math.floor((position * span) / count);
  const remainder = position * span - years * count;
  const birthday = birthdayAt(birth, years);
  const days = toDayNumber(birthdayAt(birth, years + 1)) - toDayNumber(birthday);
  return addDays(birthday, Math.ceil((remainder * days) / count));
}

/** The dates of all `count` arcana that share `span` years, without their numbers; the last has no end. */
export function arcanoPeriods(birth: CalendarDate, count: number, span: number): Omit<ArcanoPeriod, 'arcano'>[] {
  const age = (position: number) => Math.round((position * span * 100) / count) / 100;
  const start = (position: number) => formatDate(arcanoStart(birth, position, count, span));
  return Array.from({ length: count }, (_, index) => ({
    index,
    fromDate: start(index),
    toDate: index === count - 1 ? null : start(index + 1),
    fromAge: age(index),
    toAge: index === count - 1 ? null : age(index + 1),
  }));
}

/** The current arcano of each of `count`, without its number; null when there is none (a name of one letter). */
export function currentArcano(
  birth: CalendarDate,
  reference: CalendarDate,
  count: number,
  span: number,
): Omit<ArcanoPeriod, 'arcano'> | null {
  if (count === 0) return null;
  const last = count - 1;
  let index = Math.min(last, Math.floor((ageOn(birth, reference) * count) / span));
  while (index < last && compareDates(arcanoStart(birth, index + 1, count, span), reference) <= 0) index += 1;
  const age = (position: number) => Math.round((position * span * 100) / count) / 100;
  return {
    index,
    fromDate: formatDate(arcanoStart(birth, index, count, span)),
    toDate: index === last ? null : formatDate(arcanoStart(birth, index + 1, count, span)),
    fromAge: age(index),
    toAge: index === last ? null : age(index + 1),
  };
}

function triangle(rows: number[][], current: Omit<ArcanoPeriod, 'arcano'> | null): Triangle {
  const arcanos = arcanosOf(itemAt(rows, 0));
  return {
    rows,
    arcanoRegente: itemAt(lastOf(rows), 0),
    arcanos,
    sequenciasNegativas: negativeSequences(rows),
    vigente: current && { ...current, arcano: itemAt(arcanos, current.index) },
  };
}

/** The four triangles of a name and a birth date, from the rows of the first; the current arcano read at `reference`. */
export function trianglesOf(
  vida: number[][],
  birth: CalendarDate,
  reference: CalendarDate,
  span: number,
): Record<TriangleName, Triangle> {
  const values = itemAt(vida, 0);
  const current = currentArcano(birth, reference, values.length - 1, span);
  const day = toDigit(birth.day);
  const month = toDigit(birth.month);
  const shifted = (added: number) => triangleRows(values.map((value) => toDigit(value + added)));
  return {
    vida: triangle(vida, current),
    pessoal: triangle(shifted(day), current),
    social: triangle(shifted(month), current),
    destino: triangle(shifted(toDigit(day + month)), current),
  };
}
