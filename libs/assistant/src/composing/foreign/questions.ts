import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { Composed } from '../composer.ts';
import { beganIn, yearOf } from '../period-facts.ts';
import { numbersFor } from '../speaker.ts';
import { isMain } from '../topics.ts';
import { meaningAnswer } from './numbers.ts';
import { essence, example, missing, shadow, step, type Voice, word } from './voice.ts';

/** The numbers of the person asked about, the first two that differ. */
function numbersOf({ composer }: Voice, aspect = 'jeito') {
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const [first, second = first] = found ? numbersFor(aspect, found.map) : [];
  return found && first && second ? { found, first: first.value, second: second.value } : null;
}

/** A step that was not said yet, of one of several numbers. */
function freshStep({ composer, language, say }: Voice, values: readonly number[]): string {
  const fresh = values.find((value) => composer.isNew({ id: `${language}.${value}.${step}`, text: '' })) ?? values[0];
  return say(fresh ?? 1, step);
}

/** A smaller step after one that was tried or that asks too much. */
export function smallerAnswer(voice: Voice): Composed {
  const read = numbersOf(voice);
  if (!read) return missing(voice, 'both');
  const { found, first, second } = read;
  return {
    text: `${voice.fill('smaller', { text: freshStep(voice, [second, first]) })} ${voice.fill('helps', { n: first, text: voice.say(first, essence, 4, 3) })}`,
    results: [found],
  };
}

export function exampleAnswer(voice: Voice): Composed {
  const read = numbersOf(voice);
  if (!read) return missing(voice, 'both');
  const { found, first, second } = read;
  const { composer, language } = voice;
  const fresh =
    [first, second].find((value) => composer.isNew({ id: `${language}.${value}.${example}`, text: '' })) ?? first;
  return { text: voice.fill('instance', { n: fresh, text: voice.say(fresh, example) }), results: [found] };
}

/** For and against, each by a number of the person. */
export function reasonsAnswer(voice: Voice): Composed {
  const read = numbersOf(voice, 'trabalho');
  if (!read) return missing(voice, 'both');
  const { found, first, second } = read;
  return {
    text: [
      voice.fill('proFor', { n: first, text: voice.say(first, essence, 4) }),
      voice.fill('proAgainst', { n: second, text: voice.say(second, shadow, 5) }),
      voice.fill('weigh', {}),
    ].join(' '),
    results: [found],
  };
}

/** Neither good nor bad: the gift of the number that is spoken of, and its price. */
export function worthAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const topic = [...composer.act.topics, ...(composer.state.act?.topics ?? [])].find(isMain) ?? 'destino';
  const number = composer.act.number ?? found?.map[topic];
  if (!number) return missing(voice, 'both');
  return {
    text: fill('worth', { n: number, gift: say(number, 4, 3, essence), price: say(number, shadow, 5) }),
    results: found ? [found] : [],
  };
}

export function lessonAnswer(voice: Voice): Composed {
  const found = voice.composer.map(voice.composer.act.who[0] ?? 'eu');
  const destino = found?.map.destino;
  if (!found || destino === undefined) return missing(voice, 'date');
  return {
    text: `${voice.fill('learn', { d: destino, word: voice.say(destino, word), text: voice.say(destino, essence, 3) })} ${voice.fill('weak', { n: destino, text: voice.say(destino, shadow) })}`,
    results: [found],
  };
}

export function cheerAnswer(voice: Voice): Composed {
  const read = numbersOf(voice, 'forca');
  if (!read) return missing(voice, 'both');
  const { found, first, second } = read;
  return {
    text: voice.fill('cheer', {
      n: first,
      text: voice.say(first, essence, 4),
      step: freshStep(voice, [first, second]),
    }),
    results: [found],
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function wordAnswer(voice: Voice): Composed {
  const found = voice.composer.map(voice.composer.act.who[0] ?? 'eu');
  const { expressao, destino } = found?.map ?? {};
  if (!found || destino === undefined) return missing(voice, 'both');
  const other = voice.say(destino, word);
  const text =
    expressao === undefined || expressao === destino
      ? voice.fill('oneWord', { one: capital(other), d: destino })
      : voice.fill('words', { one: capital(voice.say(expressao, word)), e: expressao, other, d: destino });
  return { text, results: [found] };
}

export function changeAnswer(voice: Voice): Composed {
  const found = voice.composer.map(voice.composer.act.who[0] ?? 'eu');
  const topic = voice.composer.act.topics.find(isMain) ?? 'destino';
  const value = found?.map[topic] ?? found?.map.destino;
  if (!found || value === undefined) return missing(voice, 'both');
  return { text: voice.fill('stays', { n: value, text: voice.say(value, essence, 4, 3) }), results: [found] };
}

/** The main numbers by their labels. */
function mainNumbers({ label }: Voice, map: object): { readonly label: string; readonly value: number }[] {
  const values = new Map<string, unknown>(Object.entries(map));
  return mainPositions.flatMap((position) => {
    const value = values.get(position);
    return typeof value === 'number' && value > 0 ? [{ label: label(position), value }] : [];
  });
}

export function mastersAnswer(voice: Voice): Composed {
  const found = voice.composer.map('eu');
  const own = found
    ? mainNumbers(voice, found.map)
        .filter(({ value }) => value === 11 || value === 22)
        .map(({ label, value }) => `**${value}** (${label})`)
    : [];
  const tail = found ? voice.fill(own.length > 0 ? 'hasMasters' : 'noMasters', { list: own.join(', ') }) : '';
  return { text: `${voice.fill('masters', {})} ${tail}`.trim(), results: found ? [found] : [] };
}

/** Where a number stands among the main ones. */
export function placeAnswer(voice: Voice): Composed {
  const { act } = voice.composer;
  const found = voice.composer.map(act.who[0] ?? 'eu');
  if (!found || act.number === null) return meaningAnswer(voice);
  const all = mainNumbers(voice, found.map);
  const places = all.filter(({ value }) => value === act.number);
  const list = (places.length > 0 ? places : all).map(({ label, value }) => `${label} **${value}**`).join(', ');
  return {
    text: voice.fill(places.length > 0 ? 'isPlaced' : 'isNotPlaced', { n: act.number, list }),
    results: [found],
  };
}

/** All the main numbers, and what the first two ask for. */
export function chartAnswer(voice: Voice): Composed {
  const { composer, fill, say } = voice;
  const found = composer.map(composer.act.who[0] ?? 'eu');
  if (!found) return missing(voice, 'both');
  const list = mainNumbers(voice, found.map)
    .map(({ label, value }) => `${label} **${value}**`)
    .join(', ');
  const { expressao, destino = 1 } = found.map;
  const summary =
    expressao === undefined
      ? fill('summaryOne', { d: destino, td: say(destino, essence, 4), sd: say(destino, shadow) })
      : fill('summary', { e: expressao, te: say(expressao, essence, 4), d: destino, td: say(destino, word) });
  return { text: `${fill('chart', { list })} ${summary}`, results: [found] };
}

/** What a number is good for. */
export function useAnswer(voice: Voice): Composed {
  const { composer, fill, label, say, use } = voice;
  const found = composer.map(composer.act.who[0] ?? 'eu');
  const topic = [...composer.act.topics, ...(composer.state.act?.topics ?? [])].find((one) => use(one) !== null);
  const named = topic ?? 'destino';
  const value = found && isMain(named) ? found.map[named] : undefined;
  const own = value
    ? `${fill('meaning', { n: value, text: say(value, 4, essence) })} ${freshStep(voice, [value])}.`
    : '';
  return {
    text: `${fill('useOf', { label: label(named), use: use(named) ?? '' })} ${own}`.trim(),
    results: found ? [found] : [],
  };
}

/** The personal year that is spoken of, and its calendar year. */
function yearSpokenOf({ composer }: Voice, birthDate: string): { readonly year: number; readonly number: number } {
  const { act, state, today, system } = composer;
  const date = act.periods[0]?.date ?? state.time.last.at(-1)?.date ?? today;
  const year = Number(date.slice(0, 4));
  const number =
    date === today ? personalTime(birthDate, today, system).anoPessoal : yearOf(birthDate, year, system).opens;
  return { year, number };
}

function ofYear(compose: (voice: Voice, birthDate: string) => string): (voice: Voice) => Composed {
  return (voice) => {
    const [who = 'eu'] = voice.composer.act.who;
    const birthDate = voice.composer.person(who)?.birthDate;
    if (!birthDate) return missing(voice, 'date');
    return {
      text: compose(voice, birthDate),
      results: [voice.composer.map(who)].flatMap((found) => found ?? []),
    };
  };
}

/** What to avoid in a year, and what it asks for. */
export const avoidAnswer = ofYear((voice, birthDate) => {
  const { year, number } = yearSpokenOf(voice, birthDate);
  return `${voice.fill('avoid', { year, n: number, text: voice.caution(number) })} ${capital(voice.fill('instead', { text: voice.year(number) }))}`;
});

/** Why a year feels as it does. */
export const yearReasonAnswer = ofYear((voice, birthDate) => {
  const { year, number } = yearSpokenOf(voice, birthDate);
  return voice.fill('yearBecause', { year, n: number, text: voice.year(number), caution: voice.caution(number) });
});

/** When the present personal year turns, and into which. */
export const turnAnswer = ofYear((voice, birthDate) => {
  const { today, system } = voice.composer;
  const next = beganIn(birthDate, today) + 1;
  const { opens } = yearOf(birthDate, next, system);
  const date = new Intl.DateTimeFormat(voice.language, { timeZone: 'UTC', dateStyle: 'long' }).format(
    new Date(`${next}${birthDate.slice(4)}T00:00:00Z`),
  );
  return voice.fill('turn', {
    date,
    m: personalTime(birthDate, today, system).anoPessoal,
    n: opens,
    text: voice.year(opens),
  });
});

/** When a personal year comes back. */
export const againAnswer = ofYear((voice, birthDate) => {
  const { act, today, system } = voice.composer;
  const began = beganIn(birthDate, today);
  const opened = (year: number) => yearOf(birthDate, year, system).opens;
  const named = /\b(11|22|[1-9])\b/u.exec(act.words)?.[1];
  const asked = act.number ?? (named === undefined ? opened(began) : Number(named));
  const years = Array.from({ length: 10 }, (_, at) => at + 1);
  const next = began + (years.find((by) => opened(began + by) === asked) ?? 9);
  const last = began - (years.find((by) => opened(began - by) === asked) ?? 9);
  return voice.fill('again', { n: asked, next, last, text: voice.year(asked) });
});
