import { describe, expect, it } from 'vitest';
import { randomPeople } from '../../bank/random-people.ts';
import { wordsOf } from '../../bank/read-bank.ts';
import { analyzeCycles } from '../../cycles.ts';
import { bookPassages } from '../../letter/book-passages.ts';
import { computeMap } from '../../map.ts';
import { type CyclesReading, readCycles } from './read-cycles.ts';

const referenceDate = '2026-11-23';

function readingOf(birthDate: string, year = 2026, system: 'cabalistica' | 'pitagorica' = 'cabalistica') {
  const input = { birthDate, year, referenceDate, system };
  return readCycles(input, analyzeCycles(input));
}

/** The texts of a grown person's reading that a child's has of its own; none of a child. */
function ownTexts(reading: CyclesReading): string[] {
  return textsOf({ ...reading, life: { cycle: [], moment: [], challenge: [] } });
}

function textsOf({ ring, years, life, purposes, months, appointments }: CyclesReading): string[] {
  return [
    ...ring.map(({ text }) => text),
    ...years.flatMap(({ text, question, passage, quarters }) => [
      text,
      question,
      passage,
      ...quarters.map((quarter) => quarter.text),
    ]),
    ...Object.values(life).flatMap((periods) => periods.map(({ text }) => text)),
    ...purposes.flatMap(({ days, inYear }) => [...days.map(({ text }) => text), inYear]),
    ...months.map(({ text }) => text),
    ...appointments.map(({ text }) => text),
  ].filter((text) => text !== null);
}

describe('the reading of cycles', () => {
  it('reads the running year and the two after it, from birthday to birthday', () => {
    const { years, ring, isRunning } = readingOf('1955-11-29');
    expect(years.map(({ number, from, to }) => [number, from, to])).toEqual([
      [4, '2025-11-29', '2026-11-28'],
      [5, '2026-11-29', '2027-11-28'],
      [6, '2027-11-29', '2028-11-28'],
    ]);
    expect(ring.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(ring.find(({ place }) => place === 'now')).toMatchObject({ number: 4, from: '2025-11-29' });
    expect(isRunning).toBe(true);
  });

  it('divides a year into four quarters without a gap', () => {
    for (const birthDate of ['1990-08-31', '2000-02-29', '1987-01-01']) {
      for (const { from, to, quarters } of readingOf(birthDate, 2027).years) {
        expect([quarters[0]?.from, quarters[3]?.to]).toEqual([from, to]);
        for (const [index, quarter] of quarters.slice(1).entries()) {
          const end = Date.parse(quarters[index]?.to ?? '');
          expect(Date.parse(quarter.from) - end).toBe(86_400_000);
        }
      }
    }
  });

  it('turns in January where the school does', () => {
    const [year] = readingOf('1955-11-29', 2026, 'pitagorica').years;
    expect(year).toMatchObject({ from: '2026-01-01', to: '2026-12-31' });
  });

  it('dates a beginning, an agreement and the turn of the year after the reference date', () => {
    for (const { birthDate } of randomPeople(60, referenceDate)) {
      const { appointments, months } = readingOf(birthDate);
      expect(new Set(appointments.map(({ purpose }) => purpose))).toEqual(new Set(['start', 'agree', 'turn']));
      const dates = appointments.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
      expect(new Set(dates).size).toBe(3);
      expect(dates.every((date) => date > referenceDate)).toBe(true);
      expect(months.every(({ days }) => days.every(({ date }) => date >= referenceDate))).toBe(true);
    }
  });

  it('has no appointment in a year that is over', () => {
    expect(readingOf('1955-11-29', 2010)).toMatchObject({ appointments: [], isRunning: false });
  });

  it('has no text for a year before the birth, and for a child only that of the running one', () => {
    const child = readingOf('2020-03-14');
    expect(child.isChild).toBe(true);
    expect(child.ring.filter(({ text }) => text !== null).map(({ place }) => place)).toEqual(['now']);
    expect(child.ring.filter(({ beforeBirth }) => beforeBirth).every(({ to }) => to < '2020-03-14')).toBe(true);
  });

  it('reads a child with texts for those who care for it: year, quarters, months, days, appointments', () => {
    const people = randomPeople(200, referenceDate).filter(({ birthDate }) => birthDate < '2000');
    const adults = new Set(people.flatMap(({ birthDate }) => ownTexts(readingOf(birthDate))));
    for (const birthDate of ['2020-03-14', '2016-08-31', '2024-12-29', '2018-02-11']) {
      const reading = readingOf(birthDate);
      expect(reading.isChild).toBe(true);
      expect(ownTexts(reading).filter((text) => adults.has(text))).toEqual([]);
      expect(reading.years.every(({ fits, waits }) => fits.length + waits.length === 0)).toBe(true);
    }
  });

  it('has a text for every person and year, and no paragraph twice', () => {
    for (const { birthDate } of randomPeople(200, referenceDate)) {
      for (const year of [1900, 2026, 2027, 2100]) {
        const texts = textsOf(readingOf(birthDate, year));
        expect(texts.length).toBe(new Set(texts).size);
      }
    }
  });

  it('shares at most one sentence in twenty with the complete map of the same person', () => {
    const sentencesOf = (texts: readonly string[]) =>
      new Set(
        texts
          .flatMap((text) => text.split(/(?<=[.!?”])\s+/u))
          .map((sentence) => wordsOf(sentence).join(' '))
          .filter((sentence) => sentence.split(' ').length >= 3),
      );
    for (const person of randomPeople(40, referenceDate)) {
      const map = computeMap({ ...person, referenceDate });
      const book = sentencesOf(bookPassages(map).map(({ text }) => text));
      const own = [...sentencesOf(textsOf(readingOf(person.birthDate)))];
      expect(own.filter((sentence) => book.has(sentence)).length / own.length).toBeLessThanOrEqual(0.05);
    }
  });
});
