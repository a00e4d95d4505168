import { monthNames, parseDate } from '@sefira/numerology/calendar/calendar';
import type { CycleQuarter, CycleYear } from '@sefira/numerology/interpretations/cycles/cycle-years';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { dateInWords } from '../parts/dates.ts';
import type { CyclesReport } from './input.ts';

/** The year that is read and the two after it, each on a page of its own. */
export function years({ reading }: CyclesReport): Chapter[] {
  return reading.years.map((year, index) =>
    chapter({
      id: `ano-${index + 1}`,
      title: `${titleOf(index, reading.isRunning)}: ${interpretYear(year.number).phase}`,
      part: 'Três anos',
      className: reading.isChild ? 'year-page roomy' : 'year-page',
      content: yearContent(year),
    }),
  );
}

function titleOf(index: number, isRunning: boolean): string {
  if (index === 0) return isRunning ? 'Este ano' : 'O ano escolhido';
  return index === 1 ? 'O ano seguinte' : 'O terceiro ano';
}

function yearContent(year: CycleYear): Content[] {
  const { number, from, to, text, quarters, passage } = year;
  return [
    h(
      'div',
      { className: 'year-head' },
      numeral(number),
      h(
        'div',
        {},
        h('p', { className: 'eyebrow' }, `Ano pessoal de ${dateInWords(from)} a ${dateInWords(to)}`),
        h('p', {}, text),
      ),
    ),
    ...guidance(year),
    h('div', { className: 'grid two quarters' }, ...each(quarters, quarterBlock)),
    h(
      'div',
      { className: 'passage-on' },
      h('p', { className: 'eyebrow' }, `A passagem do ${number} para o ${number === 9 ? 1 : number + 1}`),
      h('p', {}, passage),
    ),
  ];
}

/** What fits the year and what waits, but for a child; then the question of the year. */
function guidance({ fits, waits, question }: CycleYear): Content[] {
  const words = h('p', { className: 'question' }, question);
  if (fits.length === 0) return [words];
  return [
    h(
      'div',
      { className: 'grid two' },
      h('div', { className: 'card' }, h('h4', {}, 'Aposte em'), bullets(fits)),
      h('div', { className: 'card' }, h('h4', {}, 'Deixe de lado'), bullets(waits)),
    ),
    words,
  ];
}

function quarterBlock({ from, to, months, text }: CycleQuarter, index: number): Content {
  return h(
    'div',
    {},
    h('p', { className: 'eyebrow' }, `${index + 1}º trimestre, ${dayAndMonth(from)} a ${dayAndMonth(to)}`),
    h(
      'p',
      { className: 'month-row' },
      ...each(months, ({ month, number }) =>
        h('span', {}, monthNames[Number(month.slice(5)) - 1] ?? '', numeral(number)),
      ),
    ),
    h('p', {}, text),
  );
}

/** "29 de nov." */
function dayAndMonth(date: string): string {
  const { month, day } = parseDate(date, 'date');
  return `${day === 1 ? '1º' : day} de ${(monthNames[month - 1] ?? '').slice(0, 3)}.`;
}
