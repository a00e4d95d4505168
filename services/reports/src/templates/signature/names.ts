import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { interpretRulingArcano } from '@sefira/numerology/interpretations/arcana';
import { titleOf } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import type { SignatureEntry } from '@sefira/numerology/signature/compare-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Block, pagedFlow, entry as passage, textHeight, titled } from '../book/flow.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { triangleDrawing } from '../parts/triangles.ts';
import { gridOf } from '../personal/letters.ts';
import { causeBlocks, namesWithoutSequence } from './causes.ts';

/** Millimetres: a row of the table beside its name, a line of that name with its characters, and what follows the table. */
const rowHeight = 9;
const lineHeight = 5;
const charactersOfName = 22;
const unchangedHeight = 32;
const trialsHeading = 16;
const trialHeight = 14;
/** Millimetres: a name with its letters, those letters, a line of its reasons; characters of that line. */
const namedHeight = 42;
const gridHeight = 26;
const reasonHeight = 6;
/** Letters of a row, and the height of each further one. */
const lettersOfRow = 18;
const rowOfLetters = 14;
const charactersOfReason = 62;
/** Of the page of four triangles: the page, its heading, a pair of triangles beside the picture, and a passage. */
const roomOfTriangles = 226;
const headHeight = 52;
const pairHeight = 14;
const passageHeight = 36;
/** Of a triangle's picture for each letter, and below the last row. */
const triangleRow = 3.6;
const triangleTip = 9;
/** Letters from which on the picture grows no more. */
const mostRows = 20;

/** From this many names on they stand without their triangles. */
const manyNames = 4;

/** Every name, trial and better spelling in a row with its numbers; then the names letter by letter, and the causes. */
export function comparison(reading: ReadingOf<'signature'>): Chapter {
  const { study, words } = reading;
  const given = study.entries.flatMap((entry, index) =>
    entry.use === null ? [] : [{ entry, reasons: words.reasons[index] ?? [] }],
  );
  const showsTriangles = study.hasTriangles && given.length < manyNames;
  const letters = titled(
    'Letra por letra',
    given.map(({ entry, reasons }) => named(entry, reasons, showsTriangles)),
  );
  return chapter({
    id: 'lado-a-lado',
    title: 'Os nomes lado a lado',
    part: 'A comparação',
    lead: study.hasTriangles
      ? 'Cada linha é um jeito de escrever você. “Trechos” conta os grupos de letras que formam sequências negativas; quanto menos, melhor.'
      : 'Cada linha é um jeito de escrever você. Harmonia é o acordo entre o nome e o nascimento.',
    hasNotes: true,
    content: [
      table(study),
      unchanged(study.entries[0]),
      ...trialReasons(reading),
      pagedFlow([...letters, ...causeBlocks(reading)], heightOfTable(reading)),
    ],
  });
}

function table({ entries, variants, best, hasTriangles }: ReadingOf<'signature'>['study']): Content {
  const columns: readonly (readonly [string, (entry: SignatureEntry) => string])[] = [
    ['Motiv.', ({ map }) => String(map.motivacao)],
    ['Impr.', ({ map }) => String(map.impressao)],
    ['Expr.', ({ map }) => String(map.expressao)],
    ['Missão', ({ map }) => String(map.missao)],
    ['Lições', ({ map }) => map.licoesCarmicas.join(', ') || '–'],
    ['Dívidas', ({ map }) => map.dividasCarmicas.join(', ') || '–'],
    ...(hasTriangles
      ? [
          ['Arcano', ({ map }: SignatureEntry) => String(map.arcanoRegente)] as const,
          ['Trechos', ({ stretches }: SignatureEntry) => String(stretches)] as const,
        ]
      : []),
    ['Harm.', ({ harmony }) => `${harmony}%`],
    ['Pontos', ({ score }) => String(score)],
  ];
  const row = (entry: SignatureEntry, title: string, isChosen: boolean) =>
    h(
      'tr',
      isChosen ? { className: 'chosen' } : {},
      h('th', { scope: 'row' }, entry.map.name, h('span', { className: 'small muted' }, title)),
      ...each(columns, ([, value]) => h('td', {}, value(entry))),
    );
  return h(
    'table',
    { className: 'side-by-side' },
    h(
      'thead',
      {},
      h('tr', {}, ...each(['Nome', ...columns.map(([head]) => head)], (head) => h('th', { scope: 'col' }, head))),
    ),
    h(
      'tbody',
      {},
      ...each(entries, (entry, index) => row(entry, titleInTable(entry), index === best)),
      ...each(variants, (variant) => row(variant, 'Grafia real', false)),
    ),
  );
}

function titleInTable(entry: SignatureEntry): string {
  return entry.use === 'brand' ? `${titleOf(entry)}, fora da recomendação` : titleOf(entry);
}

function unchanged(birth: SignatureEntry | undefined): Content {
  if (!birth) return null;
  const { destino, diaNatalicio, numeroPsiquico, diasFavoraveis } = birth.map;
  return section(
    'O que não muda',
    h(
      'p',
      {},
      `O nascimento é o mesmo em todos: Destino ${destino}, dia natalício ${diaNatalicio}, número psíquico ${numeroPsiquico}. Dias do mês que favorecem uma assinatura importante: ${list(diasFavoraveis)}.`,
    ),
  );
}

/** Of what stands before the names letter by letter, estimated. */
function heightOfTable({ study: { entries, variants }, words }: ReadingOf<'signature'>): number {
  const rows = [...entries, ...variants].reduce(
    (sum, { map }) => sum + rowHeight + Math.ceil(map.name.length / charactersOfName) * lineHeight,
    0,
  );
  const trials = entries.map((entry, index) =>
    entry.use === null ? trialHeight + textHeight((words.reasons[index] ?? []).map(({ text }) => text).join(' ')) : 0,
  );
  const reasons = trials.reduce((sum, height) => sum + height, 0);
  return headHeight + unchangedHeight + rows + reasons + (reasons > 0 ? trialsHeading : 0);
}

/** What speaks for and against each trial. */
function trialReasons({ study, words }: ReadingOf<'signature'>): Content[] {
  const trials = study.entries.flatMap((entry, index) => (entry.use === null ? [{ entry, index }] : []));
  if (trials.length === 0) return [];
  return [
    section(
      'As suas tentativas',
      ...trials.map(({ entry, index }) =>
        h(
          'article',
          { className: 'named' },
          heading(entry),
          h('p', { style: { margin: 0 } }, (words.reasons[index] ?? []).map(({ text }) => text).join(' ')),
        ),
      ),
    ),
  ];
}

function named(
  entry: SignatureEntry,
  reasons: ReadingOf<'signature'>['words']['reasons'][number],
  hasTriangles: boolean,
): Block {
  const grid = drawing(drawLetterGrid(gridOf(entry.map), { palette: reportPalette }), 'grid-picture');
  const why = bullets(reasons.map(({ text }) => text));
  const content = h(
    'article',
    { className: 'named' },
    heading(entry),
    h(
      'div',
      { className: hasTriangles ? 'drawings' : 'drawings without' },
      h('div', {}, grid, hasTriangles ? why : null),
      hasTriangles ? triangleDrawing(entry.map, 'vida', '') : why,
    ),
  );
  const lines = reasons.reduce((sum, { text }) => sum + Math.ceil(text.length / charactersOfReason), 0);
  const besides = lines * reasonHeight;
  const more = Math.floor(entry.map.letters.length / lettersOfRow) * rowOfLetters;
  return { content, height: namedHeight + more + (hasTriangles ? besides : Math.max(0, besides - gridHeight)) };
}

function heading(entry: SignatureEntry): Content {
  return h(
    'header',
    {},
    h('h3', {}, entry.map.name),
    h('span', { className: 'tag' }, `${titleOf(entry)} · ${entry.score} pontos`),
  );
}

const triangleNames = ['vida', 'pessoal', 'social', 'destino'] as const;
const captions = {
  vida: 'Só as letras.',
  pessoal: 'Letras e dia do nascimento.',
  social: 'Letras e mês do nascimento.',
  destino: 'Letras, dia e mês.',
} as const;

/** The four triangles of the recommended name, and what the last row says as far as the page has room. */
export function fourTriangles({ study }: ReadingOf<'signature'>): Chapter[] {
  const { map } = study.entries[study.best] ?? {};
  if (!map || !study.hasTriangles) return [];
  const free = namesWithoutSequence(study);
  const isFree = free.length === study.entries.filter(({ use }) => use !== null).length;
  return [
    chapter({
      id: 'quatro-triangulos',
      title: 'Os quatro triângulos',
      part: 'As sequências',
      lead: `De ${map.name}. As mesmas letras, com o dia e o mês do nascimento entrando na conta.`,
      hasNotes: true,
      content: [
        isFree ? h('p', {}, `Nenhum triângulo tem sequência negativa: ${list(free)}.`) : null,
        h(
          'div',
          { className: 'four' },
          ...each(triangleNames, (name) => h('div', {}, triangleDrawing(map, name, ''), h('p', {}, captions[name]))),
        ),
        ...rulingArcana(map),
      ],
    }),
  ];
}

/** Of a short name, the last row of its triangles in words. */
function rulingArcana(map: NumerologyMap): Content[] {
  const rows = Math.min(mostRows, map.letters.length);
  const room = roomOfTriangles - headHeight - 2 * (pairHeight + rows * triangleRow + triangleTip);
  const byNumber = Map.groupBy(triangleNames, (name) => map.triangulos[name].arcanoRegente);
  const found = [...byNumber].slice(0, Math.max(0, Math.floor(room / passageHeight)));
  if (found.length === 0) return [];
  const passages = found.map(([number, names]) => {
    const { title, text } = interpretRulingArcano(number);
    const label = `${names.length > 1 ? 'Triângulos' : 'Triângulo'} ${list(names.map((name) => ofTriangle[name]))}`;
    return passage({ numbers: [number], label, title, paragraphs: [text] }).content;
  });
  return [section('O arcano na ponta', ...passages)];
}

const ofTriangle = { vida: 'da vida', pessoal: 'pessoal', social: 'social', destino: 'do destino' } as const;
