import type { NumberPair } from '@sefira/numerology/interpretations/book/number-pairs';
import type { MainPosition } from '@sefira/numerology/interpretations/main-positions';
import { joinWords } from '@sefira/numerology/interpretations/text-of';
import { inPositions } from '@sefira/numerology/letter/phrases';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import type { Chapter } from '../parts/chapter.ts';
import type { Book } from './book.ts';
import { type Block, bookChapter, chapterOpening, entry, looseFlow } from './flow.ts';
import { wordsFor } from './reader.ts';

export const positionNames: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
};

/** `o 4 na Impressão e o 8 no Destino`. */
function numbersIn(positions: readonly MainPosition[], map: NumerologyMap): string {
  const places = Map.groupBy(positions, (position) => map[position]);
  return joinWords([...places].map(([number, held]) => `o ${number} ${inPositions(held)}`));
}

function titleOf({ kind, positions, numbers }: NumberPair, map: NumerologyMap): string {
  const [first = 0, second = 0] = numbers;
  switch (kind) {
    case 'pair':
      return positions.map((position, index) => `${positionNames[position]} ${numbers[index] ?? ''}`).join(' e ');
    case 'twice':
      return `O ${first} duas vezes: ${inPositions(positions)}`;
    case 'thrice':
      return `O ${first} se repete: ${inPositions(positions)}`;
    case 'mastersTogether':
      return `Dois mestres: ${first} e ${second}`;
    case 'debtAnswered':
      return `Quem responde à dívida ${first}: ${numbersIn(positions, map)}`;
    case 'lessonFilled':
      return `A lição ${first} e quem a preenche: ${numbersIn(positions, map)}`;
  }
}

/** What the numbers of one person say to each other, pair by pair. */
export function pairBlocks({ long, map }: Book): Block[] {
  return long.pairs.map((pair) => entry({ numbers: pair.numbers, title: titleOf(pair, map), paragraphs: [pair.text] }));
}

/** What the numbers of one person say to each other. */
export function conversations(book: Book): Chapter {
  const words = wordsFor(book.map);
  return bookChapter({
    id: 'conversas',
    title: words.conversations,
    part: words.inside,
    opening: chapterOpening(book, 'pairs'),
    content: [looseFlow(pairBlocks(book))],
  });
}
