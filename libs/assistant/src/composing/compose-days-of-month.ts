import { daysInMonth, parseDate } from '@sefira/numerology/calendar/calendar';
import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { readPeriod } from '../tools/period-tool.ts';
import { type Composed, type Composer, ownerOf } from './composer.ts';
import { textsOf } from './passage-bank.ts';
import { monthInWords } from './period-facts.ts';

const dayByDay = /\bdia (?:a|por) dia\b|\bcada dia\b|\btodos os dias\b/u;

/** Every day of a month, by the number of the personal day; null for any other question. */
export function composeDaysOfMonth(composer: Composer): Composed | null {
  const { act, system } = composer;
  const [label = 'eu'] = act.who;
  const [period] = act.periods;
  const birthDate = composer.person(label)?.birthDate;
  if (!birthDate || period?.span !== 'month' || period.until !== undefined || !dayByDay.test(act.words)) return null;
  const { date } = period;
  const speaker = composer.speaker(label);
  const { year, month } = parseDate(date, 'month');
  const byNumber = new Map<number, number[]>();
  for (let day = 1; day <= daysInMonth(year, month); day += 1) {
    const text = `${date.slice(0, 8)}${String(day).padStart(2, '0')}`;
    const number = personalTime(birthDate, text, system).diaPessoal;
    byNumber.set(number, [...(byNumber.get(number) ?? []), day]);
  }
  const lines = [...byNumber]
    .sort(([one], [other]) => one - other)
    .map(
      ([number, days]) =>
        `- **${number}, ${textsOf(number).palavra}:** ${days.length > 1 ? 'dias' : 'dia'} ${days.join(', ')}`,
    );
  const called = ownerOf(composer.person(label), speaker);
  return {
    text: `**${speaker.isMine ? 'Os seus dias pessoais' : `Os dias pessoais ${speaker.of}`} em ${monthInWords(date)}:**\n\n${lines.join('\n')}\n\nO ano inteiro, com uma linha para cada dia, está no [Livro do ano](/livro-do-ano).`,
    results: [
      {
        ...readPeriod({ called, birthDate }, date, 'month', system),
        facts: [...byNumber].flatMap(([value, days]) => [
          { label: 'Dia pessoal', of: called, value },
          ...days.map((day) => ({ label: 'Dia', of: called, value: day })),
        ]),
      },
    ],
    chips: [`Qual o melhor dia de ${monthInWords(date)}?`, 'Como está o meu momento?'],
    title: `Dia a dia: ${monthInWords(date)}`,
  };
}
