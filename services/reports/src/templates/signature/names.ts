import { drawLetterGrid } from '@sefira/drawings/letter-grid';
import { titleOf } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { SignatureEntry } from '@sefira/numerology/signature/compare-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, drawing, each, h } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { bullets, type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';
import { triangleDrawing } from '../parts/triangles.ts';
import { gridOf } from '../personal/letters.ts';
import { causesOf, namesWithoutSequence } from './causes.ts';

/** From this many names on they stand without their triangles. */
const manyNames = 4;

/** Every name, trial and better spelling in a row with its numbers; then the names letter by letter, and the causes. */
export function comparison(reading: ReadingOf<'signature'>): Chapter {
  const { study, words } = reading;
  const given = study.entries.flatMap((entry, index) =>
    entry.use === null ? [] : [{ entry, reasons: words.reasons[index] ?? [] }],
  );
  const showsTriangles = study.hasTriangles && given.length < manyNames;
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
      h(
        'div',
        { className: showsTriangles && given.length > 1 ? 'whole' : '' },
        section('Letra por letra', ...given.map(({ entry, reasons }) => named(entry, reasons, showsTriangles))),
      ),
      causesOf(reading),
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
      ...each(entries, (entry, index) => row(entry, titleOf(entry), index === best)),
      ...each(variants, (variant) => row(variant, 'Grafia real', false)),
    ),
  );
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
): Content {
  const grid = drawing(drawLetterGrid(gridOf(entry.map), { palette: reportPalette }), 'grid-picture');
  const why = bullets(reasons.map(({ text }) => text));
  return h(
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
}

function heading(entry: SignatureEntry): Content {
  return h(
    'header',
    {},
    h('h3', {}, entry.map.name),
    h('span', { className: 'tag' }, `${titleOf(entry)} · ${entry.score} pontos`),
  );
}

/** The four triangles of the recommended name. */
export function fourTriangles({ study }: ReadingOf<'signature'>): Chapter[] {
  const { map } = study.entries[study.best] ?? {};
  if (!map || !study.hasTriangles) return [];
  const captions = {
    vida: 'Só as letras.',
    pessoal: 'Letras e dia do nascimento.',
    social: 'Letras e mês do nascimento.',
    destino: 'Letras, dia e mês.',
  } as const;
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
          ...each(['vida', 'pessoal', 'social', 'destino'] as const, (name) =>
            h('div', {}, triangleDrawing(map, name, ''), h('p', {}, captions[name])),
          ),
        ),
      ],
    }),
  ];
}
