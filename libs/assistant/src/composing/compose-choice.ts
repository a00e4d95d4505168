import { monthNames, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { leadingTo } from '../tools/leading-to.ts';
import { dayInWords } from '../tools/map-tool.ts';
import { readPeriod } from '../tools/period-tool.ts';
import type { Period } from '../understanding/read-periods.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { composeOccasionDay } from './pair/compose-occasion-day.ts';
import {
  type GoodDay,
  goodDays,
  monthInWords,
  monthPassage,
  type Purpose,
  purposeOf,
  yearOf,
  yearPassage,
} from './period-facts.ts';
import type { Speaker } from './speaker.ts';

const yours = 'A decisão é sua: os números falam de clima, e os fatos decidem o resto.';

interface Weighed {
  readonly period: Period;
  readonly name: string;
  readonly number: number;
  readonly theme: string;
  readonly worth: number;
}

function worthOf(number: number, { bons }: Purpose): number {
  const index = bons.indexOf(number);
  return index < 0 ? 0 : 3 - index;
}

function weigh(birthDate: string, period: Period, purpose: Purpose, system: string): Weighed {
  if (period.span === 'year') {
    const year = Number(period.date.slice(0, 4));
    const { opens } = yearOf(birthDate, year, system);
    return {
      period,
      name: String(year),
      number: opens,
      theme: yearPassage(opens, 'tema').text,
      worth: worthOf(opens, purpose),
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
  };
}

/** `sexta, 27 de novembro`. */
function shortDay(date: string): string {
  const day = parseDate(date, 'day');
  return `${weekdays[weekdayOf(day)]}, ${day.day} de ${monthNames[day.month - 1]}`;
}

/** Years, months or days side by side, with the difference said and one choice. */
export function composeComparison(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'comparar esses períodos');
  const periods = act.periods.length > 1 || state.recent.length < 2 ? act.periods : state.recent;
  const same = periods.filter(({ span }) => span === periods[0]?.span);
  const [year = composer.today.slice(0, 4)] = [composer.today.slice(0, 4)];
  const listed: readonly Period[] =
    same.length > 1
      ? same
      : (/\bano\b/u.test(act.words) && same.length === 0 ? [0, 1, 2] : [0, 1]).map((by) => ({
          span: 'year',
          date: `${Number(year) + by}-12-31`,
        }));
  const purpose = purposeOf(act.purpose);
  const isHard = /\b(?:pux\w+|dificil|pesad\w+|pior|duro|cansativ\w+)\b/u.test(act.words);
  const weighed = listed.map((period) => weigh(birthDate, period, purpose, composer.system));
  const best = weighed.reduce((one, other) =>
    (isHard ? hardness(other) > hardness(one) : other.worth > one.worth) ? other : one,
  );
  const span = listed[0]?.span;
  const noun = span === 'year' ? 'Ano Pessoal' : span === 'month' ? 'Mês Pessoal' : 'Dia Pessoal';
  const lines = weighed.map(({ name, number, theme }) => `**${name}: ${noun} ${number}**, de ${theme}`).join('; ');
  const called = ownerOf(composer.person(label), speaker);
  return {
    text: [
      `${speaker.isMine ? 'Para você' : `Para ${speaker.called}`}, ${lines}.`,
      isHard ? hardText(best) : verdict(best, weighed, purpose),
      sentence('A diferença:', difference(composer, weighed)),
      yours,
    ].join(' '),
    basis: ['Cada ano pessoal vai de aniversário a aniversário; antes da data vale o número anterior.'],
    results: listed.map((period) => {
      const result = readPeriod(
        { called, birthDate },
        period.date,
        span === 'week' ? 'day' : (span ?? 'year'),
        composer.system,
      );
      return {
        ...result,
        facts: [...result.facts, ...weighed.map(({ number }) => ({ label: noun, of: called, value: number }))],
      };
    }),
    chips:
      span === 'year' ? [`Qual o melhor mês de ${best.name}?`, 'Por quê?'] : ['Por quê?', 'Como está o meu momento?'],
    title: `${weighed.map(({ name }) => name).join(' ou ')}`.slice(0, 60),
    ...(weighed.some(({ worth }) => worth !== best.worth) || isHard ? { chosen: best.period } : {}),
  };
}

/** Why a period was chosen: its number against the purpose, and what the other periods ask for. */
export function composeChoiceReason(composer: Composer): Composed {
  const { act, state } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'comparar esses períodos');
  const purpose = purposeOf(act.purpose);
  const [chosen = { span: 'year' as const, date: composer.today }] = act.periods;
  const best = weigh(birthDate, chosen, purpose, composer.system);
  const others = state.recent
    .filter(({ span, date }) => span === chosen.span && date !== chosen.date)
    .map((period) => weigh(birthDate, period, purpose, composer.system))
    .filter(({ name }) => name !== best.name);
  const [other] = others;
  const noun = chosen.span === 'year' ? 'Ano Pessoal' : chosen.span === 'month' ? 'Mês Pessoal' : 'Dia Pessoal';
  const suits =
    best.worth > 0
      ? `Quem quer ${purpose.nome} busca ${purpose.razao}, e é isso que o ${best.number} pede.`
      : `Para ${purpose.nome}, a tradição prefere o ${purpose.bons.join(', ').replace(/, (\d)$/u, ' e $1')}; o ${best.number} não atrapalha, e pesa mais a sua preparação.`;
  const year = yearOf(birthDate, Number(chosen.date.slice(0, 4)), composer.system).opens;
  return {
    text: [
      `**Porque ${best.name} é ${noun} ${best.number}, de ${best.theme}${speaker.isMine ? '' : `, para ${speaker.called}`}.**`,
      suits,
      other
        ? `Já ${other.name} traz o ${other.number}, de ${other.theme}, que puxa para outro lado.`
        : chosen.span === 'year'
          ? sentence(
              `O ano ${best.number}`,
              composer.pick(yearPassage(toYear(best.number), 'tensao'), yearPassage(toYear(best.number), 'clima')),
            )
          : `Corre dentro de um Ano Pessoal ${year}, de ${yearPassage(year, 'tema').text}.`,
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

function hardnessOf(number: number): number {
  return [4, 8, 7, 9, 22].includes(number) ? 5 - [4, 8, 7, 9, 22].indexOf(number) : 0;
}

const hardness = ({ number }: Weighed) => hardnessOf(number);

function hardText({ name, number }: Weighed): string {
  return `O mais puxado é ${name}, pelo peso do ${number}.`;
}

function verdict(best: Weighed, all: readonly Weighed[], { nome, razao }: Purpose): string {
  const equal = all.filter(({ worth }) => worth === best.worth);
  if (equal.length === all.length) return `Para ${nome}, nenhum sai na frente: pesa mais a sua preparação.`;
  return `Para ${nome}, ${best.name} conversa melhor, porque o ${best.number} pede ${razao}.`;
}

const yearAreas = ['trabalho', 'amor', 'dinheiro', 'casa'] as const;

function difference(composer: Composer, weighed: readonly Weighed[]): string {
  const [first, second] = weighed;
  if (!first || !second) return '';
  const asked = yearAreas.find((area) => area === composer.act.area);
  const parts = [...(asked ? [asked] : []), 'clima', ...yearAreas] as const;
  // Both sides speak of one area of life, the first that was not said of either.
  const part =
    parts.find((one) => [first, second].every(({ number }) => composer.isNew(yearPassage(toYear(number), one)))) ??
    parts[0];
  const one = composer.pick(yearPassage(toYear(first.number), part));
  const other = composer.pick(yearPassage(toYear(second.number), part));
  // `2026, no trabalho, favorece…`; the climate follows the name at once.
  const named = (name: string, text: string) =>
    /^(?:no|na|com|em) /u.test(text) ? `${name}, ${text}` : `${name} ${text}`;
  return `${named(first.name, one)} Já ${named(second.name, other)}`;
}

function toYear(number: number): number {
  return number === 11 ? 2 : number === 22 ? 4 : number;
}

const avoidedDay = /\b(?:evit\w+|ruim|ruins|pior(?:es)?|nao (?:devo|posso|convem)|fugir)\b/u;

/** The days that help least: none of the favourable ones, with a number that pulls elsewhere. */
function composeDaysToAvoid(composer: Composer, days: readonly GoodDay[], period: Period): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate ?? today;
  const purpose = purposeOf(act.purpose);
  const weak = days
    .filter(({ isFavourable, diaPessoal }) => !isFavourable && !purpose.bons.includes(diaPessoal))
    .sort(
      (one, other) => hardnessOf(other.diaPessoal) - hardnessOf(one.diaPessoal) || one.date.localeCompare(other.date),
    )
    .slice(0, 3)
    .sort((one, other) => one.date.localeCompare(other.date));
  const where = searchedSpan(period, today);
  const listed = weak.map(({ date, diaPessoal }) => `${shortDay(date)} (${diaPessoal})`).join('; ');
  const called = ownerOf(composer.person(label), composer.speaker(label));
  return {
    text: `**${where}, para ${purpose.nome}, eu deixaria por último: ${listed}.** São dias de recolher ou de peso no ${label === 'eu' ? 'seu' : 'próprio'} Dia Pessoal, fora dos dias favoráveis. Nenhum número proíbe um dia: se a agenda só tem esses, prepare melhor e vá.`,
    results: weak.map(({ date }) => readPeriod({ called, birthDate }, date, 'day', composer.system)),
    chips: ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
    title: `Dias para evitar: ${purpose.nome}`.slice(0, 60),
  };
}

/** `Em maio de 2027`, `Na semana de 3 de maio de 2027`, `Nos próximos meses`. */
function searchedSpan({ span, date }: Period, today: string): string {
  if (span === 'month') return `Em ${monthInWords(date)}`;
  if (span === 'week') return `Na semana de ${dayInWords(date)}`;
  return span === 'year' && date.slice(0, 4) > today.slice(0, 4) ? `Em ${date.slice(0, 4)}` : 'Nos próximos meses';
}

/** The best days of a period for a purpose, from the favourable days of the person. */
export function composeBestDay(composer: Composer): Composed {
  const together = composeOccasionDay(composer);
  if (together) return together;
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'achar os bons dias');
  const period = act.periods[0] ?? { span: 'year', date: today };
  const purpose = purposeOf(act.purpose);
  if (period.until && period.span === 'month') return composeBestMonth(composer);
  const { weekdays: allowed } = act;
  const days = goodDays(birthDate, period, purpose, composer).filter(
    ({ date }) => !allowed || allowed.includes(weekdayOf(parseDate(date, 'day'))),
  );
  if (avoidedDay.test(act.words)) return composeDaysToAvoid(composer, days, period);
  const best = days.filter(({ isFavourable }) => isFavourable).slice(0, period.span === 'week' ? 2 : 3);
  const shown = best.length > 0 ? best : days.slice(0, 1);
  if (shown.length === 0)
    return { text: 'Esse período já passou. Diga um mês ou uma semana à frente, e eu aponto os dias.', isFree: true };
  const [first] = shown;
  const where = searchedSpan(period, today);
  const listed = shown
    .map(({ label: day, date }) => (period.span === 'year' ? `${day} de ${monthInWords(date)}` : day))
    .join('; ');
  const why =
    best.length > 0
      ? 'são dias favoráveis do nascimento'
      : 'nenhum dia favorável do nascimento cai aí, e este é o de clima mais próximo';
  return {
    text: `**${where}, para ${purpose.nome}: ${listed}.** ${sentence(speaker.isMine ? 'para você' : `para ${speaker.called}`, `${why}; em ${Number(first?.date.slice(8))} o clima do dia é ${first?.diaPessoal}, e o que se busca aqui é ${purpose.razao}.`)} A [Data certa](/data-certa) compara o período inteiro, com feriados. Confirme antes agenda, papel e gente envolvida. ${yours}`,
    basis: [
      'Os dias favoráveis vêm de uma tabela do dia e do mês de nascimento: dois dias de base, o dobro do segundo e as somas seguintes.',
    ],
    results: leadingTo(
      'dates',
      [{ name: composer.person(label)?.name ?? '', birthDate }],
      [
        readPeriod(
          { called: ownerOf(composer.person(label), speaker), birthDate },
          first?.date ?? today,
          'day',
          composer.system,
        ),
      ],
    ),
    chips: ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
    title: `Bons dias para ${purpose.nome}`.slice(0, 60),
    ...(first ? { chosen: { span: 'day', date: first.date } } : {}),
  };
}

/** The best month of a range or of a year for a purpose. */
export function composeBestMonth(composer: Composer): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const speaker: Speaker = composer.speaker(label);
  if (!birthDate) return askFor(label, composer, 'date', 'comparar os meses');
  const purpose = purposeOf(act.purpose);
  const before = composer.state.periods.at(-1);
  const spoken =
    before?.span === 'month' && !before.until && act.periods.length === 0 ? yearAround(before, today) : before;
  const asked = act.periods[0] ?? spoken;
  const period =
    asked && asked.span !== 'day' && asked.span !== 'week' ? asked : { span: 'year' as const, date: today };
  const months = monthsOf(period, today).map((date) => ({
    date,
    number: personalTime(birthDate, date, composer.system).mesPessoal,
  }));
  const isWorst = /\b(?:pior|ruim|evit\w+|cuidado|dificil|puxado|pesado|tenso)\b/u.test(act.words);
  const weight = (number: number) =>
    isWorst ? -worthOf(number, purpose) - ([4, 7, 9].includes(number) ? 0 : 1) : worthOf(number, purpose);
  const best = months.reduce((one, other) => (weight(other.number) > weight(one.number) ? other : one));
  const listed = months.map(({ date, number }) => `${monthNames[Number(date.slice(5, 7)) - 1]} ${number}`).join(', ');
  return {
    text: `**${isWorst ? 'O mês que pede mais cuidado' : `Para ${purpose.nome}`}${isWorst ? ' é' : ','} ${monthInWords(best.date)}.** ${sentence(speaker.isMine ? 'o seu mês' : `o mês ${speaker.of}`, `ali é ${best.number}, que ${composer.pick(monthPassage(best.number, 0))}`)} Os meses em questão: ${listed}. ${yours}`,
    results: months.map(({ date }) =>
      readPeriod({ called: ownerOf(composer.person(label), speaker), birthDate }, date, 'month', composer.system),
    ),
    chips: [`Qual o melhor dia de ${monthInWords(best.date)}?`, 'Por quê?'],
    title: `Melhor mês para ${purpose.nome}`.slice(0, 60),
    chosen: { span: 'month', date: best.date },
  };
}

/** The months around one that was chosen before: its year, or the next months where it is near. */
function yearAround({ date }: Period, today: string): Period {
  return { span: 'year', date: date.slice(0, 4) === today.slice(0, 4) ? today : date };
}

function monthsOf(period: Period, today: string): string[] {
  const from =
    period.span === 'year'
      ? period.date.slice(0, 4) === today.slice(0, 4)
        ? today
        : `${period.date.slice(0, 4)}-01-01`
      : period.date;
  // Late in a year that was not named, the next months count too.
  const isLate = period.date === today && Number(today.slice(5, 7)) > 8;
  const to = period.until ?? (isLate ? `${Number(today.slice(0, 4)) + 1}-06-01` : `${period.date.slice(0, 4)}-12-01`);
  const months: string[] = [];
  for (let month = Number(from.slice(5, 7)), year = Number(from.slice(0, 4)); months.length < 12; month += 1) {
    if (month > 12) {
      month = 1;
      year += 1;
    }
    const date = `${year}-${String(month).padStart(2, '0')}-15`;
    if (date.slice(0, 7) > to.slice(0, 7)) break;
    months.push(date);
  }
  return months.length > 0 ? months : [from];
}
