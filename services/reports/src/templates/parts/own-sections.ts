import type { NumerologyMap } from '@sefira/numerology/map-result';
import { ruleSetById } from '@sefira/numerology/rules/registry';
import type { SchoolEntry, SchoolSection } from '@sefira/numerology/schools/own-section';
import { ownSections } from '@sefira/numerology/schools/own-sections';
import { type Block, bookChapter, flow } from '../book/flow.ts';
import { type Content, each, h } from '../document/element.ts';
import { printable } from './calculation.ts';
import type { Chapter } from './chapter.ts';

const body = { fontSize: '10.5pt', lineHeight: '1.45' };
/** Millimetres of a line, and its characters in one of the two columns. */
const lineHeight = 5.37;
const charactersOfLine = 42;
const headingHeight = 26;

/** Millimetres: less fills no page of its own. */
const shortHeight = 115;

/** What the school of the map alone has, where it is too short for a chapter: it stands below the letters. */
export function shortSectionsOfSchool(map: NumerologyMap): Content[] {
  const blocks = ownSections(map).map(sectionBlock);
  return isShort(blocks) ? blocks.map(({ content }) => content) : [];
}

function isShort(blocks: readonly Block[]): boolean {
  return blocks.reduce((sum, { height }) => sum + height, 0) < shortHeight;
}

/** One chapter with all that the school of the map alone has; none where it is short. */
export function chapterOfSchool(map: NumerologyMap): Chapter[] {
  const { label } = ruleSetById(map.ruleSet);
  const blocks = ownSections(map).map(sectionBlock);
  if (isShort(blocks)) return [];
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
      content: [flow(blocks)],
    }),
  ];
}

function sectionBlock({ title, lead, entries }: SchoolSection): Block {
  const content = h(
    'section',
    { style: { breakInside: 'avoid' } },
    h('h3', { style: { margin: '6mm 0 1mm', breakAfter: 'avoid' } }, title),
    h('p', { className: 'muted', style: { ...body, margin: '0 0 3mm', breakAfter: 'avoid' } }, lead),
    h('div', { className: 'sources' }, ...each(entries, entry)),
  );
  const lines = entries.reduce((sum, { text }) => sum + 1 + Math.ceil(text.length / charactersOfLine), 0);
  return { content, height: headingHeight + (lines * lineHeight + entries.length * 2.2) / 2 };
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
