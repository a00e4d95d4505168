import { monthNames, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { readPeriod } from '../tools/period-tool.ts';
import type { Period } from '../understanding/read-periods.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { nthOf } from './follow-ups/order.ts';
import { monthInWords, type Purpose, purposeAsked, purposeOf, yearOf, yearPassage } from './period-facts.ts';
import { answerOf } from './shorten.ts';
import { capital } from './speaker.ts';

/** Closes an answer that prefers one of several. */
export const yours = ['decisaoSua', 'A decisão é sua: os números falam de clima, e os fatos decidem o resto.'] as const;

/** Closes an answer about times that are over. */
const lived = ['vivido', 'O mapa fala do clima; o que você viveu ali, só você sabe.'] as const;

interface Weighed {
  readonly period: Period;
  readonly name: string;
  readonly number: number;
  readonly theme: string;
  readonly worth: number;
  /** The number that a birthday late in the year opens; null where one number fills most of the year. */
  readonly later: { readonly number: number; readonly from: string } | null;
}

/** How well a number serves a purpose: 3 for the best one, 0 for others. */
export function worthOf(number: number, { bons }: Purpose): number {
  const index = bons.indexOf(number);
  return index < 0 ? 0 : 3 - index;
}

function weigh(birthDate: string, period: Period, purpose: Purpose, { system, today }: Composer): Weighed {
  if (period.span === 'year') {
    const year = Number(period.date.slice(0, 4));
    // The present year has the number in force; another one the number that its birthday opens.
    const { opens, before, birthday } = yearOf(birthDate, year, system);
    const isLate = birthDate.slice(5, 7) > '06';
    const number = period.date === today ? personalTime(birthDate, today, system).anoPessoal : isLate ? before : opens;
    return {
      period,
      name: String(year),
      number,
      theme: yearPassage(number, 'tema').text,
      worth: worthOf(number, purpose),
      later: number === opens ? null : { number: opens, from: birthday.slice(0, 5) },
    };
  }
  const time = personalTime(birthDate, period.date, system);
  const number = period.span === 'month' ? time.mesPessoal : time.diaPessoal;
  const name = period.span === 'month' ? monthInWords(period.date) : shortDay(period.date);
  return {
    period,
    name,
    number,
    theme: yearPassage(number > 9 ? (number === 11 ? 2 : 4) : number, 'tema').text,
    worth: worthOf(number, purpose),
    later: null,
  };
}

/** `, e 5, de mudança, desde 28/11` after the number of a year that a late birthday parts. */
function laterOf({ later }: Weighed): string {
  return later === null ? '' : `, e ${later.number}, de ${yearPassage(later.number, 'tema').text}, desde ${later.from}`;
}

/** `sexta, 27 de novembro`. */
export function shortDay(date: string): string {
  const day = parseDate(date, 'day');
  return `${weekdays[weekdayOf(day)]}, ${day.day} de ${monthNames[day.month - 1]}`;
}

const countedYears = /\bproxim[oa]s (\d|dez|dois|tres|quatro|cinco|seis)\b/u;
const counts: Readonly<Record<string, number>> = { dois: 2, tres: 3, quatro: 4, cinco: 5, seis: 6, dez: 6 };

/** How many years `qual o meu melhor ano nos próximos cinco?` compares. */
function yearsAsked(words: string): number {
  const said = countedYears.exec(words)?.[1];
  if (said === undefined) return /\bano\b/u.test(words) ? 3 : 2;
  return Math.min(6, Math.max(2, counts[said] ?? Number(said)));
}

/** `Qual foi o meu melhor ano?` */
const ofPast = /\b(?:foi|foram|tive|teve|vivi|viveu|passei|passad[oa]s?|ate (?:hoje|agora))\b/u;

const yearsBehind = 9;

/** A time that has passed. */
function isOver({ span, date }: Period, { today }: Composer): boolean {
  const length = span === 'year' ? 4 : span === 'month' ? 7 : 10;
  return date.slice(0, length) < today.slice(0, length);
}

/** The few that weigh most, in the order of time. */
function highest(all: readonly Weighed[], rank: (one: Weighed) => number, most: number): readonly Weighed[] {
  const first = new Set([...all].sort((one, other) => rank(other) - rank(one)).slice(0, most));
  return all.filter((one) => first.has(one));
}

/** The periods that a comparison is of: as named, else the coming years, or those behind where it looks back. */
function comparedPeriods(composer: Composer): { readonly listed: readonly Period[]; readonly isOfPast: boolean } {
  const { act, state, today } = composer;
  const periods = act.periods.length > 1 || state.time.recent.length < 2 ? act.periods : state.time.recent;
  const same = periods.filter(({ span }) => span === periods[0]?.span);
  if (same.length > 1)
    return { listed: [...same].sort((one, other) => one.date.localeCompare(other.date)), isOfPast: false };
  const [only] = same;
  const isOfPast = only ? isOver(only, composer) : ofPast.test(act.words);
  const length = isOfPast ? yearsBehind : only ? 2 : yearsAsked(act.words);
  const first = Number(today.slice(0, 4)) - (isOfPast ? yearsBehind : 0);
  const years = Array.from({ length }, (_, by): Period => ({ span: 'year', date: `${first + by}-12-31` }));
  return { listed: years, isOfPast };
}

function nounOf(span: Period['span']): string {
  return span === 'year' ? 'Ano pessoal' : span === 'month' ? 'Mês pessoal' : 'Dia pessoal';
}

type Claim = readonly ['claim', string];

/** The choice before the numbers that it is made from; of equal ones they stand in one sentence. */
function choiceFirst(choice: Claim, listing: Claim, weighed: readonly Weighed[]): readonly Claim[] {
  const [head = '', rest = ''] = choice[1].split(`${noneAhead}: `);
  if (rest === '') return [choice, listing];
  const numbers = weighed.map(
    (one) => `${one.name} é ${nounOf(one.period.span)} ${one.number}, de ${one.theme}${laterOf(one)}`,
  );
  return [['claim', `**${head}${noneAhead}:** ${numbers.join('; ')}. ${capital(rest)}`]];
}

/** `Compara 2026 com 2027` asks for both; any other question for one of them. */
const asksForListing = /\b(?:compar\w+|lado a lado|diferenca)\b/u;
const noneAhead = 'nenhum sai na frente';
const hard = /\b(?:pux\w+|dific\w+|pesad\w+|pesou|pior|dur[oa]|cansativ\w+|sofr\w+|perrengue|ruim)\b/u;

/** Years, months or days side by side, with the difference said and one choice. */
export function composeComparison(composer: Composer): Composed {
  const { act } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'comparar esses períodos');
  const { listed, isOfPast } = comparedPeriods(composer);
  const purpose = purposeAsked(act);
  const mark = `${comparedIn}${act.area}`;
  composer.said.delete(mark);
  composer.said.add(mark);
  // `Melhor ou pior?` asks for the better one.
  const isHard = hard.test(act.words) && !/\bmelhor\b/u.test(act.words);
  const rank = isHard ? hardness : ({ worth }: Weighed) => worth;
  const all = listed.map((period) => weigh(birthDate, period, purpose, composer));
  const weighed = isOfPast ? highest(all, rank, 3) : all;
  const ahead = weighed.filter(({ period }) => !isOver(period, composer));
  // What is over is a measure, and nothing to choose.
  const best = nthOf(ahead.length > 0 && !isHard ? ahead : weighed, rank, act.rank);
  const { span } = best.period;
  const noun = nounOf(span);
  const lines = weighed
    .map((one) => `**${one.name}: ${noun} ${one.number}**, de ${one.theme}${laterOf(one)}`)
    .join('; ');
  const called = ownerOf(composer.person(label), speaker);
  const [closing, remark] = ahead.length === 0 ? lived : yours;
  const choice = [
    'claim',
    isHard ? hardText(best, isOver(best.period, composer)) : verdictBeside(best, { ahead, weighed }, purpose),
  ] as const;
  const opens = isOfPast
    ? `De ${all[0]?.name} a ${all.at(-1)?.name}, os que mais ${isHard ? 'pesaram' : 'abriram'}, pelos números:`
    : `Para ${speaker.isMine ? 'você' : speaker.called},`;
  const listing = ['claim', `${opens} ${lines}.`] as const;
  return {
    text: answerOf(
      composer,
      ...(asksForListing.test(act.words) ? [listing, choice] : choiceFirst(choice, listing, weighed)),
      ['support', difference(composer, weighed)],
      ['remark', composer.once(closing, remark)],
    ),
    basis:
      span === 'year'
        ? ['Cada ano pessoal vai de aniversário a aniversário; antes da data vale o número anterior.']
        : [],
    results: listed.map(({ date }) => {
      const result = readPeriod({ called, birthDate }, date, span === 'week' ? 'day' : span, composer.system);
      const facts = weighed
        .flatMap(({ number, later }) => (later === null ? [number] : [number, later.number]))
        .map((value) => ({ label: noun, of: called, value }));
      return { ...result, facts: [...result.facts, ...facts] };
    }),
    chips: [
      ...(span === 'year' && ahead.length > 0 ? [`Qual o melhor mês de ${best.name}?`] : []),
      'Por quê?',
      'Como está o meu momento?',
    ].slice(0, 2),
    title: `${weighed.map(({ name }) => name).join(' ou ')}`.slice(0, 60),
    ...(weighed.some(({ worth }) => worth !== best.worth) || isHard ? { chosen: best.period } : {}),
  };
}

/** `Qual desses é o melhor?` of what was listed. */
const asksWhich = /^(?!.*\bpor ?que\b).*\bqua(?:l|is)\b(?! (?:o )?motivo)/u;

/** Marks the area of life that periods were compared in. */
const comparedIn = 'comparado.';

/** What the choice was for: as asked now, else as it was compared. */
function purposeOfChoice({ act, said }: Composer): Purpose {
  const before = [...said].findLast((id) => id.startsWith(comparedIn))?.slice(comparedIn.length) ?? null;
  return purposeAsked({ purpose: act.purpose, area: act.area ?? before });
}

/** Why a period was chosen: its number against the purpose, and what the other periods ask for. */
export function composeChoiceReason(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'comparar esses períodos');
  const purpose = purposeOfChoice(composer);
  const [chosen = { span: 'year' as const, date: composer.today }] = act.periods;
  const best = weigh(birthDate, chosen, purpose, composer);
  const others = state.time.recent
    .filter(({ span, date }) => span === chosen.span && date !== chosen.date)
    .map((period) => weigh(birthDate, period, purpose, composer))
    .filter(({ name }) => name !== best.name);
  const [other] = others;
  const noun = nounOf(chosen.span);
  const suits =
    best.worth > 0
      ? `Quem quer ${purpose.nome} busca ${purpose.razao}, e é isso que o ${best.number} pede.`
      : `Para ${purpose.nome}, a tradição prefere o ${purpose.bons.join(', ').replace(/, (\d)$/u, ' e $1')}; com o ${best.number}, de ${best.theme}, o passo anda mais devagar e a preparação pesa mais.`;
  const year = personalTime(birthDate, chosen.date, composer.system).anoPessoal;
  const reason = whyNone(best, other, purpose, act.words);
  return {
    text:
      reason !== null
        ? reason
        : [
            `**${asksWhich.test(act.words) ? 'Eu ficaria com' : 'Porque'} ${best.name}${asksWhich.test(act.words) ? ':' : ' é'} ${noun} ${best.number}, de ${best.theme}${speaker.isMine ? '' : `, para ${speaker.called}`}.**`,
            suits,
            other
              ? `Já ${other.name} traz o ${other.number}, de ${other.theme}, que puxa para outro lado.`
              : chosen.span === 'year'
                ? composer.isNew(yearPassage(toYear(best.number), 'clima'))
                  ? sentence(`O ano ${best.number}`, composer.pick(yearPassage(toYear(best.number), 'clima')))
                  : sentence(composer.pick(yearPassage(toYear(best.number), 'tensao')))
                : `Corre dentro de um Ano pessoal ${year}, de ${yearPassage(year, 'tema').text}.`,
          ].join(' '),
    basis: [
      `A conta: ${noun} de ${best.name}, ${best.number}; números procurados para ${purpose.nome}: ${purpose.bons.join(', ')}.`,
    ],
    results: [
      {
        ...readPeriod(
          { called: ownerOf(composer.person(label), speaker), birthDate },
          chosen.date,
          chosen.span === 'week' ? 'day' : chosen.span,
          composer.system,
        ),
        facts: [best, ...others]
          .map(({ number }) => ({ label: noun, of: '', value: number }))
          .concat([year, ...purpose.bons].map((value) => ({ label: 'Número', of: '', value }))),
      },
    ],
    chips:
      chosen.span === 'year'
        ? [`Qual o melhor mês de ${best.name}?`, 'O que eu faço enquanto isso?']
        : ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
    chosen,
  };
}

/** Why none of two times was chosen; null where one was. */
function whyNone(one: Weighed, other: Weighed | undefined, { nome, bons }: Purpose, words: string): string | null {
  if (other === undefined || one.worth + other.worth > 0 || asksWhich.test(words)) return null;
  const numbers = [other, one].map(({ name, number, theme }) => `${name} traz o ${number}, de ${theme}`);
  return `**Porque nenhum deles traz o ${bons.join(', o ').replace(/, o (\d+)$/u, ' ou o $1')}, que se buscam para ${nome}.** ${capital(numbers.join('; '))}. Nenhum atrapalha: escolha pela agenda e pelo preço.`;
}

/** How much a number weighs on a time: 0 for most, 5 for the hardest. */
export function hardnessOf(number: number): number {
  return [4, 8, 7, 9, 22].includes(number) ? 5 - [4, 8, 7, 9, 22].indexOf(number) : 0;
}

const hardness = ({ number }: Weighed) => hardnessOf(number);

function hardText({ name, number }: Weighed, isPast: boolean): string {
  if (hardnessOf(number) === 0) return 'Nenhum é dos mais puxados: os que mais pesam são o 4, o 7, o 8 e o 9.';
  return `O mais puxado ${isPast ? 'foi' : 'é'} ${name}, pelo peso do ${number}.`;
}

function verdict(best: Weighed, all: readonly Weighed[], { nome, razao }: Purpose): string {
  const equal = all.filter(({ worth }) => worth === best.worth);
  if (equal.length === all.length) return `Para ${nome}, ${noneAhead}: pesa mais a sua preparação.`;
  return `Para ${nome}, ${best.name} conversa melhor, porque o ${best.number}, de ${best.theme}, ajuda quem busca ${razao}.`;
}

/** The choice, also beside times that are over. */
function verdictBeside(
  best: Weighed,
  { ahead, weighed }: { readonly ahead: readonly Weighed[]; readonly weighed: readonly Weighed[] },
  purpose: Purpose,
): string {
  if (ahead.length === weighed.length) return verdict(best, weighed, purpose);
  if (ahead.length === 0) return `O mais aberto foi ${best.name}, de ${best.theme}.`;
  const past = weighed.filter((one) => !ahead.includes(one)).map(({ name }) => name);
  const over = `${past.join(' e ')} já ${past.length > 1 ? 'passaram e servem' : 'passou e serve'} de medida.`;
  if (ahead.length > 1) return `${over} ${verdict(best, ahead, purpose)}`;
  return best.worth > 0
    ? `${over} Para ${purpose.nome}, ${best.name} ajuda: o ${best.number} pede ${purpose.razao}.`
    : `${over} Para ${purpose.nome}, ${best.name} pede mais preparo que pressa: o ${best.number} é de ${best.theme}.`;
}

const yearAreas = ['trabalho', 'amor', 'dinheiro', 'casa'] as const;

function difference(composer: Composer, weighed: readonly Weighed[]): string {
  const [first, second] = weighed;
  // Of many it would set two beside each other at random.
  if (!first || !second || weighed.length > 3) return '';
  const { act } = composer;
  const asked = yearAreas.find((area) => area === (act.area ?? purposeOf(act.purpose).area));
  const isOfStep = act.purpose !== null;
  const parts = asked ? ([asked, 'clima'] as const) : (['clima', ...(isOfStep ? [] : yearAreas)] as const);
  // Both sides speak of one area of life, the first that was not said of either.
  const isNew = ({ number }: Weighed, one: (typeof parts)[number]) => composer.isNew(yearPassage(toYear(number), one));
  const part = parts.find((one) => isNew(first, one) && isNew(second, one)) ?? parts.find((one) => isNew(second, one));
  if (part === undefined) return '';
  const one = composer.pick(yearPassage(toYear(first.number), part));
  const other = composer.pick(yearPassage(toYear(second.number), part));
  // `2026, no trabalho, favorece…`; the climate follows the name at once.
  const named = (name: string, text: string) =>
    /^(?:no|na|com|em) /u.test(text) ? `${name}, ${text}` : `${name} ${text}`;
  return sentence('A diferença:', `${named(first.name, one)} Já ${named(second.name, other)}`);
}

function toYear(number: number): number {
  return number === 11 ? 2 : number === 22 ? 4 : number;
}
