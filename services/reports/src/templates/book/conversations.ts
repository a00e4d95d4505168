import type { NumberPair } from '@sefira/numerology/interpretations/book/number-pairs';
import type { MainPosition } from '@sefira/numerology/interpretations/main-positions';
import { inPositions } from '@sefira/numerology/letter/phrases';
import type { Chapter } from '../parts/chapter.ts';
import type { Book } from './book.ts';
import { bookChapter, chapterOpening, entry, looseFlow } from './flow.ts';

export const positionNames: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação',
  impressao: 'Impressão',
  expressao: 'Expressão',
  destino: 'Destino',
  missao: 'Missão',
};

function titleOf({ kind, positions, numbers }: NumberPair): string {
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
      return `Quem responde à dívida ${first}: o número ${inPositions(positions)}`;
    case 'lessonFilled':
      return `A lição ${first} e quem a preenche: o número ${inPositions(positions)}`;
  }
}

/** What the numbers of one person say to each other. */
export function conversations(book: Book): Chapter {
  return bookChapter({
    id: 'conversas',
    title: 'Como os seus números conversam',
    part: 'Quem você é por dentro',
    opening: chapterOpening(book, 'pairs'),
    content: [
      looseFlow(
        book.long.pairs.map((pair) => entry({ numbers: pair.numbers, title: titleOf(pair), paragraphs: [pair.text] })),
      ),
    ],
  });
}
