import { type DayHeatMonth, drawDayHeat } from '@sefira/drawings/day-heat';
import type { ScoredDay } from '@sefira/numerology/best-days/best-days';
import { daysInMonth, parseDate, shortDate, weekdayOf } from '@sefira/numerology/calendar/calendar';
import { levelNames, type MonthOfDays } from '@sefira/numerology/interpretations/best-days/read-best-days';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { dateInWords, dayInWords, monthInWords } from '../parts/dates.ts';

/** Ranked days in a ring. */
const ringed = 3;
/** More months have their table, with the holidays below it, on a page of its own. */
const monthsOnOnePage = 4;

/** Every day of the range in its colour, and the best of each month: on one page for a short range. */
export function calendarChapters(reading: ReadingOf<'dates'>): Chapter[] {
  const { input, result, words } = reading;
  const months = monthsOf(result.days, result.best);
  const isShort = months.length <= monthsOnOnePage;
  const heat = chapter({
    id: 'calendario',
    title: 'O calendário',
    part: 'O período',
    lead: `De ${dateInWords(input.from)} a ${dateInWords(input.to)}. Quanto mais cheia a cor, melhor o dia para todos; as três primeiras datas têm um anel dourado.`,
    content: [
      drawing(
        drawDayHeat(
          {
            title: `Calendário de ${dateInWords(input.from)} a ${dateInWords(input.to)}; as melhores datas: ${result.best
              .slice(0, ringed)
              .map(({ date }) => dateInWords(date))
              .join(', ')}`,
            months,
            words: { ...levelNames, best: 'Primeiras datas', avoided: 'Evitado' },
          },
          { palette: reportPalette },
        ),
        'heat',
      ),
      ...(isShort ? [section('Mês a mês', monthTable(words.months)), holidaysIn(result.days)] : []),
    ],
  });
  if (isShort) return [heat];
  const byMonth = chapter({
    id: 'mes-a-mes',
    title: 'Mês a mês',
    part: 'O período',
    lead: 'Se a data precisa cair num mês certo, comece por aqui: quantos dias favoráveis ele tem e qual é o melhor deles.',
    content: [monthTable(words.months), holidaysIn(result.days)],
  });
  return [heat, byMonth];
}

function monthsOf(days: readonly ScoredDay[], best: readonly ScoredDay[]): DayHeatMonth[] {
  const first = new Set(best.slice(0, ringed).map(({ date }) => date));
  const byMonth = Map.groupBy(days, ({ date }) => date.slice(0, 7));
  return [...byMonth].map(([key, own]) => {
    const start = parseDate(`${key}-01`, 'month');
    return {
      name: monthInWords(key),
      firstWeekday: weekdayOf(start),
      days: daysInMonth(start.year, start.month),
      compared: own.map(({ date, level, avoided }) => ({
        day: Number(date.slice(8)),
        level,
        isAvoided: avoided !== null,
        isBest: first.has(date),
      })),
    };
  });
}

function monthTable(months: readonly MonthOfDays[]): Content {
  return h(
    'table',
    { className: 'plan by-month' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        ...each(['Mês', 'Dias favoráveis', 'O melhor dia', 'Anotação'], (head) => h('th', { scope: 'col' }, head)),
      ),
    ),
    h(
      'tbody',
      {},
      ...each(months, ({ month, good, best }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, monthInWords(month)),
          h('td', {}, good === 0 ? 'nenhum' : String(good)),
          h('td', {}, best === null ? 'nenhum dia livre' : dayInWords(best)),
          h('td', { className: 'write' }, '\u00a0'),
        ),
      ),
    ),
  );
}

function holidaysIn(days: readonly ScoredDay[]): Content {
  const holidays = days.filter(({ holiday }) => holiday !== null);
  const municipal = 'Os feriados municipais não entram na conta: confira os da sua cidade.';
  if (holidays.length === 0) return h('p', { className: 'small muted section' }, municipal);
  const listed = holidays.map(({ date, holiday }) => `${shortDate(date)} ${holiday}`).join(' · ');
  return section(
    'Feriados do período',
    h('p', { className: 'small' }, `${listed}.`),
    h('p', { className: 'small muted' }, municipal),
  );
}
