import { each, h } from '../document/element.ts';
import { type Chapter, chapter } from './chapter.ts';

interface ComparisonMethod {
  readonly title: string;
  readonly lead?: string;
  readonly steps: readonly { readonly title: string; readonly text: string; readonly certainty: string }[];
  readonly note?: string;
}

/** How names or days were compared, each step with the agreement of the sources. */
export function comparisonMethodChapter({ title, lead, steps, note }: ComparisonMethod): Chapter {
  return chapter({
    id: 'metodo',
    title,
    part: 'Como chegamos a isto',
    lead: lead ?? 'Passo a passo, e quanto as fontes concordam em cada um.',
    hasNotes: true,
    content: [
      h(
        'ol',
        { className: 'steps' },
        ...each(steps, (step) =>
          h(
            'li',
            {},
            h('h4', {}, step.title),
            h('p', { style: { margin: '.8mm 0 0' } }, `${step.text} `, h('em', { className: 'muted' }, step.certainty)),
          ),
        ),
      ),
      ...(note === undefined ? [] : [h('p', { className: 'muted' }, note)]),
    ],
  });
}
