import type { Participant, ScoredDay } from '@sefira/numerology/best-days/best-days';
import { shortDate } from '@sefira/numerology/calendar/calendar';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { bullets, type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { dateInWords, list } from '../parts/dates.ts';

/** Up to so many participants have room for what their years ask for. */
const mostInFull = 2;
const mostInOneColumn = 3;

/** The time of each person and company in the range. */
export function peopleChapter({ result }: ReadingOf<'dates'>): Chapter {
  return chapter({
    id: 'cada-um',
    title: 'O tempo de cada um',
    part: 'O período',
    lead: 'Os anos pessoais que passam pelo período e os dias do mês favoráveis de cada pessoa e empresa.',
    content: [
      h(
        'div',
        { className: result.participants.length > mostInOneColumn ? 'grid two compact' : 'stack' },
        ...each(result.participants, (participant, index) => personBlock(participant, index, result)),
      ),
    ],
  });
}

function personBlock(participant: Participant, index: number, result: ReadingOf<'dates'>['result']): Content {
  const { name, kind, date, favourableDays, nameNumber } = participant;
  if (date === null) {
    return h(
      'div',
      { className: 'card' },
      h('h3', {}, name),
      h('p', { className: 'small muted' }, `Empresa por abrir, Expressão ${nameNumber}`),
      h(
        'p',
        {},
        'Ainda sem data de fundação: cada dia do período foi lido como o primeiro dela, e o número da data comparado com o do nome.',
      ),
    );
  }
  const years = yearsOf(index, result.days);
  const isInFull = result.participants.length <= mostInFull;
  const isNarrow = result.participants.length > mostInOneColumn;
  const own = favourableDays.toSorted((one, other) => one - other);
  return h(
    'div',
    { className: 'card' },
    h('h3', {}, name),
    h(
      'p',
      { className: 'small muted' },
      `${kind === 'person' ? 'Nascimento' : 'Fundação'} em ${dateInWords(date)} · dias favoráveis de cada mês: ${list(own)}`,
    ),
    ...each(years, ({ number, from, to }) =>
      h(
        'div',
        { className: 'entry period' },
        numeral(number),
        h(
          'div',
          {},
          h(
            'p',
            { className: 'eyebrow' },
            `${isNarrow ? 'de' : 'Ano pessoal, de'} ${shortDate(from)} a ${shortDate(to)}`,
          ),
          h(
            'p',
            { style: { margin: 0 } },
            isInFull ? h('strong', {}, `${interpretYear(number).phase}.`) : `${interpretYear(number).phase}.`,
          ),
          ...(isInFull ? whatYearAsks(number) : []),
        ),
      ),
    ),
  );
}

function whatYearAsks(number: number): Content[] {
  const { description, opportunities, challenges } = interpretYear(number);
  return [
    h('p', { style: { margin: '1.4mm 0' } }, description),
    h(
      'div',
      { className: 'grid two' },
      h('div', {}, h('h4', {}, 'Oportunidades'), bullets(opportunities)),
      h('div', {}, h('h4', {}, 'Cuidados'), bullets(challenges)),
    ),
  ];
}

function yearsOf(index: number, days: readonly ScoredDay[]): { number: number; from: string; to: string }[] {
  const spans: { number: number; from: string; to: string }[] = [];
  for (const { date, participants } of days) {
    const number = participants[index]?.anoPessoal;
    if (number === undefined) continue;
    const last = spans.at(-1);
    if (last?.number === number) last.to = date;
    else spans.push({ number, from: date, to: date });
  }
  return spans;
}
