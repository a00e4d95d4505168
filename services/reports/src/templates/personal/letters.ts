import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { showsTreeOfLife } from '@sefira/numerology/schools/shown';
import { wordsFor } from '../book/reader.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { shortSectionsOfSchool } from '../parts/own-sections.ts';
import { lettersByWord } from '../parts/people.ts';
import type { PersonalReportInput } from './input.ts';

/** From these many letters on, the tree is drawn smaller and smaller still, so that it stays with them. */
const LONG_FROM = 21;
const VERY_LONG_FROM = 46;

/** The letters and their values, how often each value comes, and the tree or the short parts of the map's school. */
export function letters(
  { map }: PersonalReportInput,
  { lead, hasNotes = true }: { readonly lead?: string; readonly hasNotes?: boolean } = {},
): Chapter {
  const words = wordsFor(map);
  return chapter({
    id: 'letras',
    hasNotes: hasNotes && map.letters.length > LONG_FROM,
    title: words.letters,
    part: 'Panorama',
    lead: lead ?? words.lettersLead,
    content: [
      drawing(drawLetterGrid(gridOf(map), { palette: reportPalette }), 'grid-picture'),
      h('div', {}, ...each(map.notes, (note) => h('p', { className: 'small muted' }, note.message))),
      section('Quantas vezes cada valor aparece', counts(map)),
      ...(showsTreeOfLife(map) ? [treeOfLife(map)] : []),
      ...shortSectionsOfSchool(map),
    ],
  });
}

function treeOfLife(map: NumerologyMap): Content {
  const words = wordsFor(map);
  const isLong = map.letters.length > LONG_FROM;
  const isVeryLong = map.letters.length >= VERY_LONG_FROM;
  return section(
    'A Árvore da Vida',
    h(
      'div',
      {
        className: isLong ? 'pair small' : 'pair',
        style: { gridTemplateColumns: isVeryLong ? '42mm 1fr' : isLong ? '56mm 1fr' : '84mm 1fr' },
      },
      drawing(
        drawTreeOfLife({ lights: lightsOf(map) }, { palette: reportPalette }),
        isVeryLong ? 'tree narrow short' : isLong ? 'tree narrow' : 'tree',
      ),
      h(
        'div',
        {},
        h(
          'p',
          {},
          'A Árvore da Vida é o mapa mais conhecido da Cabala: dez esferas, as sefirot, ligadas por vinte e dois caminhos, um para cada letra do alfabeto hebraico.',
        ),
        h('p', {}, words.spheres),
        h('p', { className: 'muted' }, words.darkSpheres),
      ),
    ),
  );
}

/** The letters of a name with their three sums. */
export function gridOf(map: NumerologyMap) {
  const sum = (vowel: boolean): number =>
    map.letters.reduce((total, letter) => (letter.vowel === vowel ? total + letter.value : total), 0);
  return {
    words: lettersByWord(map).map((word) =>
      word.map(({ letter, value, vowel }) => ({ letter: letter.toLocaleUpperCase('pt-BR'), value, vowel })),
    ),
    vowels: { label: 'Motivação', sum: sum(true), result: map.motivacao },
    all: { label: 'Expressão', sum: map.somaTotal, result: map.expressao },
    consonants: { label: 'Impressão', sum: sum(false), result: map.impressao },
  };
}

/** The five main numbers as lights of the tree. */
function lightsOf(map: NumerologyMap) {
  return [
    { number: map.motivacao, label: 'Motivação' },
    { number: map.impressao, label: 'Impressão' },
    { number: map.expressao, label: 'Expressão' },
    { number: map.destino, label: 'Destino' },
    { number: map.missao, label: 'Missão' },
  ];
}

/** How often each value comes among the letters. */
export function counts(map: NumerologyMap): Content {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const times = (value: number): number => map.valoresLetras.filter((one) => one === value).length;
  const reading = (value: number): string => {
    if (map.licoesCarmicas.includes(value)) return 'lição';
    return map.tendenciasOcultas.includes(value) ? 'tendência' : '';
  };
  return h(
    'table',
    { className: 'count' },
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('th', { scope: 'col' }, 'Valor'),
        ...each(values, (value) => h('th', { scope: 'col' }, String(value))),
      ),
    ),
    h(
      'tbody',
      {},
      h('tr', {}, h('th', { scope: 'row' }, 'Vezes'), ...each(values, (value) => h('td', {}, String(times(value))))),
      h(
        'tr',
        {},
        h('th', { scope: 'row' }, 'Leitura'),
        ...each(values, (value) => h('td', { className: 'small' }, reading(value))),
      ),
    ),
  );
}
