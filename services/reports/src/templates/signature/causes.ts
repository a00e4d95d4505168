import { titleOf } from '@sefira/numerology/interpretations/signature/read-signatures';
import type { SequenceCause, SignatureEntry, SignatureVariant } from '@sefira/numerology/signature/compare-signatures';
import type { ReadingOf } from '../../domain/readings.ts';
import { type Content, each, h } from '../document/element.ts';
import { type Chapter, chapter, section } from '../parts/chapter.ts';
import { list } from '../parts/dates.ts';

/** Which letters cause each sequence, and which real spelling undoes it. */
export function causesChapter(reading: ReadingOf<'signature'>): Chapter[] {
  const { study } = reading;
  if (!study.hasTriangles) return [];
  const explained = new Set<string>();
  const named = study.entries.flatMap((entry, index) => (entry.use === null ? [] : [{ entry, index }]));
  const free = named.filter(({ entry }) => entry.stretches === 0).map(({ entry }) => entry.map.name);
  return [
    chapter({
      id: 'sequencias',
      title: 'As letras de cada sequência',
      part: 'As sequências',
      lead: 'Três algarismos iguais lado a lado descem sempre de um trecho do nome. Quem muda o trecho desfaz a sequência, nos quatro triângulos de uma vez.',
      hasNotes: true,
      content: [
        free.length === 0 ? null : h('p', {}, `Sem nenhuma sequência: ${list(free)}.`),
        ...named
          .filter(({ entry }) => entry.stretches > 0)
          .map(({ entry, index }) =>
            section(
              `${entry.map.name} · ${titleOf(entry).toLocaleLowerCase('pt-BR')}`,
              ...study.causes.flatMap((cause, place) =>
                cause.entry === index ? [causeEntry(reading, cause, place, explained)] : [],
              ),
            ),
          ),
      ],
    }),
  ];
}

function causeEntry(
  { study, words }: ReadingOf<'signature'>,
  { entry, sequences, places, remedies }: SequenceCause,
  place: number,
  explained: Set<string>,
): Content {
  const { title = '', text = '', others = '' } = words.causes[place] ?? {};
  const before = study.entries[entry];
  const isNew = !explained.has(sequences.vida);
  explained.add(sequences.vida);
  return h(
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
}

function remedy({ map, changes, harmony, score }: SignatureVariant, before: SignatureEntry): Content {
  const figures = `Expressão ${before.map.expressao} → ${map.expressao}, harmonia ${before.harmony}% → ${harmony}%, ${before.score} → ${score} pontos`;
  return h('span', {}, h('b', {}, map.name), ` (${changes.join('; ')}): ${figures}. `);
}
