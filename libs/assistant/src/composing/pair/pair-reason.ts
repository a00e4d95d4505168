import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { dayInWords } from '../../tools/map-tool.ts';
import type { Period } from '../../understanding/read-periods.ts';
import { type Composed, type Composer, ownerOf, sentence } from '../composer.ts';
import { dayPassage, monthInWords, monthPassage, purposeOf, yearOf, yearPassage } from '../period-facts.ts';
import { composePairPeriods } from './pair-periods.ts';

const nouns = { day: 'dia', week: 'dia', month: 'mês', year: 'ano' } as const;

function numberIn({ span, date }: Period, birthDate: string, system: string): number {
  if (span === 'year') return yearOf(birthDate, Number(date.slice(0, 4)), system).opens;
  const time = personalTime(birthDate, date, system);
  return span === 'month' ? time.mesPessoal : time.diaPessoal;
}

function meaning({ span }: Period, number: number) {
  if (span === 'month') return monthPassage(number, 0);
  return span === 'year' ? yearPassage(number, 'clima') : dayPassage(number, 0);
}

/** Why a time was chosen for several people: the number of each there, and what it asks for. */
export function composePairReason(composer: Composer): Composed {
  const { act, state, system } = composer;
  const chosen = state.time.last.at(-1);
  const people = act.who.slice(0, 4).flatMap((label) => {
    const birthDate = composer.person(label)?.birthDate;
    return birthDate ? [{ speaker: composer.speaker(label), person: composer.person(label), birthDate }] : [];
  });
  if (!chosen || people.length < 2) return composePairPeriods(composer);
  const { nome, razao, bons } = purposeOf(act.purpose);
  const noun = nouns[chosen.span];
  const when =
    chosen.span === 'month'
      ? monthInWords(chosen.date)
      : chosen.span === 'year'
        ? chosen.date.slice(0, 4)
        : dayInWords(chosen.date);
  const numbers = people.map((one) => ({ ...one, number: numberIn(chosen, one.birthDate, system) }));
  const listed = joinWords(
    numbers.map(({ speaker, number }) => `${number} ${speaker.isMine ? 'para você' : `para ${speaker.called}`}`),
  );
  const different = [...new Set(numbers.map(({ number }) => number))];
  const helps = different.filter((number) => bons.includes(number));
  const readings = different
    .slice(0, 2)
    .map((number) => sentence(`o ${number}`, composer.pick(meaning(chosen, number))));
  return {
    text: [
      `**Porque ${when} é um ${noun} ${listed}.**`,
      helps.length > 0
        ? `Para ${nome} se busca ${razao}, e é o que ${joinWords(helps.map((one) => `o ${one}`))} ${helps.length > 1 ? 'pedem' : 'pede'}.`
        : `Para ${nome} se busca ${razao}; aqui o conjunto pesa menos contra que nas outras datas.`,
      ...readings,
    ].join(' '),
    results: [
      {
        tool: 'calcular_periodo',
        facts: [
          ...numbers.map(({ number, speaker, person }) => ({
            label: 'Número',
            of: ownerOf(person, speaker),
            value: number,
          })),
          ...bons.map((value) => ({ label: 'Número', of: '', value })),
        ],
        card: null,
        sources: [],
      },
    ],
    chips: ['E a segunda opção?', 'O que temos em comum?'],
    chosen,
  };
}
