import { monthNames } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import type { Act } from '../dialogue/state.ts';
import { leadingTo } from '../tools/leading-to.ts';
import { dayInWords } from '../tools/map-tool.ts';
import { readPeriod } from '../tools/period-tool.ts';
import type { Period } from '../understanding/read-periods.ts';
import { hardnessOf, shortDay, worthOf, yours } from './compose-choice.ts';
import { composeDaysOfMonth } from './compose-days-of-month.ts';
import { askFor, type Composed, type Composer, ownerOf, sentence } from './composer.ts';
import { inRank, nthOf } from './follow-ups/order.ts';
import { asksDaysToAvoid, composeOccasionDay, whenOf } from './pair/compose-occasion-day.ts';
import { composeSharedDays } from './pair/compose-shared-days.ts';
import { isWithinLimits, withLimits } from './pair/search-limits.ts';
import { type GoodDay, goodDays, monthInWords, monthPassage, purposeAsked } from './period-facts.ts';
import { answerOf, type Part } from './shorten.ts';
import { capital, type Speaker } from './speaker.ts';

/** The days that help least: none of the favourable ones, with a number that pulls elsewhere. */
function composeDaysToAvoid(composer: Composer, days: readonly GoodDay[], period: Period): Composed {
  const { act, today } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate ?? today;
  const purpose = purposeAsked(act);
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
    text: `**${where}, para ${purpose.nome}, eu deixaria por último: ${listed}.** São dias de recolher ou de peso no ${label === 'eu' ? 'seu' : 'próprio'} Dia pessoal, fora dos dias favoráveis. Nenhum número proíbe um dia: se a agenda só tem esses, prepare melhor e vá.`,
    results: weak.map(({ date }) => readPeriod({ called, birthDate }, date, 'day', composer.system)),
    chips: ['Quais são os meus dias favoráveis?', 'Como está o meu momento?'],
    title: `Dias para evitar: ${purpose.nome}`.slice(0, 60),
  };
}

/** `Em maio de 2027`, `Na semana de 3 de maio de 2027`, `Nos próximos meses`. */
function searchedSpan(period: Period, today: string): string {
  const { span, date, until } = period;
  if (span === 'day') return `Em ${dayInWords(date)}`;
  if (span === 'week' && until) return `De ${dayInWords(date)} a ${dayInWords(until)}`;
  if (span === 'month') return capital(whenOf(period).trim());
  if (span === 'week') return `Na semana de ${dayInWords(date)}`;
  return span === 'year' && date.slice(0, 4) > today.slice(0, 4) ? `Em ${date.slice(0, 4)}` : 'Nos próximos meses';
}

/** Several months hold a best one, unless the days themselves are limited or asked for. */
const asksDays = ({ weekdays, words }: Act) => weekdays !== null || /\b(?:dias?|datas?)\b/u.test(words);

/** Whether the days of a period lie in several months. */
const isLong = ({ span, until }: Period) => span === 'year' || (span === 'month' && until !== undefined);

const favourableInWords = (count: number) =>
  count > 1 ? 'são dias favoráveis do nascimento' : 'é dia favorável do nascimento';

/** Who decides on the date: of an operation the doctor. */
function deciderOf({ act, once }: Composer): Part {
  return act.purpose === 'cirurgia'
    ? ['claim', 'Quem marca a cirurgia é o médico; o número não decide isso.']
    : ['remark', once(...yours)];
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
  const everyDay = composeDaysOfMonth(composer);
  if (everyDay) return everyDay;
  const purpose = purposeAsked(act);
  if (period.until && period.span === 'month' && !asksDays(act)) return composeBestMonth(composer);
  const shared = composeSharedDays(composer, period);
  if (shared) return shared;
  const days = goodDays(birthDate, period, purpose, composer).filter(isWithinLimits(act));
  if (asksDaysToAvoid(act) && period.span !== 'day') return composeDaysToAvoid(composer, days, period);
  const from = (act.rank ?? 1) - 1;
  const favourable = days.filter(({ isFavourable }) => isFavourable);
  const best = favourable.slice(from, from + (from > 0 ? 1 : period.span === 'week' ? 2 : 3));
  const shown = best.length > 0 ? best : days.slice(from, from + 1);
  if (shown.length === 0)
    return { text: 'Esse período já passou. Diga um mês ou uma semana à frente, e eu aponto os dias.', isFree: true };
  const [first] = shown;
  const where = searchedSpan(period, today);
  const listed = shown
    .map(({ label: day, date }) => (isLong(period) ? `${day} de ${monthInWords(date)}` : day))
    .join('; ');
  const why =
    best.length > 0
      ? favourableInWords(best.length)
      : 'nenhum dia favorável do nascimento cai aí, e este é o de clima mais próximo';
  return {
    text: answerOf(
      composer,
      ['claim', `**${withLimits(`${where}, para ${purpose.nome}`, act)}: ${listed}.**`],
      [
        'tension',
        sentence(
          speaker.isMine ? 'para você' : `para ${speaker.called}`,
          `${why}; em ${Number(first?.date.slice(8))} o clima do dia é ${first?.diaPessoal}, e o que se busca aqui é ${purpose.razao}.`,
        ),
      ],
      ['remark', composer.once('dataCerta', 'A [Data certa](/data-certa) compara o período inteiro, com feriados.')],
      ['practice', composer.once('confirme', 'Confirme antes agenda, papel e gente envolvida.')],
      deciderOf(composer),
    ),
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
  const purpose = purposeAsked(act);
  const before = composer.state.time.last.at(-1);
  const spoken =
    before?.span === 'month' && !before.until && act.periods.length === 0
      ? yearAround(before, today, (act.rank ?? 1) > 1)
      : before;
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
  const best = nthOf(months, ({ number }) => weight(number), act.rank);
  const listed = months.map(({ date, number }) => `${monthNames[Number(date.slice(5, 7)) - 1]} ${number}`).join(', ');
  return {
    text: answerOf(
      composer,
      [
        'claim',
        `**${inRank(isWorst ? `Para ${purpose.nome}, o mês que pede mais cuidado` : `Para ${purpose.nome}`, act.rank)}${isWorst ? ' é' : ','} ${monthInWords(best.date)}.**`,
      ],
      [
        'claim',
        sentence(
          speaker.isMine ? 'o seu mês' : `o mês ${speaker.of}`,
          `ali é ${best.number}, que ${composer.pick(monthPassage(best.number, 0))}`,
        ),
      ],
      ['practice', (act.rank ?? 1) > 1 ? composer.pick(monthPassage(best.number, 1)) : ''],
      ['support', composer.once(`meses.${label}.${listed}`, `Os meses em questão: ${listed}.`)],
      deciderOf(composer),
    ),
    results: months.map(({ date }) =>
      readPeriod({ called: ownerOf(composer.person(label), speaker), birthDate }, date, 'month', composer.system),
    ),
    chips: [`Qual o melhor dia de ${monthInWords(best.date)}?`, 'Por quê?'],
    title: `Melhor mês para ${purpose.nome}`.slice(0, 60),
    chosen: { span: 'month', date: best.date },
  };
}

/** The months around one that was chosen before: its year, or the next months where it is near. */
function yearAround({ date }: Period, today: string, isAgain: boolean): Period {
  const isNear =
    date.slice(0, 4) === today.slice(0, 4) ||
    // The next in the order of the months that were searched.
    (isAgain && monthsOf({ span: 'year', date: today }, today).some((month) => month.slice(0, 7) === date.slice(0, 7)));
  return { span: 'year', date: isNear ? today : date };
}

/** A month of which only a few days are left is no month to choose, unless it was asked about. */
function startOfMonths({ date }: Period, today: string): string {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  if (date !== today || day <= 20) return today;
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function monthsOf(period: Period, today: string): string[] {
  const from =
    period.span === 'year'
      ? period.date.slice(0, 4) === today.slice(0, 4)
        ? startOfMonths(period, today)
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
