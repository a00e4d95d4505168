import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numeral } from '../src/lettering.ts';
import { drawMandala } from '../src/mandala.ts';
import type { DrawingNode } from '../src/node.ts';
import { lightPalette } from '../src/palette.ts';
import { reactAttributes } from '../src/react-attributes.ts';
import { serialize } from '../src/serialize.ts';
import { everyDrawing, type Sample } from './fixtures.ts';

const sample: fc.Arbitrary<Sample> = fc.record({
  text: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 150 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=1>',
      '{{7*7}}',
      '\u202Eanà\u200B',
      '👩‍👩‍👧‍👦 & \'"',
      '\uD800\u0000',
    ),
  ),
  values: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
  number: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22),
});

function everyNode(node: DrawingNode): readonly DrawingNode[] {
  return [node, ...node.children.flatMap((child) => (typeof child === 'string' ? [] : everyNode(child)))];
}

const allowedTags = new Set(['svg', 'title', 'g', 'path', 'circle', 'rect', 'text']);

describe.each(Object.entries(everyDrawing))('%s', (_name, draw) => {
  it('is the same for the same input, with finite numbers, plain tags and no ids, scripts or addresses', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const drawing = draw(input);
        expect(serialize(draw(input))).toBe(serialize(drawing));
        for (const node of everyNode(drawing)) {
          expect(allowedTags).toContain(node.tag);
          for (const [name, value] of Object.entries(node.attributes)) {
            expect(name).not.toMatch(/^(?:id|href|style|on.*)$/);
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
            else expect(value).not.toMatch(/NaN|Infinity|undefined/);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is a picture with a title and a viewBox', () => {
    const drawing = draw({ text: 'Ana', values: [1, 5, 1], number: 4 });
    expect(drawing.attributes).toMatchObject({
      role: 'img',
      viewBox: expect.stringMatching(/^0 0 \d+(\.\d)? \d+(\.\d)?$/),
    });
    const [title] = drawing.children;
    expect(title).toMatchObject({ tag: 'title' });
    expect(typeof title === 'object' && title.children.join('')).toBeTruthy();
  });

  it('prints text only as text', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const tags = serialize(draw(input)).match(/<\/?([A-Za-z]+)/g) ?? [];
        expect(new Set(tags.map((tag) => tag.replace(/[</]/g, '')))).toEqual(
          new Set(everyNode(draw(input)).map((node) => node.tag)),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('the mandala', () => {
  const letters = fc.array(
    fc.record({ letter: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'O'), value: fc.integer({ min: 1, max: 8 }) }),
    { minLength: 1, maxLength: 30 },
  );
  const people = fc.record({
    words: fc.array(letters, { minLength: 1, maxLength: 5 }),
    destiny: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22),
    expression: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22),
    motivation: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22),
    impression: fc.integer({ min: 1, max: 9 }),
    lettered: fc.constant(true),
  });

  it('differs between two people', () => {
    fc.assert(
      fc.property(people, people, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        expect(serialize(drawMandala(one))).not.toBe(serialize(drawMandala(other)));
      }),
    );
  });

  it('says its numbers in words', () => {
    const ana = { words: [], destiny: 6, expression: 22, motivation: 4, impression: 1, name: 'Ana' };
    expect(serialize(drawMandala(ana))).toContain(
      '<title>Mandala de Ana: Destino seis, Expressão vinte e dois, Motivação quatro, Impressão um</title>',
    );
  });
});

describe('a numeral', () => {
  it('is set in the display face from 1 to 33 and in figures beyond', () => {
    const faceOf = (content: string) =>
      numeral(content, 0, 0, { size: 10, fill: '#000' }, lightPalette).attributes['font-family'];
    for (const content of ['1', '10', '22', '33', 'janeiro']) expect(faceOf(content)).toBe(lightPalette.displayFont);
    for (const content of ['0', '34', '99', '78%', '2026', '666']) expect(faceOf(content)).toBe(lightPalette.textFont);
  });
});

describe('serialize', () => {
  it('refuses a name that is not one', () => {
    expect(() => serialize({ tag: 'g onload=x', attributes: {}, children: [] })).toThrow(RangeError);
    expect(() => serialize({ tag: 'g', attributes: { 'a"b': 1 }, children: [] })).toThrow(RangeError);
  });

  it('drops what XML cannot hold and escapes the rest', () => {
    expect(serialize({ tag: 'text', attributes: { x: '"<' }, children: ["a\u0000\uD800<&>'👩"] })).toBe(
      '<text x="&quot;&lt;">a&lt;&amp;&gt;&#39;👩</text>',
    );
  });
});

describe('reactAttributes', () => {
  it('spells names as React does', () => {
    expect(reactAttributes({ 'stroke-width': 1, viewBox: '0 0 1 1', class: 'a', 'aria-label': 'b' })).toEqual({
      strokeWidth: 1,
      viewBox: '0 0 1 1',
      className: 'a',
      'aria-label': 'b',
    });
  });
});
