import { drawCouple } from '@sefira/drawings/couple';
import { drawRelationMap } from '@sefira/drawings/relation-map';
import { drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, numeral } from '../parts/chapter.ts';
import { relationMapOf } from '../parts/relations.ts';
import type { RelationInput } from './relation-input.ts';

const rows = [
  ['motivacao', 'Motivação'],
  ['impressao', 'Impressão'],
  ['expressao', 'Expressão'],
  ['destino', 'Destino'],
  ['missao', 'Missão'],
  ['anoPessoal', 'Ano pessoal'],
] as const;

/** The numbers of all side by side under their drawing; no percentage. */
export function panorama({ result, relation }: RelationInput): Chapter {
  const { people, pairs } = result;
  const { called } = relation;
  const isPair = people.length === 2;
  return chapter({
    id: 'panorama',
    title: 'Vocês em uma página',
    part: 'Para abrir',
    hasNotes: true,
    content: [
      h('div', { className: 'figure', style: { width: isPair ? '130mm' : '112mm' } }, drawing(pictureOf(), '')),
      h(
        'table',
        { className: 'side-by-side', style: { marginTop: '5mm' } },
        h(
          'thead',
          {},
          h('tr', {}, h('th', { scope: 'col' }, 'Número'), ...each(called, (name) => h('th', { scope: 'col' }, name))),
        ),
        h(
          'tbody',
          {},
          ...each(rows, ([key, name]) =>
            h('tr', {}, h('th', { scope: 'row' }, name), ...each(people, ({ map }) => h('td', {}, numeral(map[key])))),
          ),
        ),
      ),
      h(
        'p',
        { style: { marginTop: '4mm' } },
        `Somados e reduzidos, os Destinos dão ${relation.number}, o número ${isPair ? 'do par' : 'do conjunto'}. ${isPair ? 'As teias do desenho são as da Missão, reduzida' : 'No desenho, cada pessoa traz a sua Missão, e as linhas comparam as Missões duas a duas, reduzidas'} a um algarismo: é por ela que a escola compara duas pessoas.`,
      ),
    ],
  });

  function pictureOf() {
    const [pair] = pairs;
    if (!isPair || !pair) return drawRelationMap(relationMapOf(people, pairs), { palette: reportPalette });
    return drawCouple(
      {
        first: { name: called[0] ?? '', number: pair.numbers[0] },
        second: { name: called[1] ?? '', number: pair.numbers[1] },
        together: relation.number,
      },
      { palette: reportPalette },
    );
  }
}
