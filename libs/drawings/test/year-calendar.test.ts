import { expect, it } from 'vitest';
import type { DrawingNode } from '../src/node.ts';
import { drawYearCalendar } from '../src/year-calendar.ts';

/** Advance of a figure in ems, as both fonts draw it at most. */
const figure = 0.56;

function textsOfSize(node: DrawingNode | string, size: number): { x: number; text: string }[] {
  if (typeof node === 'string') return [];
  const isGroup = node.attributes['font-size'] === size;
  return node.children.flatMap((child) =>
    isGroup && typeof child !== 'string' && child.tag === 'text'
      ? [{ x: Number(child.attributes.x), text: child.children.join('') }]
      : textsOfSize(child, size),
  );
}

it('keeps the date of a day clear of a personal number of two figures', () => {
  const month = {
    name: 'maio',
    number: 22,
    firstWeekday: 0,
    days: Array.from({ length: 31 }, () => 22),
    favourable: [],
  };
  const drawing = drawYearCalendar({ span: 'um mês', personalYear: 4, months: [month] });
  const [dates, numbers] = [textsOfSize(drawing, 7), textsOfSize(drawing, 14)];
  expect([dates.length, numbers.length]).toEqual([31, 31]);
  for (const [index, { x, text }] of dates.entries()) {
    const end = x + text.length * figure * 7;
    expect((numbers[index]?.x ?? 0) - 2 * figure * 14 - end, text).toBeGreaterThan(0);
  }
});
