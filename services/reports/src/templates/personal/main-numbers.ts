import { interpretMain } from '@sefira/numerology/interpretations/main-positions';
import type { Chapter } from '../parts/chapter.ts';
import type { PersonalReportInput } from './input.ts';
import { numberChapter } from './number-chapter.ts';

/** Motivação, Impressão, Expressão, Destino, Missão. */
export function mainNumbers({ map }: PersonalReportInput): readonly Chapter[] {
  const { explanations } = map;
  return [
    numberChapter({
      id: 'motivacao',
      name: 'Motivação',
      meaning: 'O que você deseja por dentro, mesmo quando ninguém pergunta.',
      from: 'Vem das vogais do nome.',
      number: map.motivacao,
      text: interpretMain('motivacao', map.motivacao),
      explanation: explanations.motivacao,
    }),
    numberChapter({
      id: 'impressao',
      name: 'Impressão',
      meaning: 'O que os outros percebem antes de conhecer você.',
      from: 'Vem das consoantes do nome.',
      number: map.impressao,
      text: interpretMain('impressao', map.impressao),
      explanation: explanations.impressao,
    }),
    numberChapter({
      id: 'expressao',
      name: 'Expressão',
      meaning: 'O que você sabe fazer e o jeito como age no mundo.',
      from: 'Vem de todas as letras do nome.',
      number: map.expressao,
      text: interpretMain('expressao', map.expressao),
      explanation: explanations.expressao,
    }),
    numberChapter({
      id: 'destino',
      name: 'Destino',
      meaning: 'O caminho que a vida propõe e o que se aprende nele.',
      from: 'Vem da data de nascimento.',
      number: map.destino,
      text: interpretMain('destino', map.destino),
      explanation: explanations.destino,
    }),
    numberChapter({
      id: 'missao',
      name: 'Missão',
      meaning: 'O encontro entre o que você sabe e o caminho que percorre.',
      from: 'É a soma de Expressão e Destino.',
      number: map.missao,
      text: interpretMain('missao', map.missao),
      explanation: explanations.missao,
    }),
  ];
}
