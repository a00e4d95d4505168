import { monthNames, shortDate } from '@sefira/numerology/calendar/calendar';
import type { MonthWords, QuarterWords } from '@sefira/numerology/interpretations/year-book/read-year-book';
import type { BookDay, BookMonth } from '@sefira/numerology/year-book/year-book';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { numeral } from '../parts/chapter.ts';
import { dateInWords, list, monthInWords } from '../parts/dates.ts';

const weekdayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
const shortWeekdays = ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'] as const;
const daysOfWeek = 7;

function dayOf(date: string): number {
  return Number(date.slice(8));
}

function monthOf(date: string): string {
  return monthNames[Number(date.slice(5, 7)) - 1] ?? '';
}

/** "4 a 10 de janeiro de 2027", "28 de dezembro de 2026 a 3 de janeiro de 2027". */
function weekInWords(days: readonly BookDay[]): string {
  const from = days[0]?.date ?? '';
  const to = days.at(-1)?.date ?? '';
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)} a ${dateInWords(to)}`;
  if (from.slice(0, 4) === to.slice(0, 4)) return `${dayOf(from)} de ${monthOf(from)} a ${dateInWords(to)}`;
  return `${dateInWords(from)} a ${dateInWords(to)}`;
}

/** A page of seven days with room to write. */
export function weekPage({ book, words }: ReadingOf<'yearbook'>, days: readonly BookDay[]): Content {
  const months = [...new Set(days.map(({ mesPessoal }) => mesPessoal))];
  return h(
    'div',
    { className: 'week' },
    h(
      'header',
      {},
      h('h3', {}, weekInWords(days)),
      h('p', {}, months.length === 1 ? `mês pessoal ${months[0]}` : `meses pessoais ${list(months)}`),
    ),
    ...each(days, (day) => dayRow(day, words.days.get(day.date) ?? '', day.date < book.from || day.date > book.to)),
  );
}

function dayRow(day: BookDay, line: string, isOutside: boolean): Content {
  const { date, weekday, diaPessoal, favoravel, holiday, isBirthday } = day;
  return h(
    'div',
    { className: isOutside ? 'book-day outside' : 'book-day' },
    h(
      'div',
      { className: 'when' },
      h('span', {}, weekdayNames[weekday] ?? ''),
      h('b', {}, String(dayOf(date))),
      h('span', {}, monthOf(date).slice(0, 3)),
    ),
    h(
      'div',
      {},
      h(
        'div',
        { className: 'marks' },
        numeral(diaPessoal),
        h('span', { className: 'muted' }, 'dia pessoal'),
        favoravel ? h('em', {}, '★ favorável') : null,
        holiday === null ? null : h('strong', {}, holiday),
        isBirthday ? h('strong', {}, 'aniversário') : null,
      ),
      h('p', {}, line),
      h('div', { className: 'lines', 'aria-hidden': true }),
    ),
  );
}

function monthGrid({ days }: BookMonth): Content {
  const lead = ((days[0]?.weekday ?? 1) + daysOfWeek - 1) % daysOfWeek;
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const rows = Array.from({ length: Math.ceil(cells.length / daysOfWeek) }, (_, row) =>
    Array.from({ length: daysOfWeek }, (_cell, column) => cells[row * daysOfWeek + column] ?? null),
  );
  const classOf = ({ favoravel, holiday }: BookDay) =>
    [favoravel ? 'good' : '', holiday === null ? '' : 'off'].filter(Boolean).join(' ');
  return h(
    'table',
    { className: 'grid-month' },
    h('thead', {}, h('tr', {}, ...each(shortWeekdays, (name) => h('th', { scope: 'col' }, name)))),
    h(
      'tbody',
      {},
      ...each(rows, (row) =>
        h(
          'tr',
          {},
          ...each(row, (day) =>
            day
              ? h(
                  'td',
                  { className: classOf(day) },
                  String(dayOf(day.date)),
                  h('b', { style: { color: `var(--num-${day.diaPessoal})` } }, String(day.diaPessoal)),
                )
              : h('td', {}, '\u00a0'),
          ),
        ),
      ),
    ),
  );
}

/** The opening of a month: what it asks in its year, its days at a glance, room for three intentions. */
export function monthOpening(month: BookMonth, words: MonthWords): Content {
  const { number, personalYear, turn, title, text, favourable, holidays } = words;
  return h(
    'div',
    {},
    h(
      'div',
      { className: 'month-opening' },
      numeral(number),
      h(
        'div',
        {},
        h('p', { className: 'eyebrow' }, `Mês pessoal ${number}, num ano ${personalYear}`),
        h('h3', {}, title),
        h('p', {}, text),
        turn
          ? h(
              'p',
              { className: 'muted' },
              `Em ${shortDate(turn.date)} o ano pessoal passa a ${turn.personalYear}, e o mês, a ${turn.number}.`,
            )
          : null,
      ),
    ),
    monthGrid(month),
    h(
      'p',
      { className: 'muted' },
      `Número grande: dia pessoal. Fundo: dias favoráveis (${list(favourable)}).${
        holidays.length === 0
          ? ''
          : ` Feriados: ${holidays.map(({ date, name }) => `${dayOf(date)}, ${name}`).join('; ')}.`
      }`,
    ),
    h(
      'div',
      { className: 'month-notes' },
      ...each(headingsOf(words).month, (heading) =>
        h('div', { className: 'card' }, h('h4', {}, heading), h('div', { className: 'write-lines' })),
      ),
    ),
  );
}

/** The adults around write in a child's book. */
const headings = {
  own: {
    month: ['Três coisas para este mês', 'Datas que não posso esquecer'],
    plan: ['O que quero começar', 'O que precisa terminar', 'Quem pode ajudar, e quando falo com essa pessoa'],
    keep: [
      'Quem chegou, quem voltou',
      'Lugares, músicas e datas para lembrar',
      'Gastos que valeram cada centavo',
      'Uma conversa que mudou alguma coisa',
    ],
  },
  child: {
    month: ['Três coisas para fazer com a criança', 'Datas da escola e do pediatra'],
    plan: ['O que a criança quer aprender', 'O que já pede para mudar em casa', 'Com quem vocês contam nestes meses'],
    keep: [
      'Palavras e frases que a criança inventou',
      'Primeiras vezes, com a data',
      'Quem esteve por perto',
      'O que mudou de tamanho: roupa, gosto, medo',
    ],
  },
} as const;

function headingsOf({ isOfChild }: { readonly isOfChild: boolean }) {
  return isOfChild ? headings.child : headings.own;
}

function spanOf({ months }: QuarterWords): string {
  return `${monthInWords(months[0] ?? '')} a ${monthInWords(months.at(-1) ?? '')}`;
}

function openQuestions(questions: readonly string[]): Content[] {
  return each(questions, (question) =>
    h('div', { className: 'question' }, h('h3', {}, question), h('div', { className: 'write-lines' })),
  );
}

/** What is written down before a year is over. */
export function keepsakeLines(book: { readonly isOfChild: boolean }): Content {
  return h('div', {}, ...openQuestions(headingsOf(book).keep));
}

/** The beginning of a quarter: what it asks, and room for a plan. */
export function quarterPlan(quarter: QuarterWords): Content {
  return h(
    'div',
    {},
    h('p', { className: 'lead' }, spanOf(quarter)),
    quarter.text === null ? null : h('p', { className: 'section' }, quarter.text),
    ...openQuestions(headingsOf(quarter).plan),
  );
}

/** The end of a quarter: questions with room for the answers. */
export function quarterReview(quarter: QuarterWords): Content {
  return h('div', {}, h('p', { className: 'lead' }, spanOf(quarter)), ...openQuestions(quarter.questions));
}
