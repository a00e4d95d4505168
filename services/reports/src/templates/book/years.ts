import { drawYearCalendar } from '@sefira/drawings/year-calendar';
import { addDays, formatDate, monthNames, parseDate } from '@sefira/numerology/calendar/calendar';
import type { Tense } from '@sefira/numerology/interpretations/book/life-line';
import type { MonthReading, YearReading } from '@sefira/numerology/interpretations/book/years';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { type Content, drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, numeral } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import { comingMonths } from '../parts/months.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, flow, textHeight, titled } from './flow.ts';
import { tenseTag } from './life.ts';
import { wordsFor } from './reader.ts';

const areas = ['love', 'work', 'money', 'home'] as const;
const areaNames = {
  love: 'No amor',
  work: 'No trabalho',
  money: 'No dinheiro',
  home: 'Em casa e na saúde do dia a dia',
};
const areaNamesOfBands: Partial<Record<YearReading['ageBand'], typeof areaNames>> = {
  child: {
    love: 'No afeto e nas amizades',
    work: 'Na escola e nas tarefas',
    money: 'Nos brinquedos e na mesada',
    home: 'Em casa e no dia a dia',
  },
  teen: {
    love: 'Nas amizades e nos afetos',
    work: 'Na escola e nos estudos',
    money: 'No dinheiro e nas coisas',
    home: 'Em casa e no dia a dia',
  },
  elder: { ...areaNames, work: 'Nos projetos e no que passa adiante' },
};

function dayBefore(date: string): string {
  return formatDate(addDays(parseDate(date, 'date'), -1));
}

/** “novembro de 2026”, “novembro de 2026, até o dia 28”, “novembro de 2026, a partir do dia 29”. */
function monthLabel({ fromDate, toDate }: Pick<MonthReading, 'fromDate' | 'toDate'>): string {
  const from = parseDate(fromDate, 'date');
  const last = parseDate(dayBefore(toDate), 'date');
  const name = `${monthNames[from.month - 1] ?? ''} de ${from.year}`;
  if (from.day > 1) return `${name}, a partir do dia ${from.day}`;
  const next = parseDate(toDate, 'date');
  return next.day > 1 ? `${name}, até o dia ${last.day}` : name;
}

/** Past where all of the months are over. */
function tenseOfMonths(months: readonly MonthReading[], date: string): Tense {
  if (months.every(({ toDate }) => toDate <= date)) return 'past';
  return months.some(({ fromDate, toDate }) => fromDate <= date && date < toDate) ? 'present' : 'future';
}

/** The months of one number: the text stands at the first, which names the later ones. */
function monthBlocks({ months }: YearReading, map: NumerologyMap): Block[] {
  return months.flatMap((month, index) => {
    if (month.text === null) return [];
    const all = [month, ...months.filter(({ sameAs }) => sameAs === index)];
    const tense = tenseOfMonths(all, map.referenceDate);
    return [
      entry({
        numbers: [month.number],
        label: all.map(monthLabel).join(' · '),
        // What is to come is the rule in three years.
        ...(tense === 'future' ? {} : { tag: tenseTag(tense, map), isCurrent: tense === 'present' }),
        title: `Mês ${month.number}`,
        paragraphs: [month.text],
      }),
    ];
  });
}

function lists({ year }: YearReading): Content {
  return h(
    'div',
    { className: 'grid two' },
    h('div', { className: 'card' }, h('h4', {}, 'Oportunidades'), bullets(year.opportunities)),
    h('div', { className: 'card' }, h('h4', {}, 'Cuidados'), bullets(year.challenges)),
  );
}

function areaBlocks({ ageBand, areas: texts }: YearReading): Block[] {
  const names = areaNamesOfBands[ageBand] ?? areaNames;
  return areas.map((area) => ({
    content: h('div', { className: 'area' }, h('h4', {}, names[area]), h('p', {}, texts[area])),
    height: textHeight(texts[area]) + 9,
  }));
}

const quarterNames = ['Janeiro a março', 'Abril a junho', 'Julho a setembro', 'Outubro a dezembro'] as const;

/** “7 de maio” */
function dayAndMonth(date: string): string {
  const { month, day } = parseDate(date, 'date');
  return `${day === 1 ? '1º' : day} de ${monthNames[month - 1] ?? ''}`;
}

/** As one more than 12 where it is the month after a year. */
function monthStart(year: number, month: number): string {
  return formatDate(month > 12 ? { year: year + 1, month: month - 12, day: 1 } : { year, month, day: 1 });
}

function tenseOfQuarter({ quarter, year }: YearReading['quarters'][number], date: string): Tense {
  if (monthStart(year, quarter * 3 + 1) <= date) return 'past';
  return monthStart(year, quarter * 3 - 2) <= date ? 'present' : 'future';
}

/** What is to come is the rule in three years. */
function tagOf(tense: Tense, map: NumerologyMap): Content {
  if (tense === 'future') return null;
  return h('span', { className: tense === 'present' ? 'tag here' : 'tag then' }, tenseTag(tense, map));
}

function quarterBlocks(reading: YearReading, map: NumerologyMap): Block[] {
  return reading.quarters.map((quarter) => ({
    content: h(
      'div',
      { className: 'area' },
      h(
        'h4',
        {},
        `${quarterNames[quarter.quarter - 1] ?? ''} `,
        h(
          'span',
          { className: 'numbers-of-year' },
          `de ${quarter.year}${quarter.turnsOn ? `, com o aniversário em ${dayAndMonth(quarter.turnsOn)}` : ''}`,
          tagOf(tenseOfQuarter(quarter, map.referenceDate), map),
        ),
      ),
      h('p', {}, quarter.text),
    ),
    height: textHeight(quarter.text) + 10,
  }));
}

function yearBlocks(reading: YearReading, map: NumerologyMap): Block[] {
  const { year, number, fromDate, toDate } = reading;
  const { referenceDate } = map;
  const isPast = (quarter: YearReading['quarters'][number]) => tenseOfQuarter(quarter, referenceDate) === 'past';
  const hasPastQuarter = reading.quarters.some(isPast);
  const hasPastMonth = reading.months.some((month) => month.toDate <= referenceDate);
  const pastNote = h('p', { className: 'muted' }, wordsFor(map).pastMonths);
  const opening: Block = {
    content: h(
      'div',
      { className: 'year-opening' },
      h('p', { className: 'eyebrow' }, `De ${dateInWords(fromDate)} a ${dateInWords(dayBefore(toDate))}`),
      h('h3', { className: 'year' }, 'Ano ', numeral(number), ` · ${year.phase}`),
      h('p', { className: 'description' }, year.description),
    ),
    height: textHeight(year.description) + 28,
  };
  return [
    opening,
    { content: lists(reading), height: 40 },
    ...areaBlocks(reading),
    ...titled(`O ano ${number} por trimestres`, quarterBlocks(reading, map), hasPastQuarter ? pastNote : null),
    ...titled(
      `Os meses do ano ${number}`,
      monthBlocks(reading, map),
      hasPastMonth && !hasPastQuarter ? pastNote : null,
    ),
  ];
}

/** The running personal year and the next two, month by month. */
export function years(book: Book): Chapter {
  return bookChapter({
    id: 'anos',
    title: 'Este ano e os dois seguintes',
    part: wordsFor(book.map).time,
    opening: chapterOpening(book, 'years'),
    content: [flow(book.long.years.flatMap((year) => yearBlocks(year, book.map)))],
  });
}

/** The next twelve months day by day. */
export function calendar({ map }: Book): Chapter {
  const words = wordsFor(map);
  const months = comingMonths(map);
  const span = `de ${months[0]?.name ?? ''} a ${months.at(-1)?.name ?? ''}`;
  return bookChapter({
    id: 'calendario',
    title: words.calendar,
    part: 'Dia a dia',
    opening: h('p', { className: 'lead' }, words.calendarLead),
    content: [
      drawing(drawYearCalendar({ span, personalYear: map.anoPessoal, months }, { palette: reportPalette }), 'calendar'),
      h(
        'p',
        { className: 'muted', style: { marginTop: '4mm' } },
        '1 começar · 2 unir · 3 expressar · 4 organizar · 5 mudar · 6 cuidar · 7 estudar · 8 realizar · 9 concluir · 11 intuir · 22 construir em grande escala',
      ),
    ],
  });
}
