import { drawWeb } from '@sefira/drawings/web';
import type { Explanation } from '@sefira/numerology/explanations/explanation';
import { areaNames } from '@sefira/numerology/interpretations/book/area-names';
import type { AreaReading } from '@sefira/numerology/interpretations/book/areas-by-age';
import type { MainText } from '@sefira/numerology/interpretations/schema';
import { type Block, flow, textHeight } from '../book/flow.ts';
import { type Content, h, ornament } from '../document/element.ts';
import { reportPalette } from '../document/stylesheet.ts';
import { calculation } from '../parts/calculation.ts';
import { bullets, type Chapter, chips, numeral, practice } from '../parts/chapter.ts';

export interface MainNumber {
  readonly id: string;
  readonly name: string;
  /** Meaning of the number in one line: "o que você deseja por dentro". */
  readonly meaning: string;
  readonly from: string;
  readonly number: number;
  readonly text: MainText;
  readonly explanation: Explanation;
  /** The number in areas of life: the chapter then has two pages. */
  readonly areas?: readonly AreaReading[] | undefined;
  /** Above the number. */
  readonly opening?: Content;
}

const PART = 'Os cinco números principais';

/** One of the five main numbers on a page of its own: its web, its meaning, its sum. */
export function numberChapter({
  id,
  name,
  meaning,
  from,
  number,
  text,
  explanation,
  areas,
  opening = null,
}: MainNumber): Chapter {
  const sum = h('div', { className: 'section' }, h('h3', {}, `Como chegamos ao ${number}`), calculation(explanation));
  const body = h(
    'section',
    {
      id,
      className: areas
        ? 'chapter number long'
        : sizeOf(explanation) > DENSE_FROM
          ? 'chapter number dense'
          : 'chapter number',
    },
    opening,
    h(
      'header',
      { className: 'number-opening' },
      h(
        'div',
        { className: 'web' },
        ornament(drawWeb({ number, detail: 'hero' }, { palette: reportPalette }), ''),
        h('div', { className: 'center' }, numeral(number)),
      ),
      h(
        'div',
        {},
        h('p', { className: 'eyebrow' }, PART),
        h('h2', {}, `${name} ${number}`),
        h('h3', {}, text.title),
        h('p', { className: 'small muted', style: { marginTop: '3mm' } }, `${meaning} ${from}`),
      ),
    ),
    ...meaningOf(text),
    areas ? flow([...areasOf(areas), { content: sum, height: heightOf(explanation) }]) : sum,
  );
  return { id, title: `${name} ${number}`, part: PART, body, hasNotes: false };
}

/** From this size of the sum on, the page is set smaller so that it stays one page. */
const DENSE_FROM = 40;
/** Each word ends a group of boxes, which takes as much room as some letters. */
const LETTERS_OF_A_WORD = 3;

/** A step of a word's reduction takes as much room as some letters. */
const LETTERS_OF_A_STEP = 5;

/** Of the sum with its title, in millimetres. */
function heightOf(explanation: Explanation): number {
  const steps = (explanation.parts ?? []).reduce((sum, { reduction }) => sum + Math.max(0, reduction.length - 1), 0);
  return 14 + (sizeOf(explanation) + LETTERS_OF_A_STEP * steps) / 2.5;
}

function sizeOf({ parts = [] }: Explanation): number {
  return parts.reduce((sum, { letters = [] }) => sum + letters.length + LETTERS_OF_A_WORD, 0);
}

function areasOf(areas: readonly AreaReading[]): Block[] {
  return areas.map(({ area, text }) => ({
    content: h('div', { className: 'area' }, h('h4', {}, areaNames[area]), h('p', {}, text)),
    height: textHeight(text) + 10,
  }));
}

function meaningOf(text: MainText): Content[] {
  return [
    h('p', { className: 'summary' }, text.summary),
    h('p', {}, text.text),
    chips(text.keywords),
    h(
      'div',
      { className: 'grid two section' },
      h('div', { className: 'card' }, h('h3', {}, 'Forças'), bullets(text.strengths)),
      h('div', { className: 'card' }, h('h3', {}, 'Para treinar'), bullets(text.challenges)),
    ),
    h('div', { style: { marginTop: '4mm' } }, practice(text.advice)),
  ];
}
