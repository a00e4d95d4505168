import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import { describe, expect, it } from 'vitest';
import { type BestDaysInput, findBestDays, longestRange, rankedDays } from '../src/best-days/best-days.ts';
import { holidaysOf } from '../src/best-days/holidays.ts';
import { datedNumbers, fitOf, occasions } from '../src/best-days/occasions.ts';
import { favourableDays } from '../src/calendar/favourable-days.ts';
import { personalTime } from '../src/calendar/personal-time.ts';
import { refusalOf } from '../src/errors.ts';
import { readBestDays } from '../src/interpretations/best-days/read-best-days.ts';

const wedding: BestDaysInput = {
  occasion: 'wedding',
  people: [
    { name: 'Ana Célia Vasconcelos', birthDate: '1990-11-29' },
    { name: 'João Pedro Lima', birthDate: '1988-03-14' },
  ],
  companies: [],
  from: '2027-05-01',
  to: '2027-05-31',
  avoidWeekdays: [],
  avoidHolidays: true,
  state: null,
  referenceDate: '2026-11-23',
};

function refused(change: Partial<BestDaysInput>) {
  try {
    findBestDays({ ...wedding, ...change });
  } catch (error) {
    const { code, field } = refusalOf(error);
    return { code, field };
  }
  return null;
}

describe('best days', () => {
  const result = findBestDays(wedding);

  it('reads every day of the range with the personal time of each person', () => {
    expect(result.days).toHaveLength(31);
    for (const day of result.days) {
      wedding.people.forEach(({ birthDate }, index) => {
        expect(day.participants[index]).toMatchObject(personalTime(birthDate, day.date));
        const isFavourable = favourableDays(Number(birthDate.slice(5, 7)), Number(birthDate.slice(8))).includes(
          Number(day.date.slice(8)),
        );
        expect(day.participants[index]?.isFavourable).toBe(isFavourable);
      });
    }
  });

  it('ranks open days by score and keeps avoided ones in the calendar', () => {
    expect(result.best).toHaveLength(rankedDays);
    const scores = result.best.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(result.days.filter(({ avoided }) => avoided === 'holiday').map(({ date }) => date)).toEqual([
      '2027-05-01',
      '2027-05-27',
    ]);
    const least = scores.at(-1) ?? 0;
    const left = result.days.filter((day) => day.avoided === null && !result.best.includes(day));
    expect(left.every(({ score }) => score <= least)).toBe(true);
  });

  it('does not say that a day rises which is little favourable', () => {
    const few = findBestDays({
      ...wedding,
      occasion: 'birth',
      people: [
        { name: 'Juliana Reis Batista', birthDate: '1994-08-15' },
        { name: 'Marcos Batista Lima', birthDate: '1990-03-02' },
      ],
      from: '2027-01-18',
      to: '2027-01-24',
      avoidWeekdays: [0, 6],
    });
    const { best } = readBestDays(few, 'birth');
    const last = few.best.findIndex(({ level }) => level === 'littleFavourable');
    expect(best[last]?.together).toContain('não compensam');
    expect(best[last]?.together).not.toContain('A data sobe');
  });

  it('avoids weekdays', () => {
    const weekends = findBestDays({ ...wedding, avoidWeekdays: [1, 2, 3, 4, 5] });
    expect(weekends.best.every(({ weekday }) => weekday === 0 || weekday === 6)).toBe(true);
  });

  it('ranks a day that serves both above one that serves the first only', () => {
    const [top] = result.best;
    const lowest = Math.min(...(top?.participants ?? []).map(({ score }) => score));
    const single = result.days.filter(({ participants: [first, second] }) => {
      return first && second && first.score >= 75 && second.score <= 40;
    });
    for (const day of single) expect(day.score).toBeLessThan(top?.score ?? 0);
    expect(lowest).toBeGreaterThan(40);
  });

  it('does not depend on the order of the people', () => {
    const turned = findBestDays({ ...wedding, people: wedding.people.toReversed() });
    expect(turned.days.map(({ score }) => score)).toEqual(result.days.map(({ score }) => score));
  });

  it('reads an open company by its foundation and one to be opened by its name', () => {
    const companies = [
      { name: 'Padaria Aurora', foundationDate: '2019-08-05' },
      { name: 'Padaria Aurora', foundationDate: null },
    ];
    const { participants, days } = findBestDays({ ...wedding, occasion: 'opening', companies });
    const [day] = days;
    expect(participants.map(({ kind }) => kind)).toEqual(['person', 'person', 'company', 'company']);
    expect(day?.participants[2]).toMatchObject(personalTime('2019-08-05', '2027-05-01'));
    expect(day?.participants[2]?.nameFit).toBeNull();
    expect(['favoravel', 'neutro', 'desfavoravel']).toContain(day?.participants[3]?.nameFit);
    expect(participants[3]?.nameNumber).toBeGreaterThan(0);
  });

  it('refuses a range that is past, turned or too long, too many people, and days that are all avoided', () => {
    expect(refused({ from: '2026-11-22' })).toEqual({ code: 'RANGE_INVALID', field: 'from' });
    expect(refused({ to: '2027-04-30' })).toEqual({ code: 'RANGE_INVALID', field: 'to' });
    expect(refused({ from: '2027-01-01', to: '2028-01-01' })).toEqual({ code: 'RANGE_INVALID', field: 'to' });
    expect(refused({ from: '2099-12-01', to: '2100-01-01' })).toEqual({ code: 'RANGE_INVALID', field: 'to' });
    expect(refused({ people: [] })).toEqual({ code: 'TOO_FEW_PEOPLE', field: 'people' });
    expect(refused({ avoidWeekdays: [0, 1, 2, 3, 4, 5, 6] })).toEqual({ code: 'NO_DAY_LEFT', field: 'avoidWeekdays' });
    expect(refused({ from: '2027-05-01', to: '2027-05-01' })?.code).toBe('NO_DAY_LEFT');
    const unborn = [...wedding.people, { name: 'Bia', birthDate: '2027-01-01' }];
    expect(refused({ people: unborn })).toEqual({ code: 'DATE_IN_FUTURE', field: 'people.2.birthDate' });
    expect(findBestDays({ ...wedding, from: '2027-01-01', to: '2027-12-31' }).days).toHaveLength(longestRange);
  });

  it('explains each ranked day for each person, in words without promise', () => {
    for (const occasion of occasions) {
      const found = findBestDays({ ...wedding, occasion });
      const { best, table, method } = readBestDays(found, occasion);
      expect(table.map(({ number }) => number)).toEqual([...datedNumbers]);
      expect(method).toHaveLength(6);
      for (const { reasons, together } of best) {
        expect(reasons.map(({ name }) => name)).toEqual(wedding.people.map(({ name }) => name));
        expect(reasons.every(({ text }) => text.length > 20)).toBe(true);
        expect(together).not.toBe('');
      }
    }
  });

  it('words a number otherwise on its next day', () => {
    const { best } = readBestDays(result, 'wedding');
    const texts = new Map<number, Set<string>>();
    result.best.forEach(({ participants }, index) => {
      participants.forEach(({ diaPessoal }, place) => {
        const said = texts.get(diaPessoal) ?? new Set();
        texts.set(diaPessoal, said.add(best[index]?.reasons[place]?.text ?? ''));
      });
    });
    expect(Math.max(...[...texts.values()].map(({ size }) => size))).toBe(2);
  });

  it('has numbers that lead, help and oppose for every occasion', () => {
    for (const occasion of occasions) {
      const found = datedNumbers.map((number) => fitOf(occasion, number));
      expect(new Set(found).size).toBe(4);
      expect(fitOf(occasion, 33)).toBe(fitOf(occasion, 6));
    }
  });
});

describe('holidays', () => {
  it('holds national, movable and state holidays', () => {
    const national = holidaysOf([2027], null);
    expect(national.get('2027-02-08')).toBe('Carnaval (segunda-feira)');
    expect(national.get('2027-02-09')).toBe('Carnaval (terça-feira)');
    expect(national.get('2027-03-28')).toBe('Páscoa');
    expect(national.get('2027-05-27')).toBe('Corpus Christi');
    expect(national.get('2027-03-26')).toBe('Sexta-feira Santa');
    expect(national.get('2027-11-20')).toBe('Dia da Consciência Negra');
    expect(national.has('2027-07-09')).toBe(false);
    expect(holidaysOf([2027], 'SP').has('2027-07-09')).toBe(true);
  });

  it('covers every state', () => {
    const states = getStates();
    expect(states).toHaveLength(27);
    for (const { code } of states) expect(holidaysOf([2027], code).size).toBeGreaterThanOrEqual(13);
  });
});
