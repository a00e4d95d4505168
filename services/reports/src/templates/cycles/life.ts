import { drawTimeline } from '@sefira/drawings/timeline';
import type { CyclePeriods, PeriodKind } from '@sefira/numerology/interpretations/cycles/read-cycles';
import { type Block, bookChapter, entry, flow, titled } from '../book/flow.ts';
import { tenseTags } from '../book/life.ts';
import { drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import type { Chapter } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { spansOf, timelineOf } from '../personal/life.ts';
import type { CyclesReport } from './input.ts';

const kinds = [
  ['cycle', 'Ciclo de vida: o clima de fundo', 'ciclo'],
  ['moment', 'Momento decisivo: as ocasiões', 'momento'],
  ['challenge', 'Desafio: o que se treina', 'desafio'],
] as const satisfies readonly (readonly [PeriodKind, string, string])[];

/** The periods of life, the running one first of its kind. */
export function life({ input, result, reading }: CyclesReport): Chapter {
  const birthYear = Number(input.birthDate.slice(0, 4));
  return bookChapter({
    id: 'fases',
    title: 'As fases em que os anos correm',
    part: 'A vida inteira',
    opening: h(
      'p',
      { className: 'lead' },
      reading.isChild
        ? 'Os anos giram dentro de fases bem mais longas. Leia com o olhar de quem cuida: o que aqui se chama trabalho e dinheiro, na infância se chama escola, brinquedo e mesada.'
        : 'Os anos giram dentro de fases bem mais longas. A linha mostra todas, e a fase de hoje vem primeiro em cada grupo.',
    ),
    content: [
      drawing(
        drawTimeline(timelineOf({ periods: result.periods, birthYear, age: reading.age }), { palette: reportPalette }),
        'timeline',
      ),
      flow(kinds.flatMap(([kind, title, unit]) => titled(title, blocks(reading.life[kind], unit)))),
    ],
  });
}

function blocks(periods: readonly CyclePeriods[], unit: string): Block[] {
  const ordered = periods.toSorted((one, other) => Number(other.tense === 'present') - Number(one.tense === 'present'));
  return ordered.map(({ number, tense, periods: own, text }) =>
    entry({
      numbers: [number],
      label: spansOf(own, `${unit}s`),
      tag: tenseTags[tense],
      isCurrent: tense === 'present',
      title: titleOf(own, unit),
      paragraphs: [text],
    }),
  );
}

const ordinals = ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'] as const;

/** "Terceiro ciclo", "Primeiro e segundo momentos". */
function titleOf(periods: CyclePeriods['periods'], unit: string): string {
  const words = periods.map(({ position }) => ordinals[position - 1] ?? '');
  const named = list(words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase('pt-BR'))));
  return `${named} ${unit}${periods.length > 1 ? 's' : ''}`;
}
