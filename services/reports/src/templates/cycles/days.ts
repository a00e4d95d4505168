import { drawPurposeCalendar } from '@sefira/drawings/cycles/purpose-calendar';
import { monthNames, parseDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import type { CycleMonth, DayPurpose, PurposeReading } from '@sefira/numerology/interpretations/cycles/cycle-days';
import { capitalised } from '@sefira/numerology/letter/phrases';
import { type Block, bookChapter, entry, flow, textHeight, titled } from '../book/flow.ts';
import { type Content, drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter } from '../parts/chapter.ts';
import { list, monthInWords } from '../parts/dates.ts';
import type { CyclesReport } from './input.ts';

const part = 'Os próximos doze meses';
const titles: Readonly<Record<DayPurpose, string>> = {
  start: 'Dias de começar',
  agree: 'Dias de combinar',
  rest: 'Dias de descansar',
};

const dayTitles: Readonly<Record<number, string>> = {
  1: 'Primeira vez',
  5: 'Movimento',
  22: 'Obra grande',
  2: 'A dois',
  6: 'Em casa',
  11: 'Confiança',
  7: 'Silêncio',
  9: 'Faxina leve',
};

/** What the three kinds of days are good for, in this year and by their number. */
export function purposes({ reading }: CyclesReport): Chapter {
  const [year] = reading.years;
  const found = new Set(reading.months.flatMap(({ days }) => days.map(({ number }) => number)));
  return bookChapter({
    id: 'dias',
    title: 'Começar, combinar, descansar',
    part,
    opening: h(
      'p',
      { className: 'lead' },
      'Cada dia do calendário tem um número para você. Três famílias deles merecem lugar na agenda. Os outros são dias de andamento, e andamento também é vida.',
    ),
    content: [
      flow(
        reading.purposes.flatMap((purpose) => purposeBlocks(purpose, year?.number ?? 1, found)),
        { areShort: true, isBalanced: true },
      ),
    ],
  });
}

function purposeBlocks({ purpose, days, inYear }: PurposeReading, year: number, found: ReadonlySet<number>): Block[] {
  const opening: Block = {
    content: h('p', {}, h('strong', {}, `Neste ano ${year}: `), inYear),
    height: textHeight(inYear) + 4,
  };
  return titled(titles[purpose], [
    opening,
    ...days
      .filter(({ number }) => found.has(number))
      .map(({ number, text }) => entry({ numbers: [number], title: dayTitles[number] ?? '', paragraphs: [text] })),
  ]);
}

/** The twelve months with their marked days. */
export function calendar({ reading: { months } }: CyclesReport): Chapter {
  return chapter({
    id: 'calendario',
    title: 'O calendário',
    part,
    lead: 'Escolha um dia de cada marca por mês e escreva nele o nome de uma coisa só. A estrela avisa que o dia também está entre os seus favoráveis.',
    content: [
      drawing(
        drawPurposeCalendar(
          {
            span: `de ${monthInWords(months[0]?.month ?? '')} a ${monthInWords(months.at(-1)?.month ?? '')}`,
            legend: { start: 'começar', agree: 'combinar', rest: 'descansar', favourable: 'dia favorável' },
            months: months.map(monthDrawn),
          },
          { palette: reportPalette },
        ),
        'calendar',
      ),
    ],
  });
}

function monthDrawn({ month, number, turnsTo, dayNumbers, days }: CycleMonth) {
  return {
    name: monthInWords(month),
    number,
    turnsTo,
    firstWeekday: weekdayOf(parseDate(`${month}-01`, 'month')),
    length: dayNumbers.length,
    marked: days.map(({ date, purpose, favourable }) => ({ day: Number(date.slice(8)), purpose, favourable })),
  };
}

/** The months one by one; a number that comes a third time has no third text. */
export function months({ reading }: CyclesReport): Chapter {
  return bookChapter({
    id: 'meses',
    title: 'Mês a mês',
    part,
    opening: h(
      'p',
      { className: 'lead' },
      'O número do mês dá o assunto. Embaixo de cada um, os dias que juntam duas coisas: a marca do calendário e o favor da sua data de nascimento.',
    ),
    content: [
      flow(
        reading.months.map((month) =>
          entry({
            numbers: [month.number],
            title: h('span', {}, ...monthTitle(month.month)),
            paragraphs: [month.text ?? again(month, reading.months)],
            note: bestDays(month),
          }),
        ),
      ),
    ],
  });
}

function again({ number, month }: CycleMonth, all: readonly CycleMonth[]): string {
  const before = all
    .filter((one) => one.number === number && one.month < month)
    .map((one) => monthNames[Number(one.month.slice(5)) - 1] ?? '');
  return `O ${number} pela terceira vez. Compare com ${list(before)} e escreva uma linha sobre o que mudou de lugar.`;
}

/** "começar 3 e 12 · combinar 7"; absent where no marked day is a favourable one. */
function bestDays({ days }: CycleMonth): string | undefined {
  const words = { start: 'começar', agree: 'combinar', rest: 'descansar' } as const;
  const groups = Object.entries(words).flatMap(([purpose, word]) => {
    const own = days
      .filter((day) => day.favourable && day.purpose === purpose)
      .map(({ date }) => Number(date.slice(8)));
    return own.length === 0 ? [] : [`${word} ${list(own)}`];
  });
  return groups.length === 0 ? undefined : `Dias com estrela: ${groups.join(' · ')}.`;
}

function monthTitle(month: string): Content[] {
  const name = monthNames[Number(month.slice(5)) - 1] ?? '';
  return [capitalised(name), h('span', { className: 'numbers-of-year' }, ` de ${month.slice(0, 4)}`)];
}
