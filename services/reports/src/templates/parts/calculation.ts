import type { Explanation, ExplanationPart } from '@sefira/numerology/explanations/explanation';
import { type Content, each, h } from '../document/element.ts';
import { printableName } from '../document/printable-name.ts';

/** `68 › 6 + 8 = 14 › 1 + 4 = 5`. */
function reduced(reduction: readonly number[]): string {
  return reduction
    .map((value, index) => {
      const before = reduction[index - 1];
      return before === undefined ? String(value) : `${Array.from(String(before)).join(' + ')} = ${value}`;
    })
    .join(' › ');
}

/** The report's typefaces hold no arrows; without this another typeface would slip in. */
export function printable(text: string): string {
  return text.replaceAll('→', '›');
}

/** Addends as they are reduced, with the sign of each: "85 − 3". */
function sumOf(parts: readonly ExplanationPart[]): string {
  return parts
    .map(({ sum, reduction }, index) => {
      const addend = reduction.at(-1) ?? sum;
      if (addend < 0) return `${index === 0 ? '−' : ' − '}${-addend}`;
      return index === 0 ? String(addend) : ` + ${addend}`;
    })
    .join('');
}

/** A calculation with its letters: one line a part, the total with its reduction, what was special. */
export function calculation({ parts = [], total, reduction, note }: Omit<Explanation, 'rule'>): Content {
  const whole = total === undefined ? undefined : reduced(reduction ?? [total]);
  return h(
    'div',
    {},
    total === undefined && parts.length > 4 ? counted(parts) : addends(parts),
    whole === undefined
      ? null
      : h('p', { className: 'sum' }, h('strong', {}, parts.length > 1 ? `${sumOf(parts)} = ${whole}` : whole)),
    note ? h('p', { className: 'small muted', style: { margin: 0 } }, printable(note)) : null,
  );
}

/** Many parts that are only counted: "valor 1: 5 · valor 2: 0". */
function counted(parts: readonly ExplanationPart[]): Content {
  return h('p', { className: 'sum' }, parts.map(({ label, sum }) => `${label}: ${sum}`).join(' · '));
}

function addends(parts: readonly ExplanationPart[]): Content {
  return parts.length === 0 ? null : h('p', { className: 'sum' }, ...each(parts, partLine));
}

function partLine({ label, letters, sum, reduction }: ExplanationPart): Content {
  const result = reduced(reduction.length > 1 ? reduction : [sum]).replace(/^-/u, '−');
  return h(
    'span',
    { className: 'addend' },
    `${printableName(label)}: `,
    letters?.some(({ letter, value }) => letter !== String(value)) ? letterRow(letters) : digits(letters),
    letters && letters.length === 1 ? '' : `${letters ? '= ' : ''}${result}`,
  );
}

function letterRow(letters: NonNullable<ExplanationPart['letters']>): Content {
  return h(
    'span',
    { className: 'letters' },
    ...each(letters, ({ letter, value }) => h('span', {}, letter, h('small', {}, String(value)))),
  );
}

function digits(letters: ExplanationPart['letters']): Content {
  return letters ? `${letters.map(({ letter }) => letter).join(' + ')} ` : null;
}
