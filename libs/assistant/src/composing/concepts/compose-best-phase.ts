import { personalTime } from '@sefira/numerology/calendar/personal-time';
import { interpretMoment } from '@sefira/numerology/interpretations/periods';
import { askFor, type Composed, type Composer, sentence } from '../composer.ts';
import { type Area, areas, textsOf } from '../passage-bank.ts';
import { yearOf } from '../period-facts.ts';
import { firstSentences, spokenTo } from '../shorten.ts';
import { ordinals } from './compose-phase.ts';

/** The numbers under which an area of life goes well, the best first, and what is done there. */
const wanted: Readonly<Record<Area, readonly [does: string, numbers: readonly number[]]>> = {
  dinheiro: ['prosperar', [8, 22, 4, 1]],
  trabalho: ['crescer no trabalho', [8, 1, 22, 4]],
  amor: ['a vida a dois', [6, 2, 9, 3]],
  familia: ['a família', [6, 2, 4, 9]],
  corpo: ['cuidar do corpo', [4, 6, 7, 2]],
  interior: ['a vida interior', [7, 9, 11, 2]],
};

/** `Em que época da vida eu prospero?`: the stretch with a number that favours it, whether it holds now, and the next such year. */
export function composeBestPhase(composer: Composer): Composed {
  const { act, today, system } = composer;
  const [label = 'eu'] = act.who;
  const birthDate = composer.person(label)?.birthDate;
  const found = composer.map(label);
  const speaker = composer.speaker(label);
  if (!birthDate || !found) return askFor(label, composer, 'date', 'ler as épocas da vida');
  const [does, numbers] = wanted[areas.find((one) => one === act.area) ?? 'trabalho'];
  const worth = (number: number) => (numbers.includes(number) ? numbers.length - numbers.indexOf(number) : 0);
  const phases = (found.map.periodos?.momentos ?? []).map((one) => ({
    ...one,
    isPast: (one.toDate ?? '9999') < today,
  }));
  const ahead = phases.filter(({ isPast }) => !isPast);
  const best = [...phases].sort(
    (one, other) => worth(other.number) - worth(one.number) || Number(one.isPast) - Number(other.isPast),
  )[0];
  if (!best) return askFor(label, composer, 'date', 'ler as épocas da vida');
  const next = ahead.find((one) => one !== best && worth(one.number) > 0);
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: 12 }, (_, by) => year + by).filter(
    (one) => yearOf(birthDate, one, system).opens === numbers[0],
  );
  const span = (one: (typeof phases)[number]) =>
    one.toDate === null
      ? `de ${one.fromDate.slice(0, 4)} em diante`
      : `de ${one.fromDate.slice(0, 4)} a ${one.toDate.slice(0, 4)}`;
  const nameOf = (one: (typeof phases)[number]) =>
    `${ordinals[one.position - 1] ?? `${one.position}º`} momento decisivo, ${one.number}`;
  const state = best.current
    ? 'E é o que vale agora.'
    : best.isPast
      ? 'Ele já passou, e o que foi plantado ali continua seu.'
      : 'Ele ainda vem.';
  const present = personalTime(birthDate, today, system).anoPessoal;
  const text = [
    worth(best.number) > 0
      ? `**Para ${does}, o trecho mais aberto ${speaker.isMine ? 'da sua linha' : `da linha ${speaker.of}`} é o ${nameOf(best)} (${span(best)}).** ${state}`
      : `**Nenhum trecho ${speaker.isMine ? 'seu' : speaker.of} tem o número clássico para ${does}; o mais próximo é o ${nameOf(best)} (${span(best)}).** ${state}`,
    spokenTo(speaker, firstSentences(interpretMoment(best.position, best.number).text, 1)),
    next ? `Outro trecho bom: o ${nameOf(next)} (${span(next)}).` : '',
    years.length > 0
      ? sentence(
          `Dentro de qualquer fase, o ano ${numbers[0]}, de ${textsOf(numbers[0] ?? 8).palavra}, ajuda mais: começa em ${years.join(' e em ')}.`,
        )
      : '',
  ];
  return {
    text: text.filter(Boolean).join(' '),
    basis: phases.map((one) => `${nameOf(one)}: ${span(one)}.`),
    results: [
      {
        ...found,
        facts: [
          ...found.facts,
          ...[...phases.map(({ number }) => number), numbers[0] ?? 8, present].map((value) => ({
            label: 'Fase',
            of: '',
            value,
          })),
        ],
      },
    ],
    chips: ['Como está o meu momento?', 'Me dá um conselho'],
    title: 'As épocas da vida',
  };
}
