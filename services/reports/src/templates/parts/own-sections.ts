import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { SchoolEntry } from '@sefira/numerology/schools/own-section';
import { ownSections } from '@sefira/numerology/schools/own-sections';
import { bookChapter } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { printable } from './calculation.ts';
import type { Chapter } from './chapter.ts';

const body = { fontSize: '10.5pt', lineHeight: '1.45' };
/** More sections than these take two pages of about the same height. */
const sectionsOfPage = 2;

/** One chapter with all that the school of the map alone has; none for a school without such parts. */
export function chapterOfSchool(map: NumerologyMap): Chapter[] {
  const { label } = ruleSetById(map.ruleSet);
  const sections = ownSections(map);
  if (sections.length === 0) return [];
  return [
    bookChapter({
      id: 'desta-escola',
      title: 'O que só esta escola lê',
      part: 'Os números',
      opening: h(
        'p',
        { className: 'lead' },
        `Contas próprias da ${label.toLocaleLowerCase('pt-BR')}, além dos cinco números.`,
      ),
      content: sections.map(({ title, lead, entries }, index) =>
        h(
          'section',
          { style: { breakBefore: index > 0 && index % sectionsOfPage === 0 ? 'page' : 'auto' } },
          h('h3', { style: { margin: '6mm 0 1mm', breakAfter: 'avoid' } }, title),
          h('p', { className: 'muted', style: { ...body, margin: '0 0 3mm', breakAfter: 'avoid' } }, lead),
          h('div', { className: 'sources' }, ...each(entries, entry)),
        ),
      ),
    }),
  ];
}

/** Label and value in the typeface of the body: its zero is no letter. */
function entry({ label, value, text }: SchoolEntry): Content {
  return h(
    'article',
    {},
    h('p', { style: body }, h('strong', {}, `${label} · ${value}`)),
    h('p', { style: body }, printable(text)),
  );
}
