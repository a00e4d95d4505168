import { drawTriangle } from '@sefira/drawings/triangle';
import { interpretSequence } from '@sefira/numerology/interpretations/arcana';
import type { NumerologyMap, TriangleName } from '@sefira/numerology/map-result';
import { type Content, drawing, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { compactReadings, readings, section } from './chapter.ts';

export const triangleTitles: Readonly<Record<TriangleName, string>> = {
  vida: 'Triângulo da vida',
  pessoal: 'Triângulo pessoal',
  social: 'Triângulo social',
  destino: 'Triângulo do destino',
};

/** A triangle with its sequences. */
export function triangleDrawing(map: NumerologyMap, name: TriangleName, className: string): Content {
  const triangle = map.triangulos[name];
  return drawing(
    drawTriangle(
      {
        name: triangleTitles[name],
        letters: map.letters.map(({ letter }) => letter.toLocaleUpperCase('pt-BR')),
        rows: triangle.rows,
        sequences: triangle.sequenciasNegativas.map(({ sequence, row, start, length }) => ({
          row,
          start,
          length,
          digit: Number(sequence.charAt(0)),
          word: interpretSequence(sequence).title.toLocaleLowerCase('pt-BR'),
        })),
      },
      { palette: reportPalette },
    ),
    className,
  );
}

/** The negative sequences of the name by theme. */
export function sequences(map: NumerologyMap): Content {
  const found = [...new Set(map.sequenciasNegativas)].map((sequence) => ({
    number: Number(sequence),
    hue: Number(sequence.charAt(0)),
    label: 'No triângulo da vida',
    passage: interpretSequence(sequence),
  }));
  return section(
    'Sequências que pedem atenção',
    found.length === 0
      ? h('p', {}, 'O seu triângulo da vida não tem sequências de três algarismos iguais.')
      : (found.length === 1 ? readings : compactReadings)(found),
  );
}
