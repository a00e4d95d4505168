import { parseDate } from '@sefira/numerology/calendar/calendar';
import { favourableDays } from '@sefira/numerology/calendar/favourable-days';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { leadingTo } from '../../tools/leading-to.ts';
import { readPeriod } from '../../tools/period-tool.ts';
import { periodsOf } from '../compose-period.ts';
import type { Composed } from '../composer.ts';
import { peopleOfDays } from '../pair/compose-occasion-day.ts';
import { sharedDays } from '../pair/compose-shared-days.ts';
import { isWithinLimits } from '../pair/search-limits.ts';
import { purposeAsked, purposeOf, yearOf } from '../period-facts.ts';
import { missing, step, type Voice, word } from './voice.ts';

/** Years side by side with a verdict for the purpose. */
export function choiceAnswer(voice: Voice): Composed {
  const { composer, fill } = voice;
  const birthDate = composer.person(composer.act.who[0] ?? 'eu')?.birthDate;
  const periods = periodAnswer(voice);
  const years = periodsOf(composer).filter(({ span }) => span === 'year');
  if (!birthDate || years.length < 2) return periods;
  const { bons } = purposeOf(composer.act.purpose);
  const worth = (number: number) => (bons.includes(number) ? 3 - bons.indexOf(number) : 0);
  const weighed = years.map(({ date }) => ({
    year: date.slice(0, 4),
    number: yearOf(birthDate, Number(date.slice(0, 4)), composer.system).opens,
  }));
  const [one, ...others] = weighed;
  if (!one) return periods;
  const best = others.reduce((before, next) => (worth(next.number) > worth(before.number) ? next : before), one);
  const isEqual = weighed.every(({ number }) => worth(number) === worth(best.number));
  return {
    ...periods,
    text: `${fill(isEqual ? 'tie' : 'better', { year: best.year, n: best.number })} ${periods.text}`,
  };
}

/** The periods of one person, or of each of several. */
export function periodAnswer(voice: Voice): Composed {
  const { composer } = voice;
  const all = composer.act.who.map((who) => periodOfOne(voice, who));
  const [first] = all;
  if (!first || all.length === 1) return first ?? periodOfOne(voice, 'eu');
  return { text: all.map(({ text }) => text).join(' '), results: all.flatMap(({ results = [] }) => results) };
}

function periodOfOne(voice: Voice, who: string): Composed {
  const { composer, fill, year, language } = voice;
  const birthDate = composer.person(who)?.birthDate;
  const { isMine, called } = composer.speaker(who);
  if (!birthDate) return missing(voice, 'date');
  const parts = periodsOf(composer).map((period) => {
    if (period.span === 'year') {
      const asked = Number(period.date.slice(0, 4));
      const { opens, before } = yearOf(birthDate, asked, composer.system);
      const inForce =
        period.date === composer.today ? personalTime(birthDate, composer.today, composer.system).anoPessoal : opens;
      const place = voice.place(composer.act.area);
      const inArea = place
        ? ` ${fill('yearArea', { place, n: inForce, text: voice.say(inForce, voice.area(composer.act.area)) })}`
        : '';
      return `${fill('year', { year: asked, who: isMine ? fill('yourLow', {}) : fill('ofWho', { who: called }), n: inForce, text: year(inForce) })}${inArea} ${before === opens || period.date === composer.today ? '' : fill('change', { year: asked, n: before })}`;
    }
    const time = personalTime(birthDate, period.date, composer.system);
    const number = period.span === 'month' ? time.mesPessoal : time.diaPessoal;
    const shown = dateInWords(language, period.date, period.span === 'month');
    const head = fill(period.span === 'month' ? 'month' : 'day', {
      when: shown,
      n: number,
      text: voice.say(number, word),
    });
    return `${head}${timeInArea(voice, number, isMine)}`;
  });
  return {
    text: `${verdict(voice, birthDate)}${parts.join(' ').trim()}${isOneYear(voice) && isMine ? yearStep(voice, birthDate) : ''}`,
    results: [
      readPeriod(
        { called: isMine ? (composer.person(who)?.name?.split(' ')[0] ?? called) : called, birthDate },
        periodsOf(composer)[0]?.date ?? composer.today,
        'day',
        composer.system,
      ),
    ],
  };
}

/** What a month or a day brings to the area asked for, and a step. */
function timeInArea({ composer, fill, place, say, area, stepIn }: Voice, number: number, isMine: boolean): string {
  if (!isMine) return '';
  const where = place(composer.act.area);
  const inArea = where
    ? ` ${fill('timeArea', { place: where, n: number, text: say(number, area(composer.act.area)) })}`
    : '';
  const text = say(number, stepIn(composer.act.area), step);
  return `${inArea} ${fill('step', { text: text.charAt(0).toLowerCase() + text.slice(1) })}`;
}

const isOneYear = ({ composer }: Voice) => {
  const [period, ...others] = periodsOf(composer);
  return period?.span === 'year' && others.length === 0;
};

/** A step in the number of the year. */
function yearStep({ composer, fill, say, stepIn }: Voice, birthDate: string): string {
  const [period] = periodsOf(composer);
  const isNow = period === undefined || period.date === composer.today;
  const number = isNow
    ? personalTime(birthDate, composer.today, composer.system).anoPessoal
    : yearOf(birthDate, Number(period.date.slice(0, 4)), composer.system).opens;
  const text = say(number, stepIn(composer.act.area), step);
  return ` ${fill('step', { text: text.charAt(0).toLowerCase() + text.slice(1) })}`;
}

/** The best days of a period for a purpose and everyone asked about, within the limits, with a link to the page of dates. */
export function bestDayAnswer(voice: Voice): Composed {
  const { composer, fill, language } = voice;
  const { act, today } = composer;
  const owners = peopleOfDays(act.who, act.purpose).map((who) => ({
    name: composer.person(who)?.name?.split(' ')[0] ?? composer.speaker(who).called,
    birthDate: composer.person(who)?.birthDate ?? '',
  }));
  const [owner] = owners;
  if (!owner || owners.some(({ birthDate }) => birthDate === '')) return missing(voice, 'date');
  const period = act.periods[0] ?? { span: 'year', date: today };
  const labels = peopleOfDays(act.who, act.purpose);
  const days = sharedDays(composer, labels, period)
    .filter(isWithinLimits(act))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, 3);
  const [first] = days;
  const of = first?.each[0];
  if (!first || !of) return periodAnswer(voice);
  const listed = days.map(({ date }) => dateInWords(language, date, false)).join('; ');
  const named = { days: listed, n: of.diaPessoal, text: voice.say(of.diaPessoal, word) };
  const [, other] = first.each;
  return {
    text: other
      ? fill('bestDaysTwo', { ...named, a: owner.name, b: owners[1]?.name ?? '', m: other.diaPessoal })
      : fill('bestDays', named),
    results: leadingTo(
      'dates',
      owners,
      owners.map(({ name, birthDate }) => readPeriod({ called: name, birthDate }, first.date, 'day', composer.system)),
    ),
    chosen: { span: 'day', date: first.date },
  };
}

/** Why a day or a month was chosen: its number for everyone asked about. */
export function timeReasonAnswer(voice: Voice): Composed {
  const { composer, fill, language, say } = voice;
  const { act, state, system } = composer;
  const chosen = act.periods[0] ?? state.time.last.at(-1);
  const people = peopleOfDays(act.who, act.purpose).flatMap((who) => {
    const { name, birthDate } = composer.person(who) ?? {};
    return birthDate ? [{ name: name?.split(' ')[0] ?? composer.speaker(who).called, birthDate }] : [];
  });
  if (!chosen || chosen.span === 'year' || people.length === 0) return choiceAnswer(voice);
  const isMonth = chosen.span === 'month';
  const parts = people.map(({ name, birthDate }) => {
    const time = personalTime(birthDate, chosen.date, system);
    const n = isMonth ? time.mesPessoal : time.diaPessoal;
    return fill('timeOf', { a: name, n, text: say(n, word) });
  });
  return {
    text: fill('timeReason', { when: dateInWords(language, chosen.date, isMonth), list: parts.join('; ') }),
    results: people.map(({ name, birthDate }) =>
      readPeriod({ called: name, birthDate }, chosen.date, isMonth ? 'month' : 'day', system),
    ),
  };
}

/** The month of a year, or of the next twelve months, that suits best. */
export function bestMonthAnswer(voice: Voice): Composed {
  const { composer, fill, language } = voice;
  const { act, today, system } = composer;
  const [who = 'eu'] = act.who;
  const birthDate = composer.person(who)?.birthDate;
  if (!birthDate) return missing(voice, 'date');
  const year = act.periods.find(({ span }) => span === 'year')?.date.slice(0, 4);
  const isLater = year !== undefined && year > today.slice(0, 4);
  const start = isLater ? 0 : Number(today.slice(5, 7)) - 1;
  const months = Array.from({ length: 12 }, (_, index) => {
    const at = start + index;
    const of = Number(isLater ? year : today.slice(0, 4)) + Math.floor(at / 12);
    const date = `${of}-${String((at % 12) + 1).padStart(2, '0')}-15`;
    return { date, number: personalTime(birthDate, date, system).mesPessoal };
  });
  const { bons } = purposeOf(act.purpose);
  const rank = (number: number) => (bons.includes(number) ? bons.indexOf(number) : bons.length);
  const [best, next] = [...months].sort((one, other) => rank(one.number) - rank(other.number));
  if (!best || !next) return periodAnswer(voice);
  return {
    text: fill('bestMonth', {
      month: dateInWords(language, best.date, true),
      n: best.number,
      text: voice.say(best.number, word),
      other: dateInWords(language, next.date, true),
      m: next.number,
    }),
    results: [best, next].map(({ date }) =>
      readPeriod({ called: composer.speaker(who).called, birthDate }, date, 'month', system),
    ),
  };
}

/** Whether one day is a good one. */
export function dayAnswer(voice: Voice): Composed {
  const { composer, fill, language } = voice;
  const [who = 'eu'] = composer.act.who;
  const birthDate = composer.person(who)?.birthDate;
  if (!birthDate) return missing(voice, 'date');
  const { date } = composer.act.periods.find(({ span }) => span === 'day') ?? { date: composer.today };
  const birth = parseDate(birthDate, 'birth');
  const n = personalTime(birthDate, date, composer.system).diaPessoal;
  const isGood =
    purposeOf(composer.act.purpose).bons.includes(n) ||
    favourableDays(birth.month, birth.day).includes(Number(date.slice(8)));
  return {
    text: fill(isGood ? 'dayYes' : 'dayNeutral', {
      day: dateInWords(language, date, false),
      n,
      text: voice.say(n, word),
    }),
    results: [readPeriod({ called: composer.speaker(who).called, birthDate }, date, 'day', composer.system)],
  };
}

/** `December 2026`, `lunes, 4 de enero de 2027`. */
function dateInWords(language: 'en' | 'es', date: string, isMonth: boolean): string {
  const day = isMonth ? {} : ({ day: 'numeric', weekday: 'long' } as const);
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'long', year: 'numeric', ...day }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** Whether one year or month suits what it is asked for, said first. */
function verdict({ composer, fill }: Voice, birthDate: string): string {
  const { act, system, today } = composer;
  const [period, ...others] = periodsOf(composer);
  const isAsked =
    act.purpose !== null ||
    (act.area !== null && /^e\b/u.test(act.words)) ||
    /\b(?:good|bom|bueno|buen|buena)\b/u.test(act.words);
  if (!period || others.length > 0 || !isAsked || (period.span !== 'year' && period.span !== 'month')) return '';
  const time = personalTime(birthDate, period.span === 'month' ? `${period.date.slice(0, 8)}15` : period.date, system);
  const inYear =
    period.date === today ? time.anoPessoal : yearOf(birthDate, Number(period.date.slice(0, 4)), system).opens;
  const n = period.span === 'month' ? time.mesPessoal : inYear;
  return `${fill(purposeAsked(act).bons.includes(n) ? 'favours' : 'slowly', { n })} `;
}
