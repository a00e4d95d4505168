import { drawCoverWebs } from '@sefira/drawings/covers/cover-webs';
import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { addDays, formatDate, parseDate } from '@sefira/numerology/calendar/calendar';
import { capitalised } from '@sefira/numerology/letter/phrases';
import { toDigit } from '@sefira/numerology/reduction';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { ReadingOf } from '../../domain/readings.ts';
import { templateVersionOf } from '../../domain/template-versions.ts';
import { longContents } from '../book/book-style.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';
import type { Printing, RenderedReport } from '../document/report.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { compose, symbolicNote } from '../parts/compose.ts';
import { dateInWords, list, monthInWords } from '../parts/dates.ts';
import { keepsakeLines, monthOpening, quarterPlan, quarterReview, weekPage } from './pages.ts';
import { yearBookStyle } from './year-book-style.ts';

const monthsOfQuarter = 3;

/** Twelve months day by day: an opening a month, a page a week, a review a quarter. Pure in its input. */
export function renderYearBook(reading: ReadingOf<'yearbook'>, printing: Printing): RenderedReport {
  const { input, book, words, referenceDate, ruleSet } = reading;
  const name = printableName(input.name);
  const center = toDigit(words.years[0]?.number ?? 1);
  return compose(
    {
      title: `Livro do ano de ${name}`,
      eyebrow: 'Livro do ano',
      subject: name,
      under: `${dateInWords(book.from)} a ${dateInWords(book.to)}`,
      art: (palette) =>
        drawCoverWebs(
          {
            title: `Teia do ano pessoal ${center}, com as dos doze meses em volta: ${list(words.months.map(({ number }) => number))}`,
            center,
            around: words.months.map(({ number }) => number),
          },
          { palette },
        ),
      chapters: [
        theYear(reading),
        wholeCalendar(reading),
        holidays(reading),
        birthdays(reading),
        ...months(reading),
        keepsakes(reading),
      ],
      guide: {
        title: 'Como usar este livro',
        text: `Leia a abertura de cada mês no primeiro dia e a linha de cada dia de manhã. Escreva à mão, pouco e sempre. ${symbolicNote}`,
      },
      closing: {
        number: center,
        title: 'Um ano inteiro, à mão',
        paragraphs: [
          'Guarde este volume na estante. Daqui a nove anos o mesmo número volta, e a sua letra de agora será a melhor leitura dele.',
        ],
      },
      imprint: { referenceDate, ruleSet, template: templateVersionOf('yearbook') },
      rules: `${longContents}${yearBookStyle}`,
    },
    printing,
  );
}

/** The personal years that the book runs through, and how its numbers are found. */
function theYear({ book, words, ruleSet }: ReadingOf<'yearbook'>): Chapter {
  const lastDayOf = (index: number) => {
    const next = words.years[index + 1];
    return next ? formatDate(addDays(parseDate(next.from, 'from'), -1)) : book.to;
  };
  return chapter({
    id: 'o-ano',
    title: 'O ano que este livro atravessa',
    part: 'Antes de começar',
    hasNotes: true,
    lead: 'O ano pessoal vira no aniversário, ou em janeiro, conforme a escola: por isso um livro pode ter dois.',
    content: [
      ...each(words.years, ({ number, from, phase, text }, index) =>
        h(
          'div',
          { className: 'entry year-of-book' },
          numeral(number),
          h(
            'div',
            {},
            h('p', { className: 'eyebrow' }, `De ${dateInWords(from)} a ${dateInWords(lastDayOf(index))}`),
            h('h3', {}, phase),
            h('p', { style: { margin: '1mm 0 0' } }, text),
          ),
        ),
      ),
      h(
        'p',
        { className: 'section' },
        'O dia pessoal nasce do ano e do mês pessoais, somados aos algarismos do dia. Uma estrela marca os dias favoráveis do seu nascimento. Os feriados são os nacionais, com Carnaval e Corpus Christi; os da sua cidade ficam por sua conta.',
      ),
      h('p', { className: 'muted' }, `Escola: ${ruleSetById(ruleSet).label}.`),
    ],
  });
}

function wholeCalendar({ book, words }: ReadingOf<'yearbook'>): Chapter {
  return chapter({
    id: 'calendario',
    title: 'Os doze meses de uma vez',
    part: 'Antes de começar',
    content: [
      drawing(
        drawYearCalendar(
          {
            span: `${dateInWords(book.from)} a ${dateInWords(book.to)}`,
            personalYear: toDigit(words.years[0]?.number ?? 1),
            months: book.months.map(({ month, days }, index) => {
              const turn = words.months[index]?.turn;
              const number = words.months[index]?.number ?? 1;
              return {
                name: monthInWords(month),
                number,
                ...(turn && turn.number !== number ? { turnsTo: turn.number } : {}),
                firstWeekday: days[0]?.weekday ?? 0,
                days: days.map(({ diaPessoal }) => diaPessoal),
                favourable: words.months[index]?.favourable ?? [],
              };
            }),
          },
          { palette: reportPalette },
        ),
        'calendar year',
      ),
    ],
  });
}

/** Each month with its weeks; a week belongs to the month that begins in it. A review follows every third month. */
function months(reading: ReadingOf<'yearbook'>): Chapter[] {
  const { book, words } = reading;
  return book.months.flatMap((month, index) => {
    const own = words.months[index];
    const quarter = words.quarters[Math.floor(index / monthsOfQuarter)];
    if (!own || !quarter) return [];
    const weeks = book.weeks.filter((week) => monthOfWeek(week, book) === month.month);
    const part = `${Math.floor(index / monthsOfQuarter) + 1}º trimestre`;
    return [
      ...(index % monthsOfQuarter === 0
        ? [
            chapter({
              id: `plano-${quarter.quarter}`,
              title: `Plano do ${quarter.quarter}º trimestre`,
              part,
              hasNotes: true,
              content: [quarterPlan(quarter)],
            }),
          ]
        : []),
      chapter({
        id: `mes-${index + 1}`,
        title: capitalised(monthInWords(month.month)),
        part,
        content: [monthOpening(month, own), ...each(weeks, (week) => weekPage(reading, week))],
      }),
      ...(index % monthsOfQuarter === monthsOfQuarter - 1
        ? [
            chapter({
              id: `balanco-${quarter.quarter}`,
              title: `Balanço do ${quarter.quarter}º trimestre`,
              part,
              content: [quarterReview(quarter)],
            }),
          ]
        : []),
    ];
  });
}

/** The month of the first of its days within the book that opens a month, else that of its first day within the book. */
function monthOfWeek(week: ReadingOf<'yearbook'>['book']['weeks'][number], { from, to }: { from: string; to: string }) {
  const inside = week.map(({ date }) => date).filter((date) => date >= from && date <= to);
  return (inside.find((date) => date.endsWith('-01')) ?? inside[0] ?? from).slice(0, 7);
}

/** National holidays month by month, with room for those of the city. */
function holidays({ words }: ReadingOf<'yearbook'>): Chapter {
  return chapter({
    id: 'feriados',
    title: 'Os feriados do período',
    part: 'Antes de começar',
    hasNotes: true,
    content: [
      listTable(
        ['Mês', 'Feriados nacionais', 'Da minha cidade'],
        words.months.map(({ month, holidays: own }) => [
          monthInWords(month),
          own.length === 0 ? '–' : own.map(({ date, name }) => `${Number(date.slice(8))}, ${name}`).join('; '),
          '\u00a0',
        ]),
      ),
    ],
  });
}

/** Twelve rows for the birthdays of others. */
function birthdays({ words }: ReadingOf<'yearbook'>): Chapter {
  return chapter({
    id: 'aniversarios',
    title: 'Aniversários de quem importa',
    part: 'Antes de começar',
    lead: 'Copie uma vez, no primeiro dia, e o resto do ano telefona sem pressa.',
    content: [
      listTable(
        ['Mês', 'Quem', 'Dia'],
        words.months.map(({ month }) => [monthInWords(month), '\u00a0', '\u00a0']),
      ),
    ],
  });
}

function listTable(heads: readonly string[], rows: readonly (readonly string[])[]): Content {
  return h(
    'table',
    { className: 'weekday-list' },
    h('thead', {}, h('tr', {}, ...each(heads, (head) => h('th', { scope: 'col' }, head)))),
    h(
      'tbody',
      {},
      ...each(rows, ([first = '', ...rest]) =>
        h('tr', {}, h('th', { scope: 'row' }, first), ...each(rest, (cell) => h('td', {}, cell))),
      ),
    ),
  );
}

/** Lines to write on before the year is over. */
function keepsakes({ words }: ReadingOf<'yearbook'>): Chapter {
  const isOfChild = words.quarters.some((quarter) => quarter.isOfChild);
  return chapter({
    id: 'guardar',
    title: 'Para guardar deste ano',
    part: 'Ao terminar',
    lead: 'Escreva antes que o ano acabe, nem que sejam duas linhas em cada um.',
    content: [keepsakeLines({ isOfChild })],
  });
}
