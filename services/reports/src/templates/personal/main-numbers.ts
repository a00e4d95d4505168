import type { AreaReading } from '@sefira/numerology/interpretations/book/areas-by-age';
import { ageBandOf } from '@sefira/numerology/interpretations/book/life-line';
import { interpretMainOf } from '@sefira/numerology/interpretations/book/main-of-person';
import { type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import type { Content } from '../document/element.ts';
import type { Chapter } from '../parts/chapter.ts';
import type { PersonalReportInput } from './input.ts';
import { numberChapter } from './number-chapter.ts';

interface PositionWords {
  readonly name: string;
  readonly meaning: string;
  readonly ofChild: string;
  readonly from: string;
}

const words: Readonly<Record<MainPosition, PositionWords>> = {
  motivacao: {
    name: 'Motivação',
    meaning: 'O que você deseja por dentro, mesmo quando ninguém pergunta.',
    ofChild: 'O que a criança deseja por dentro, mesmo quando ninguém pergunta.',
    from: 'Vem das vogais do nome.',
  },
  impressao: {
    name: 'Impressão',
    meaning: 'O que os outros percebem antes de conhecer você.',
    ofChild: 'O que os outros percebem antes de conhecer a criança.',
    from: 'Vem das consoantes do nome.',
  },
  expressao: {
    name: 'Expressão',
    meaning: 'O que você sabe fazer e o jeito como age no mundo.',
    ofChild: 'O que a criança faz com facilidade e o jeito como age.',
    from: 'Vem de todas as letras do nome.',
  },
  destino: {
    name: 'Destino',
    meaning: 'O caminho que a vida propõe e o que se aprende nele.',
    ofChild: 'O caminho que a vida propõe e o que se aprende nele.',
    from: 'Vem da data de nascimento.',
  },
  missao: {
    name: 'Missão',
    meaning: 'O encontro entre o que você sabe e o caminho que percorre.',
    ofChild: 'O encontro entre o que a criança sabe e o caminho que percorre.',
    from: 'É a soma de Expressão e Destino.',
  },
};

/** What the complete map adds to the five numbers. */
export interface NumberAdditions {
  readonly areas: Readonly<Record<MainPosition, readonly AreaReading[]>>;
  /** Above the first number. */
  readonly opening: Content;
}

/** Motivação, Impressão, Expressão, Destino, Missão. */
export function mainNumbers({ map }: PersonalReportInput, additions?: NumberAdditions): readonly Chapter[] {
  const isChild = ageBandOf(map.idade) === 'child';
  return mainPositions.map((position, index) => {
    const { name, meaning, ofChild, from } = words[position];
    return numberChapter({
      id: position,
      name,
      meaning: isChild ? ofChild : meaning,
      from,
      number: map[position],
      text: interpretMainOf(map, position),
      explanation: map.explanations[position],
      areas: additions?.areas[position],
      opening: index === 0 ? additions?.opening : null,
    });
  });
}
