import { titleOf } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { SequenceCause, SignatureEntry, SignatureVariant } from '@sefira/numerology/signature/compare-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Block, flow } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';

/** Given names without a negative sequence in their triangles; no trials. */
export function namesWithoutSequence({ entries }: ReadingOf<'signature'>['study']): string[] {
  return entries.filter(({ use, stretches }) => use !== null && stretches === 0).map(({ map }) => map.name);
}

/** Millimetres: title and letters of a sequence, and a spelling that undoes it; characters of a line as wide as the page. */
const headHeight = 22;
const remedyHeight = 8;
const titleHeight = 16;
const charactersOfLine = 100;
const lineHeight = 5.2;

const wideTextHeight = (text: string) => Math.ceil(text.length / charactersOfLine) * lineHeight;

const heading = { id: 'sequencias', title: 'As letras de cada sequência', part: 'As sequências' } as const;

/** Its line of the contents: it is printed under the comparison, on the same page. */
export function causesChapter({ study }: ReadingOf<'signature'>): Chapter[] {
  return hasSequences(study) ? [{ ...heading, body: null, hasNotes: true, follows: true }] : [];
}

/** Which letters cause each sequence, and which real spelling undoes it; null where no name has one. */
export function causesOf(reading: ReadingOf<'signature'>): Content {
  const { study } = reading;
  if (!hasSequences(study)) return null;
  const explained = new Set<string>();
  const free = namesWithoutSequence(study);
  return h(
    'section',
    { id: heading.id, className: 'follows' },
    h(
      'header',
      { className: 'opening' },
      h('p', { className: 'eyebrow' }, heading.part),
      h('h2', {}, heading.title),
      h(
        'p',
        { className: 'lead' },
        'Três algarismos iguais lado a lado descem sempre de um trecho do nome. Quem muda o trecho desfaz a sequência, nos quatro triângulos de uma vez.',
      ),
    ),
    free.length === 0 ? null : h('p', {}, `Sem nenhuma sequência: ${list(free)}.`),
    flow(
      study.entries.flatMap((entry, index) => {
        if (entry.use === null || entry.stretches === 0) return [];
        const title = `${entry.map.name} · ${titleOf(entry).toLocaleLowerCase('pt-BR')}`;
        const [first, ...rest] = study.causes.flatMap((cause, place) =>
          cause.entry === index ? [causeEntry(reading, cause, place, explained)] : [],
        );
        return first ? [underTitle(title, first), ...rest] : [];
      }),
      { areShort: true },
    ),
  );
}

function underTitle(title: string, { content, height }: Block): Block {
  return { content: h('div', { className: 'together' }, section(title, content)), height: height + titleHeight };
}

function hasSequences({ entries, hasTriangles }: ReadingOf<'signature'>['study']): boolean {
  return hasTriangles && entries.some(({ use, stretches }) => use !== null && stretches > 0);
}

function causeEntry(
  { study, words }: ReadingOf<'signature'>,
  { entry, sequences, places, remedies }: SequenceCause,
  place: number,
  explained: Set<string>,
): Block {
  const { title = '', text = '', others = '' } = words.causes[place] ?? {};
  const before = study.entries[entry];
  const isNew = !explained.has(sequences.vida);
  explained.add(sequences.vida);
  const content = h(
    'article',
    { className: 'cause' },
    h('header', {}, h('span', { className: 'digits' }, Object.values(sequences).join(' · ')), h('h4', {}, title)),
    h('p', {}, h('b', {}, 'Letras: '), `${list(places.map(({ spelled, row }) => `“${spelled}” (linha ${row + 1})`))}.`),
    isNew ? h('p', {}, `${text} `, h('span', { className: 'muted' }, others)) : null,
    h(
      'p',
      {},
      h('b', {}, 'Desfaz: '),
      remedies.length === 0
        ? 'nenhuma grafia que pessoas e famílias usam. Uma inicial abreviada ou outro sobrenome muda o trecho.'
        : before
          ? each(remedies, (variant) => remedy(variant, before))
          : null,
    ),
  );
  return { content, height: headHeight + (isNew ? wideTextHeight(text + others) : 0) + remedies.length * remedyHeight };
}

function remedy({ map, changes, harmony, score }: SignatureVariant, before: SignatureEntry): Content {
  const figures = `Expressão ${before.map.expressao} → ${map.expressao}, harmonia ${before.harmony}% → ${harmony}%, ${before.score} → ${score} pontos`;
  return h('span', {}, h('b', {}, map.name), ` (${changes.join('; ')}): ${figures}. `);
}
