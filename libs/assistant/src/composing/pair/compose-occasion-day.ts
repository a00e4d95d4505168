import { type BestDays, type BestDaysInput, findBestDays } from '@sefira/numerology/best-days/best-days';
import type { Occasion } from '@sefira/numerology/best-days/occasions';
import { addDays, daysInMonth, formatDate, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import { refusalOf } from '@sefira/numerology/errors';
import { levelNames, wordsOfDay } from '@sefira/numerology/interpretations/best-days/read-best-days';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import type { Act } from '../../dialogue/state.ts';
import { leadingTo } from '../../tools/leading-to.ts';
import { dayInWords } from '../../tools/map-tool.ts';
import { readPeriod } from '../../tools/period-tool.ts';
import type { ToolResult } from '../../tools/tool-result.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { withoutHolidays } from '../../understanding/read-weekdays.ts';
import { askFor, type Composed, type Composer, ownerOf } from '../composer.ts';
import { inRank } from '../follow-ups/order.ts';
import { monthInWords, purposeOf } from '../period-facts.ts';
import { answerOf } from '../shorten.ts';
import { capital } from '../speaker.ts';
import { withLimits } from './search-limits.ts';

const occasions: Readonly<Record<string, Occasion>> = {
  casar: 'wedding',
  negocio: 'opening',
  aumento: 'contract',
  contrato: 'contract',
  casa: 'move',
  cidade: 'move',
  viajar: 'travel',
};
const launch = /\b(?:lan[cç]\w+|estrei\w+)\b/u;
/** A conversation of several people is weighed like an agreement. */
const conversation =
  /\b(?:convers\w+|resolv\w+|acert\w+|sent(?:ar|armos)|acordo|reuni\w+|decidir|dividir|partilha|inventario)\b/u;
/** Days that are compared where no period is asked for, and in a year. */
const halfYear = 182;
const longest = 364;

/** Asks for the days that help least. */
const avoidedDay = /\b(?:mais frac[oa]s?|evit\w+|ruim|ruins|pior(?:es)?|nao (?:devo|posso|convem)|fugir)\b/u;

export const asksDaysToAvoid = ({ words }: Act): boolean => avoidedDay.test(withoutHolidays(words));

/** The days after the best one, and once the page that has them all. */
function nextDays(days: readonly string[], { once }: Composer): string {
  const listed = days.length > 0 ? `Logo atrás: ${days.join('; ')}.` : '';
  const more = once('dataCerta', 'Há outros na [Data certa](/data-certa).');
  return listed === '' && more === '' ? '' : `\n\n${[listed, more].filter(Boolean).join(' ')}`;
}

/** What the day is for; null for another purpose. */
function occasionOf({ purpose, who, words }: Act): { occasion: Occasion; nome: string } | null {
  if (purpose === null && who.length > 1 && conversation.test(words))
    return { occasion: 'contract', nome: 'conversar e chegar a um acordo' };
  const occasion = occasions[purpose ?? ''];
  if (occasion === undefined) return null;
  const isLaunch = occasion === 'opening' && launch.test(words);
  return { occasion: isLaunch ? 'launch' : occasion, nome: purposeOf(purpose).nome };
}

/** The best days for an occasion of several people, or those to avoid, by the engine of the page Data certa; null for another question. */
export function composeOccasionDay(composer: Composer): Composed | null {
  const { act, today } = composer;
  const asked = occasionOf(act);
  const labels = peopleOfDays(act.who, act.purpose);
  if (asked === null || labels.length < 2) return null;
  const { occasion, nome } = asked;
  const unknown = labels.find((label) => !composer.person(label)?.birthDate);
  if (unknown !== undefined) return askFor(unknown, composer, 'date', 'achar a data');
  const period = act.periods[0];
  const range = rangeOf(period, today);
  const people = labels.map((label) => ({
    name: dayOwner(composer, label),
    birthDate: composer.person(label)?.birthDate ?? '',
  }));
  const found =
    range && bestDays({ ...range, occasion, people, avoidWeekdays: weekdaysLeftOut(act), referenceDate: today });
  const [first, ...others] = (found?.best ?? []).slice((act.rank ?? 1) - 1);
  if (!found || !first) return null;
  const where = period?.span === 'month' ? whenOf(period) : '';
  const nth = (act.rank ?? 1) > 1 ? 'dia que segue' : 'melhor dia para todos';
  const resultsOn = (date: string) =>
    leadingTo(
      'dates',
      people,
      people.map(({ name, birthDate }) =>
        readPeriod({ called: withCalled(name, labels, composer), birthDate }, date, 'day', composer.system),
      ),
    );
  if (asksDaysToAvoid(act)) return leastHelpful(`${nome}${where}`, leastOf(found), resultsOn);
  const { together, reasons } = wordsOfDay(first, found.participants, occasion);
  const next = others.slice(0, 2).map(({ date }) => weekdayAndDay(date).replace(` de ${first.date.slice(0, 4)}`, ''));
  const why = whyOfDay(reasons, (name) => withCalled(name, labels, composer), composer);
  return {
    text: answerOf(
      composer,
      [
        'claim',
        `**${inRank(withLimits(`Para ${nome}${where}`, act), act.rank)}, o ${nth} é ${weekdayAndDay(first.date)}, ${levelNames[first.level].toLowerCase()}.** ${withCalled(together, labels, composer)}`,
      ],
      ['tension', why === '' ? '' : `\n\n${why}`],
      ['practice', nextDays(next, composer)],
      ['remark', composer.once('decisaoDeVoces', 'A decisão é de vocês.')],
    ),
    basis: [
      ...reasons.flatMap(({ name, support }) =>
        support ? [`${capital(withCalled(name, labels, composer))}: ${support}`] : [],
      ),
      'Cada dia soma o dia, o mês e o ano pessoais e os dias favoráveis de cada pessoa, pela tabela da ocasião, que é escolha nossa. O grupo vale a média entre todos e quem tem menos apoio.',
    ],
    results: resultsOn(first.date),
    chips: ['Por quê?', 'Como está o meu momento?'],
    title: `Melhor dia para ${nome}`.slice(0, 60),
    chosen: { span: 'day', date: first.date },
  };
}

function weekdaysLeftOut({ weekdays: asked }: Act): number[] {
  return asked === null ? [] : [0, 1, 2, 3, 4, 5, 6].filter((day) => !asked.includes(day));
}

/** What speaks for a day, for each person or for those it is the same for; a reason that was given for another day is left out. */
function whyOfDay(
  reasons: readonly { readonly name: string; readonly text: string }[],
  called: (name: string) => string,
  { once }: Composer,
): string {
  const texts = [...new Set(reasons.map(({ text }) => text))];
  return texts
    .map((text) => {
      const names = reasons.filter((one) => one.text === text).map(({ name }) => called(name));
      return once(`motivoDoDia.${names.join()}.${text}`, `${capital(joinWords(names))}: ${text}`);
    })
    .filter(Boolean)
    .join(' ');
}

/** The days that help least, for `casar em maio de 2027`. */
function leastHelpful(
  purpose: string,
  days: readonly string[],
  resultsOn: (date: string) => readonly ToolResult[],
): Composed {
  return {
    text: `**Para ${purpose}, eu deixaria por último: ${days.map(weekdayAndDay).join('; ')}.** São os dias que menos ajudam quem participa. Nenhum número proíbe um dia: se a agenda só tem esses, preparem melhor e sigam.`,
    results: days.flatMap(resultsOn),
    chips: ['Qual é o melhor dia?', 'Como está o meu momento?'],
    title: `Dias para evitar: ${purpose}`.slice(0, 60),
  };
}

/** The dates that help least. */
function leastOf({ days }: BestDays): string[] {
  const ranked = days.toSorted((one, other) => one.score - other.score);
  return ranked.slice(0, 3).map(({ date }) => date);
}

/** Reasons of a day call people by one word, which stands for a longer one where no name is known. */
function dayOwner(composer: Composer, label: string): string {
  const person = composer.person(label);
  if (person?.name) return ownerOf(person, composer.speaker(label));
  return label === 'eu' ? 'você' : `{${label.replaceAll(' ', '-')}}`;
}

/** `O número do dia ajuda Ana e o seu noivo`: what those are called of whom no name is known. */
function withCalled(text: string, labels: readonly string[], { speaker }: Composer): string {
  return labels.reduce(
    (rest, label) => rest.replaceAll(`{${label.replaceAll(' ', '-')}}`, speaker(label).called),
    text,
  );
}

/** `em abril de 2027`, or `de abril a outubro de 2027` where months follow. */
export function whenOf({ date, until }: Period): string {
  const [from, to] = [monthInWords(date), monthInWords(until ?? date)];
  if (from === to) return ` em ${from}`;
  const isOneYear = date.slice(0, 4) === until?.slice(0, 4);
  return ` de ${isOneYear ? from.replace(/ de \d+$/u, '') : from} a ${to}`;
}

/** The people of the question; in a question about marrying another person the asker is one of the two. */
export function peopleOfDays(who: readonly string[], purpose: string | null): readonly string[] {
  const [only] = who;
  return purpose === 'casar' && who.length === 1 && only !== 'eu' ? ['eu', ...who] : [...new Set(who)];
}

/** The part of a period from today on; null where it has passed or is a single day. */
function rangeOf(period: Period | undefined, today: string): Pick<BestDaysInput, 'from' | 'to'> | null {
  const start = parseDate(period?.date ?? today, 'date');
  const ahead = (days: number) => formatDate(addDays(parseDate(today, 'today'), days));
  if (!period) return { from: today, to: ahead(halfYear) };
  if (period.span === 'day') return null;
  const ends = {
    week: formatDate(addDays(start, 6)),
    month: formatDate({ ...start, day: daysInMonth(start.year, start.month) }),
    year: formatDate({ year: start.year, month: 12, day: 31 }),
  };
  const begins = {
    week: period.date,
    month: formatDate({ ...start, day: 1 }),
    year: formatDate({ year: start.year, month: 1, day: 1 }),
  };
  const until = period.until ?? ends[period.span];
  const from = begins[period.span] < today ? today : begins[period.span];
  const last = formatDate(addDays(parseDate(from, 'from'), longest));
  const [to = until] = [until, last].toSorted();
  return until < from ? null : { from, to };
}

function bestDays(
  input: Pick<BestDaysInput, 'occasion' | 'people' | 'avoidWeekdays' | 'from' | 'to' | 'referenceDate'>,
): BestDays | null {
  try {
    return findBestDays({ ...input, companies: [], avoidHolidays: true, state: null });
  } catch (error) {
    refusalOf(error);
    return null;
  }
}

/** `sábado, 15 de maio de 2027` */
function weekdayAndDay(date: string): string {
  return `${weekdays[weekdayOf(parseDate(date, 'date'))] ?? ''}, ${dayInWords(date)}`;
}
