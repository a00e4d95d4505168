import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { drawTreeOfLife } from '@sefira/drawings/tree-of-life';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { showsTreeOfLife } from '@sefira/numerology/schools/shown';
import { wordsFor } from '../book/reader.ts';
import { type Content, drawing, each, h, ratioOf } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { shortSectionsOfSchool } from '../parts/own-sections.ts';
import { lettersByWord } from '../parts/people.ts';
import type { PersonalReportInput } from './input.ts';

/** From these many letters on there is room to write below the tree. */
const LONG_FROM = 21;
/** Millimetres: the text column, and what the page has for letters and tree together. */
const columnWidth = 166;
const freeHeight = 147;
const noteHeight = 8;
/** Widths of the tree in millimetres, and the height of the text beside the smallest. */
const treeWidths = [84, 56, 42] as const;
const leastTreeHeight = 57;

/** The letters and their values, how often each value comes, and the tree or the short parts of the map's school. */
export function letters(
  { map }: PersonalReportInput,
  { lead, hasNotes = true }: { readonly lead?: string; readonly hasNotes?: boolean } = {},
): Chapter {
  const words = wordsFor(map);
  const grid = drawLetterGrid(gridOf(map), { palette: reportPalette });
  const free = freeHeight - noteHeight * map.notes.length;
  const hasTree = showsTreeOfLife(map);
  const most = hasTree ? free - leastTreeHeight : Number.POSITIVE_INFINITY;
  const gridWidth = Math.round(Math.min(columnWidth, most / ratioOf(grid)));
  return chapter({
    id: 'letras',
    hasNotes: hasNotes && map.letters.length > LONG_FROM,
    title: words.letters,
    part: 'Panorama',
    lead: lead ?? words.lettersLead,
    content: [
      h('div', { className: 'figure', style: { width: `${gridWidth}mm` } }, drawing(grid, 'grid-picture')),
      h('div', {}, ...each(map.notes, (note) => h('p', { className: 'small muted' }, note.message))),
      section('Quantas vezes cada valor aparece', counts(map)),
      ...(hasTree ? [treeOfLife(map, free - gridWidth * ratioOf(grid))] : []),
      ...shortSectionsOfSchool(map),
    ],
  });
}

/** As wide as the height that the letters leave allows, so that it stays on their page. */
function treeOfLife(map: NumerologyMap, height: number): Content {
  const words = wordsFor(map);
  const tree = drawTreeOfLife({ lights: lightsOf(map) }, { palette: reportPalette });
  const width = treeWidths.find((one) => one * ratioOf(tree) <= height) ?? treeWidths[2];
  return section(
    'A Árvore da Vida',
    h(
      'div',
      { className: 'pair', style: { gridTemplateColumns: `${width}mm 1fr` } },
      drawing(tree, 'tree'),
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
