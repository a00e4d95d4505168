import { titleOf } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { SequenceCause, SignatureEntry, SignatureVariant } from '@sefira/numerology/signature/compare-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import type { Block } from '../book/flow.ts';
import { each, h } from '../document/element.ts';
import { type Chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';

/** Given names without a negative sequence in their triangles; no trials. */
export function namesWithoutSequence({ entries }: ReadingOf<'signature'>['study']): string[] {
  return entries.filter(({ use, stretches }) => use !== null && stretches === 0).map(({ map }) => map.name);
}

/** Millimetres: a sequence beside its texts; characters of a line as wide as the page. */
const causeHeight = 11;
const titleHeight = 16;
const openingHeight = 42;
const charactersOfLine = 92;
const lineHeight = 5.2;

const wideTextHeight = (text: string) => Math.ceil(text.length / charactersOfLine) * lineHeight;

const heading = { id: 'sequencias', title: 'As letras de cada sequência', part: 'As sequências' } as const;

/** Its line of the contents: it is printed under the comparison, on the same page. */
export function causesChapter({ study }: ReadingOf<'signature'>): Chapter[] {
  return hasSequences(study) ? [{ ...heading, body: null, hasNotes: true, follows: true }] : [];
}

/** Which letters cause each sequence, and which real spelling undoes it; none where no name has one. */
export function causeBlocks(reading: ReadingOf<'signature'>): Block[] {
  const { study } = reading;
  if (!hasSequences(study)) return [];
  const explained = new Set<string>();
  const [first, ...rest] = study.entries.flatMap((entry, index) => {
    if (entry.use === null || entry.stretches === 0) return [];
    const title = `${entry.map.name} · ${titleOf(entry).toLocaleLowerCase('pt-BR')}`;
    const [own, ...others] = study.causes.flatMap((cause, place) =>
      cause.entry === index ? [causeEntry(reading, cause, place, explained)] : [],
    );
    return own ? [underTitle(title, own), ...others] : [];
  });
  if (!first) return [];
  const blocks = [underHeading(first, namesWithoutSequence(study)), ...rest];
  return blocks.map((block, index) => (index === blocks.length - 1 ? withLastWord(block) : block));
}

/** What to do with the sequences, below the last one. */
function withLastWord({ content, height }: Block): Block {
  const together = h('div', { className: 'together' }, content, h('p', { className: 'last-word' }, lastWord));
  return { content: together, height: height + wideTextHeight(lastWord) + 6 };
}

const lastWord =
  'Uma sequência é um tema que se repete nas letras, e muita gente vive bem com a sua. Se o nome como está lhe cai bem, fique com ele e guarde esta lista como curiosidade. Se quiser mudar, comece pela grafia que mexe em menos letras, escreva-a por uma semana em bilhetes e listas, e só depois leve a mudança ao banco e ao cartório.';

function underHeading(first: Block, free: readonly string[]): Block {
  const content = h(
    'section',
    { id: heading.id, className: 'follows together' },
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
    first.content,
  );
  return { content, height: first.height + openingHeight };
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
  const letters = `${list(places.map(({ spelled, row }) => `“${spelled}” (linha ${row + 1})`))}.`;
  const undone = remedies.map((variant) => ({
    name: variant.map.name,
    figures: before ? figuresOf(variant, before) : '',
  }));
  const content = h(
    'article',
    { className: 'cause' },
    h('header', {}, h('span', { className: 'digits' }, Object.values(sequences).join(' · ')), h('h4', {}, title)),
    h('p', {}, h('b', {}, 'Letras: '), letters),
    isNew ? h('p', {}, `${text} `, h('span', { className: 'muted' }, others)) : null,
    h(
      'p',
      {},
      h('b', {}, 'Desfaz: '),
      undone.length === 0 ? noRemedy : each(undone, ({ name, figures }) => h('span', {}, h('b', {}, name), figures)),
    ),
  );
  const said = undone.length === 0 ? noRemedy : undone.map(({ name, figures }) => name + figures).join('');
  const texts = [letters, said, ...(isNew ? [text + others] : [])];
  return { content, height: texts.reduce((sum, one) => sum + wideTextHeight(one) + 0.8, causeHeight) };
}

const noRemedy = 'nenhuma grafia que pessoas e famílias usam. Uma inicial abreviada ou outro sobrenome muda o trecho.';

/** Behind the spelling: what changes. */
function figuresOf({ map, changes, harmony, score }: SignatureVariant, before: SignatureEntry): string {
  return ` (${changes.join('; ')}): Expressão ${before.map.expressao} → ${map.expressao}, harmonia ${before.harmony}% → ${harmony}%, ${before.score} → ${score} pontos. `;
}
