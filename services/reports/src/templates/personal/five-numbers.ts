import { ageBandOf } from '@sefira/numerology/interpretations/book/life-line';
import { interpretMainOf } from '@sefira/numerology/interpretations/book/main-of-person';
import { type MainPosition, mainPositions } from '@sefira/numerology/interpretations/main-positions';
import { type Block, bookChapter, entry, flow, headed } from '../book/flow.ts';
import { h } from '../document/element.ts';
import { calculation } from '../parts/calculation.ts';
import type { Chapter } from '../parts/chapter.ts';
import type { PersonalReportInput } from './input.ts';

const names: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação · o que você deseja',
  impressao: 'Impressão · o que os outros percebem',
  expressao: 'Expressão · o que você sabe fazer',
  destino: 'Destino · o caminho que a vida propõe',
  missao: 'Missão · o encontro dos dois',
};

const namesOfChild: Readonly<Record<MainPosition, string>> = {
  motivacao: 'Motivação · o que a criança deseja',
  impressao: 'Impressão · o que os outros percebem',
  expressao: 'Expressão · o que a criança sabe fazer',
  destino: 'Destino · o caminho que a vida propõe',
  missao: 'Missão · o encontro dos dois',
};

/** A line of letters holds some thirty of them. */
const lettersOfLine = 30;

/** The five main numbers one below the other, each with its meaning and one practice. */
export function fiveNumbers({ map }: PersonalReportInput): Chapter {
  const isChild = ageBandOf(map.idade) === 'child';
  const labels = isChild ? namesOfChild : names;
  const readings = mainPositions.map((position) => {
    const { title, text, advice } = interpretMainOf(map, position);
    return entry({ numbers: [map[position]], label: labels[position], title, paragraphs: [text], practice: advice });
  });
  const sums = mainPositions.map((position): Block => {
    const explanation = map.explanations[position];
    const letters = (explanation.parts ?? []).reduce((sum, part) => sum + (part.letters?.length ?? 0), 0);
    return {
      content: h(
        'div',
        { className: 'derived' },
        h('h4', {}, labels[position].split(' · ')[0]),
        calculation(explanation),
      ),
      height: 16 + Math.ceil(letters / lettersOfLine) * 9,
    };
  });
  const [first, ...rest] = sums;
  return bookChapter({
    id: 'cinco-numeros',
    title: isChild ? 'Os cinco números' : 'Os seus cinco números',
    part: 'Panorama',
    opening: h(
      'p',
      { className: 'lead' },
      isChild
        ? 'Três vêm do nome, um da data de nascimento, e o último é a soma do que a criança sabe com o caminho que percorre.'
        : 'Três vêm do nome, um da data de nascimento, e o último é a soma do que você sabe com o caminho que percorre.',
    ),
    content: [flow([...readings, ...(first ? [headed('Como chegamos a eles', first)] : []), ...rest])],
  });
}
