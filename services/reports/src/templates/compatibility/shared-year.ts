import { monthNames, parseDate, weekdayOf, weekdays } from '@sefira/numerology/calendar/calendar';
import type { SharedDay, SharedMonth } from '@sefira/numerology/interpretations/relationship/shared-calendar';
import { capitalised } from '@sefira/numerology/letter/phrases';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, numeral, practice } from '../parts/chapter.ts';
import { dateInWords, list } from '../parts/dates.ts';
import { steps } from '../parts/steps.ts';
import type { RelationInput } from './relation-input.ts';

/** Twelve months of all people together, each with its good days. */
export function sharedYear({ relation, result }: RelationInput): Chapter {
  const { called, calendar } = relation;
  const leastFavourable = Math.min(2, result.people.length);
  const hasMarks = calendar.some(({ days }) => days.some(({ favourable }) => favourable >= leastFavourable));
  const marks = ` Os dias marcados com ✦ estão entre os favoráveis de ${called.length === 2 ? 'ambos' : 'mais de uma pessoa'}.`;
  return chapter({
    id: 'doze-meses',
    title: 'Doze meses em comum',
    part: 'O tempo de vocês',
    hasNotes: true,
    lead: `O número grande é o do mês para ${called.length === 2 ? 'os dois' : 'todos'} juntos.${hasMarks ? marks : ''}`,
    content: [
      h('div', { className: 'stack months' }, ...each(calendar, (month) => monthBlock(month, called, leastFavourable))),
    ],
  });
}

function monthBlock(
  { month, number, personalMonths, text, practice: todo, days }: SharedMonth,
  called: readonly string[],
  leastFavourable: number,
): Content {
  const { year, month: index } = parseDate(`${month}-01`, 'month');
  const own = personalMonths.map((personalMonth, at) => `${called[at]} ${personalMonth}`);
  return h(
    'div',
    { className: 'entry' },
    numeral(number),
    h(
      'div',
      {},
      h('h4', {}, `${capitalised(monthNames[index - 1] ?? '')} de ${year}`),
      h('p', { className: 'small muted', style: { margin: 0 } }, `Mês pessoal: ${list(own)}`),
      h('p', { style: { margin: '1mm 0 0' } }, text),
      todo === null ? null : practice(todo),
      h(
        'ul',
        { className: 'dates' },
        ...each(days, ({ date, purpose, favourable }) =>
          h('li', {}, `${favourable >= leastFavourable ? '✦ ' : ''}${dayOf(date)}: ${purpose}`),
        ),
      ),
    ),
  );
}

/** "ter, 24" */
function dayOf(date: string): string {
  const parsed = parseDate(date, 'date');
  return `${(weekdays[weekdayOf(parsed)] ?? '').slice(0, 3)}, ${parsed.day}`;
}

/** From the first month of each on: it may have no day left. */
const appointmentMonths = [
  [0, 3],
  [3, 8],
  [8, 12],
] as const;

/** Recommendations, and three dated appointments of the shared calendar. */
export function firstSteps({ relation, referenceDate }: RelationInput): Chapter {
  const appointments: SharedDay[] = [];
  for (const [from, to] of appointmentMonths) {
    const months = relation.calendar
      .slice(from, to)
      .map((month) => month.days.filter(({ date }) => date > referenceDate));
    const days = (months.find((left) => left.length > 0) ?? []).toSorted(
      (one, other) => other.favourable - one.favourable,
    );
    const isNew = ({ purpose }: SharedDay) => appointments.every((other) => other.purpose !== purpose);
    const chosen = days.find(isNew) ?? days[0];
    if (chosen) appointments.push(chosen);
  }
  return chapter({
    id: 'por-onde-comecar',
    title: 'Por onde começar',
    part: 'O tempo de vocês',
    hasNotes: true,
    lead: 'Escolham uma sugestão, só uma, para os próximos trinta dias. As outras esperam.',
    content: [
      steps(relation.recommendations),
      h(
        'div',
        { className: 'card section' },
        h('h3', {}, 'Três encontros com data'),
        h(
          'dl',
          { className: 'facts single' },
          ...each(appointments, ({ date, purpose }) =>
            h('div', {}, h('dt', {}, dateInWords(date)), h('dd', {}, capitalised(purpose))),
          ),
        ),
        h('p', { style: { margin: '3mm 0 0' } }, 'Levem à primeira conversa a pergunta que abre este caderno.'),
      ),
    ],
  });
}
