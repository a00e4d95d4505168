import { describe, expect, it } from 'vitest';
import { daysInMonth } from '../src/calendar/calendar.ts';
import { personalTime } from '../src/calendar/personal-time.ts';
import { refusalOf } from '../src/errors.ts';
import { readYearBook } from '../src/interpretations/year-book/read-year-book.ts';
import { yearBook } from '../src/year-book/year-book.ts';

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1975-11-29', referenceDate: '2026-11-23' };
const starts = ['2027-01-01', '2026-12-01', '2028-01-01', '2027-08-01'];

function refused(change: object): string | undefined {
  try {
    yearBook({ ...ana, from: '2027-01-01', ...change });
  } catch (error) {
    return refusalOf(error).code;
  }
  return undefined;
}

describe('a year book', () => {
  it.each(starts)('holds every day of twelve months once, and whole weeks around them (%s)', (from) => {
    const { months, weeks, to } = yearBook({ ...ana, from });
    const days = months.flatMap((month) => month.days);
    expect(months).toHaveLength(12);
    for (const { month, days: own } of months) {
      expect(own).toHaveLength(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))));
    }
    expect(days[0]?.date).toBe(from);
    expect(days.at(-1)?.date).toBe(to);
    expect(weeks.every((week) => week.map(({ weekday }) => weekday).join('') === '1234560')).toBe(true);
    const ofWeeks = weeks.flat().map(({ date }) => date);
    expect(new Set(ofWeeks).size).toBe(ofWeeks.length);
    expect(ofWeeks).toEqual(expect.arrayContaining(days.map(({ date }) => date)));
  });

  it('gives each day its personal numbers, holidays and the birthday', () => {
    const { months } = yearBook({ ...ana, from: '2027-01-01' });
    const days = months.flatMap((month) => month.days);
    for (const day of days) expect(day).toMatchObject(personalTime(ana.birthDate, day.date));
    expect(days.find(({ date }) => date === '2027-09-07')?.holiday).toBe('Independência do Brasil');
    expect(days.filter(({ isBirthday }) => isBirthday).map(({ date }) => date)).toEqual(['2027-11-29']);
  });

  it.each([
    ['2027-01-01', '2027-03-01'],
    ['2028-01-01', '2028-02-29'],
  ])('marks the birthday of 29 February where the personal year turns (%s)', (from, birthday) => {
    const { months } = yearBook({ ...ana, birthDate: '1992-02-29', from });
    const days = months.flatMap((month) => month.days);
    expect(days.filter(({ isBirthday }) => isBirthday).map(({ date }) => date)).toEqual([birthday]);
  });

  it('has no birthday on the day of the birth itself', () => {
    const { months } = yearBook({ ...ana, birthDate: '2026-11-20', from: '2026-11-01' });
    expect(months.flatMap(({ days }) => days).filter(({ isBirthday }) => isBirthday)).toEqual([]);
  });

  it('refuses a start within a month, before the birth or after the known holidays', () => {
    expect(refused({ from: '2027-01-02' })).toBe('RANGE_INVALID');
    expect(refused({ from: '1974-01-01' })).toBe('RANGE_INVALID');
    expect(refused({ from: '2099-01-01' })).toBe('RANGE_INVALID');
    expect(refused({ name: '123' })).toBe('NAME_WITHOUT_LETTERS');
    expect(refused({})).toBeUndefined();
  });
});

describe('the words of a year book', () => {
  it.each(starts)('repeat no line within a week or a month (%s)', (from) => {
    const book = yearBook({ ...ana, from });
    const { days, months, quarters, years } = readYearBook(book, ana);
    for (const part of [...book.weeks, ...book.months.map((month) => month.days)]) {
      const lines = part.map(({ date }) => days.get(date) ?? '');
      expect(lines.every((line) => line.length > 30)).toBe(true);
      expect(new Set(lines).size).toBe(lines.length);
    }
    expect(months).toHaveLength(12);
    expect(quarters.map(({ questions }) => questions.length)).toEqual([4, 4, 4, 4]);
    expect(years.length).toBe(2);
  });

  it.each([
    ['a child', '2020-05-17'],
    ['an adolescent', '2012-08-09'],
    ['a child that turns 12', '2015-06-20'],
  ])('speak to %s of school and home, never of a job', (_of, birthDate) => {
    const person = { name: 'Theo Martins', birthDate };
    const book = yearBook({ ...person, from: '2027-01-01', referenceDate: '2026-11-23' });
    const { days, months, quarters, years } = readYearBook(book, person);
    for (const month of book.months) {
      const lines = month.days.map(({ date }) => days.get(date) ?? '');
      expect(new Set(lines).size).toBe(lines.length);
    }
    const texts = [...days.values(), ...[...months, ...quarters, ...years].map(({ text }) => text ?? '')];
    const asked = quarters.flatMap(({ questions }) => questions);
    expect([...texts, ...asked].join(' ')).not.toMatch(/chefe|salário|cliente|boleto|aluguel|despesa|expediente/u);
  });

  it.each([
    ['a child', '2019-12-07'],
    ['an adolescent', '2011-12-07'],
    ['an adult', '1988-12-22'],
    ['an elder', '1950-12-22'],
  ])('open no month of %s as another month of the book', (_of, birthDate) => {
    for (const name of ['Theo Martins', 'Ana Souza', 'Bia Lima', 'Caio Reis']) {
      const person = { name, birthDate };
      const { months } = readYearBook(yearBook({ ...person, from: '2027-01-01', referenceDate: '2026-11-23' }), person);
      expect(new Set(months.map(({ text }) => text)).size).toBe(months.length);
    }
  });

  it('begin otherwise for another person, and say where the year turns', () => {
    const book = yearBook({ ...ana, from: '2027-01-01' });
    const own = readYearBook(book, ana);
    const other = readYearBook(book, { ...ana, name: 'Rui Barbosa Lima' });
    expect([...own.days.values()]).not.toEqual([...other.days.values()]);
    expect(own.months[10]?.turn?.date).toBe('2027-11-29');
    expect(own.quarters[0]?.text).not.toBeNull();
    expect(readYearBook(yearBook({ ...ana, from: '2027-02-01' }), ana).quarters[0]?.text).toBeNull();
  });
});
