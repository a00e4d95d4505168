import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageOn,
  birthdayAt,
  formatDate,
  fromDayNumber,
  parseDate,
  toDayNumber,
  weekdayOf,
} from '../src/calendar/calendar.ts';
import { yearCalendar } from '../src/calendar/calendar-year.ts';
import { favourableDates } from '../src/calendar/favourable-days.ts';
import { personalTime } from '../src/calendar/personal-time.ts';
import { universalTime } from '../src/calendar/universal-time.ts';
import { destinyOf } from '../src/date-numbers.ts';
import { computeMap } from '../src/map.ts';
import { cabalistica } from '../src/schools/cabalistica/rule-set.ts';

const date = (text: string) => parseDate(text, 'date');

describe('calendar dates', () => {
  it.each([
    '1990-2-3',
    '1990-02-30',
    '1900-02-29',
    '1990-13-01',
    '1990-00-10',
    '1990-01-00',
    '90-01-01',
    '',
    '1990-01-01T00:00',
    '١٩٩٠-01-01',
  ])('refuses %j', (text) => {
    expect(() => date(text)).toThrow(expect.objectContaining({ code: 'INVALID_DATE', field: 'date' }));
  });

  it('refuses what lies before 1600', () => {
    expect(() => date('1599-12-31')).toThrow(expect.objectContaining({ code: 'DATE_TOO_EARLY' }));
    expect(date('1600-02-29')).toEqual({ year: 1600, month: 2, day: 29 });
  });

  it('agrees with the Gregorian calendar of the platform for five centuries', () => {
    const first = toDayNumber(date('1600-01-01'));
    const epoch = Date.UTC(1600, 0, 1);
    for (let offset = 0; offset < 190_000; offset += 13) {
      const day = fromDayNumber(first + offset);
      const platform = new Date(epoch + offset * 86_400_000);
      expect(formatDate(day)).toBe(platform.toISOString().slice(0, 10));
      expect(weekdayOf(day)).toBe(platform.getUTCDay());
      expect(toDayNumber(day)).toBe(first + offset);
    }
  });

  it('keeps the birthday of 29 February on 1 March of common years', () => {
    const birth = date('2000-02-29');
    expect(formatDate(birthdayAt(birth, 23))).toBe('2023-03-01');
    expect(formatDate(birthdayAt(birth, 24))).toBe('2024-02-29');
    expect(ageOn(birth, date('2023-02-28'))).toBe(22);
    expect(ageOn(birth, date('2023-03-01'))).toBe(23);
    expect(ageOn(birth, date('2024-02-29'))).toBe(24);
    expect(formatDate(addDays(date('2024-02-28'), 2))).toBe('2024-03-01');
  });
});

describe('personal time', () => {
  it('turns the year on the birthday', () => {
    expect(personalTime('1960-11-18', '2004-11-17')).toEqual({ anoPessoal: 7, mesPessoal: 9, diaPessoal: 8 });
    expect(personalTime('1960-11-18', '2004-11-18')).toEqual({ anoPessoal: 8, mesPessoal: 1, diaPessoal: 1 });
  });

  it('keeps 11 and 22 in month and day, and adds the whole month number', () => {
    expect(personalTime('1990-03-27', '2026-07-18')).toEqual({ anoPessoal: 4, mesPessoal: 11, diaPessoal: 2 });
    expect(personalTime('1990-03-27', '2026-07-29').diaPessoal).toBe(22);
    // 9 + 11 = 20 → 2; with the digits of the month it would be 11.
    expect(personalTime('1960-02-07', '2007-11-10').anoPessoal).toBe(9);
    expect(personalTime('1960-02-07', '2007-11-10').mesPessoal).toBe(2);
  });

  it('turns on 1 January in the Pythagorean school', () => {
    expect(personalTime('1960-11-18', '2004-01-01', 'pitagorica').anoPessoal).toBe(8);
  });

  it('refuses a day before the birth', () => {
    expect(() => personalTime('2026-11-22', '2026-11-21')).toThrow(expect.objectContaining({ code: 'DATE_IN_FUTURE' }));
  });
});

describe('Destino', () => {
  it('adds all digits, so that masters of the parts do not count', () => {
    expect(destinyOf(date('1960-01-03'), cabalistica).value).toBe(2);
  });

  it('can be done again by parts when a rule set asks for it', () => {
    const rules = { ...cabalistica, destino: { ...cabalistica.destino, retryByParts: [2] } };
    expect(destinyOf(date('1960-01-03'), rules)).toEqual({ value: 11, total: 11, parts: [3, 1, 7], retried: true });
  });
});

describe('a year of days', () => {
  it('holds every day with its numbers', () => {
    const days = yearCalendar('1969-01-14', 2028);
    expect(days).toHaveLength(366);
    expect(days[0]).toEqual({
      date: '2028-01-01',
      weekday: 6,
      planet: 'Saturno',
      anoPessoal: 8,
      mesPessoal: 9,
      diaPessoal: 1,
      favoravel: false,
    });
    const january = days.filter(({ date: text, favoravel }) => favoravel && text.startsWith('2028-01'));
    expect(january.map(({ date: text }) => text.slice(-2))).toEqual(['05', '06', '12', '17', '23', '28']);
  });

  it.each([1899, 2101, 2000.5, Number.NaN])('refuses the year %d', (year) => {
    expect(() => yearCalendar('1969-01-14', year)).toThrow(
      expect.objectContaining({ code: 'YEAR_OUT_OF_RANGE', field: 'year' }),
    );
  });

  it('takes 1900 and 2100', () => {
    expect(yearCalendar('1969-01-14', 1900)).toHaveLength(365);
    expect(yearCalendar('1969-01-14', 2100)).toHaveLength(365);
  });
});

describe('favourable days', () => {
  it('gives dates that exist', () => {
    expect(favourableDates('1958-11-02', '2026-02-25', 10)).toEqual(['2026-03-01']);
  });
});

describe('periods of life', () => {
  it('starts them on birthdays and marks the current one', () => {
    const map = computeMap({ name: 'Ana', birthDate: '2000-02-29', referenceDate: '2022-02-28' });
    expect(map.destino).toBe(6);
    expect(map.periodos.ciclos.map(({ fromDate, toDate, current }) => [fromDate, toDate, current])).toEqual([
      ['2000-02-29', '2031-03-01', true],
      ['2031-03-01', '2058-03-01', false],
      ['2058-03-01', null, false],
    ]);
    expect(map.vigentes.momento.position).toBe(1);
  });

  it('changes at the very birthday', () => {
    const at = (referenceDate: string) => computeMap({ name: 'Ana', birthDate: '1969-01-14', referenceDate });
    expect(at('2002-01-13').vigentes.ciclo.position).toBe(1);
    expect(at('2002-01-14').vigentes.ciclo.position).toBe(2);
    expect(at('2002-01-14').vigentes.momento.position).toBe(2);
  });

  it('runs the four Pythagorean challenges along the moments', () => {
    const map = computeMap({ name: 'Ana', birthDate: '1990-03-27', referenceDate: '2026-07-18', system: 'pitagorica' });
    expect(map.periodos.desafios.map(({ fromAge }) => fromAge)).toEqual([0, 32, 41, 50]);
    expect(map.periodos.ciclos.map(({ fromAge }) => fromAge)).toEqual([0, 32, 59]);
  });
});

describe('universal year, month and day', () => {
  it.each([
    // 2 + 0 + 2 + 6 = 10 → 1; 1 + 11 = 12 → 3; 3 + 2 + 2 = 7
    ['2026-11-22', { anoUniversal: 1, mesUniversal: 3, diaUniversal: 7 }],
    // 2 + 0 + 0 + 9 = 11 → 2, as the personal year; 2 + 9 = 11 stays
    ['2009-09-09', { anoUniversal: 2, mesUniversal: 11, diaUniversal: 2 }],
  ])('of %s', (day, expected) => {
    expect(universalTime(day)).toEqual(expected);
  });
});
