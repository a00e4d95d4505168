import { round } from './geometry.ts';
import { type Attributes, type DrawingNode, element } from './node.ts';
import type { Palette } from './palette.ts';

export interface LetteringStyle {
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
}

/** Running text (Figtree). `y` is the baseline. */
export function label(content: string, x: number, y: number, style: LetteringStyle, palette: Palette): DrawingNode {
  return lettering(content, x, y, style, palette.textFont);
}

/**
 * A number from 1 to 33 or a heading (Marcellus); other figures in the text's typeface, since the zero of Marcellus reads as
 * a letter and its 3, 5, 7, 9 hang. `y` is the baseline.
 */
export function numeral(content: string, x: number, y: number, style: LetteringStyle, palette: Palette): DrawingNode {
  const isFigure = /\d/.test(content) && !/^(?:[1-9]|[12]\d|3[0-3])$/.test(content);
  return isFigure
    ? lettering(content, x, y, { weight: 600, ...style, size: style.size * 0.88 }, palette.textFont)
    : lettering(content, x, y, style, palette.displayFont);
}

function lettering(content: string, x: number, y: number, style: LetteringStyle, font: string): DrawingNode {
  return element('text', { x: round(x, 2), y: round(y, 2), 'font-family': font, ...styleAttributes(style) }, [content]);
}

function styleAttributes(style: LetteringStyle): Attributes {
  return {
    'font-size': round(style.size, 2),
    fill: style.fill,
    ...(style.anchor && style.anchor !== 'start' ? { 'text-anchor': style.anchor } : {}),
    ...(style.weight ? { 'font-weight': style.weight } : {}),
  };
}

/**
 * A plate of the background's colour for a label that stands on lines. Stroked text would do it on screen, but a PDF
 * then carries its letters as drawings instead of text in a typeface.
 */
export function plate(content: string, x: number, y: number, style: LetteringStyle, fill: string): DrawingNode {
  const width = Array.from(content).length * style.size * 0.56 + 4;
  const left = style.anchor === 'end' ? x - width + 2 : style.anchor === 'middle' ? x - width / 2 : x - 2;
  return element('rect', {
    x: round(left),
    y: round(y - style.size),
    width: round(width),
    height: round(style.size * 1.3),
    fill,
  });
}

/** Texts that share one style: their `mark`s only carry place and colour, which keeps big tables of digits small. */
export function marks(style: LetteringStyle, font: string, children: readonly DrawingNode[]): DrawingNode {
  return element('g', { 'font-family': font, ...styleAttributes(style) }, children);
}

/** A text inside `marks`; without `fill` it takes the group's. */
export function mark(content: string, x: number, y: number, fill?: string): DrawingNode {
  return element('text', { x: round(x), y: round(y), ...(fill ? { fill } : {}) }, [content]);
}

/** The text cut to at most `characters` graphemes, the last of them an ellipsis; names of any length fit their place. */
export function clipped(text: string, characters: number): string {
  // No text has more graphemes than units; a segmenter costs a slow phone fifty milliseconds.
  if (text.length <= characters) return text;
  const graphemes = Array.from(new Intl.Segmenter('pt-BR').segment(text), (part) => part.segment);
  return graphemes.length <= characters
    ? text
    : `${graphemes
        .slice(0, Math.max(0, characters - 1))
        .join('')
        .trimEnd()}…`;
}
