import type { Participant, ScoredDay } from '@sefira/numerology/best-days/best-days';
import { interpretYear } from '@sefira/numerology/interpretations/personal-time';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { dateInWords, list, shortDate } from '../parts/dates.ts';

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
        { className: result.participants.length > 3 ? 'grid two compact' : 'stack' },
        ...each(result.participants, (participant, index) => personBlock(participant, index, result.days)),
      ),
    ],
  });
}

function personBlock(participant: Participant, index: number, days: readonly ScoredDay[]): Content {
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
  const years = yearsOf(index, days);
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
          h('p', { className: 'eyebrow' }, `Ano pessoal, de ${shortDate(from)} a ${shortDate(to)}`),
          h('p', { style: { margin: 0 } }, `${interpretYear(number).phase}.`),
        ),
      ),
    ),
  );
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
