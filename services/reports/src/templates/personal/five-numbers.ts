import { interpretMain, type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { h } from '../document/element.ts';
import { calculation } from '../parts/calculation.ts';
import { type Chapter, chapter, readings, section } from '../parts/chapter.ts';
import type { PersonalReportInput } from './input.ts';

const NAMES: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação · o que você deseja',
  impressao: 'Impressão · o que os outros percebem',
  expressao: 'Expressão · o que você sabe fazer',
  destino: 'Destino · o caminho que a vida propõe',
  missao: 'Missão · o encontro dos dois',
};

/** The five main numbers one below the other, each with its meaning and one practice. */
export function fiveNumbers({ map }: PersonalReportInput): Chapter {
  return chapter({
    id: 'cinco-numeros',
    title: 'Os seus cinco números',
    part: 'Panorama',
    lead: 'Três vêm do nome, um da data de nascimento, e o último é a soma do que você sabe com o caminho que percorre.',
    content: [
      h(
        'div',
        { className: 'section snug' },
        readings(
          mainPositions.map((position) => {
            const { title, text, advice } = interpretMain(position, map[position]);
            return { number: map[position], label: NAMES[position], passage: { title, text, practice: advice } };
          }),
        ),
      ),
      section(
        'Como chegamos a eles',
        ...mainPositions.map((position) =>
          h(
            'div',
            { key: position, className: 'derived' },
            h('h4', {}, NAMES[position].split(' · ')[0]),
            calculation(map.explanations[position]),
          ),
        ),
      ),
    ],
  });
}
