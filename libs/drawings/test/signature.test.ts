import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawSignature, strokePath } from '../src/names/signature.ts';

const stroke = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 400 })), { minLength: 1, maxLength: 40 })
  .map((points) => points.flat());

it('begins and ends a stroke at its first and last point', () => {
  fc.assert(
    fc.property(stroke, (points) => {
      const path = strokePath(points);
      expect(path).toMatch(/^[MQL0-9 .]+$/u);
      expect(path.startsWith(`M${points.slice(0, 2).join(' ')}`)).toBe(true);
      expect(path.endsWith(`L${points.slice(-2).join(' ')}`)).toBe(true);
    }),
  );
});

it('draws a single point as a dot, and nothing without points', () => {
  expect(strokePath([10, 20])).toBe('M10 20L10 20');
  expect(strokePath([])).toBe('');
});

it('cuts the picture to the extent of the strokes', () => {
  const { attributes, children } = drawSignature({
    title: 'Assinatura',
    strokes: [
      [100, 50, 300, 150],
      [200, 60],
    ],
  });
  expect(attributes.viewBox).toBe('0 0 248 148');
  expect(children).toHaveLength(2);
  expect(children[1]).toMatchObject({ tag: 'path', attributes: { d: 'M24 24L224 124M124 34L124 34' } });
});
