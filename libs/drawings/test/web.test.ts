import { describe, expect, it } from 'vitest';
import { inWords } from '../src/number-words.ts';
import { colouredNumbers, darkPalette, hueOf, lightPalette, themePalette } from '../src/palette.ts';
import { serialize } from '../src/serialize.ts';
import { drawWeb, webPath, webPoints } from '../src/web.ts';

/** The chords of a path as unordered pairs of point positions. */
function chords(path: string): Set<string> {
  const found = new Set<string>();
  for (const line of path.split('M').slice(1)) {
    const points = line.split('L');
    for (const [index, point] of points.slice(1).entries()) found.add([points[index], point].toSorted().join('|'));
  }
  return found;
}

describe('the web of a number', () => {
  it.each(colouredNumbers)('of %i joins every point i to (n+1)·i', (number) => {
    const points = webPoints(number, 'glyph');
    const path = webPath({ number, points, center: { x: 0, y: 0 }, radius: 100, decimals: 2 });
    const place = (index: number) => {
      const angle = (index / points) * 2 * Math.PI - Math.PI / 2;
      const round = (value: number) => Math.round(value * 100) / 100 + 0;
      return `${round(100 * Math.cos(angle))} ${round(100 * Math.sin(angle))}`;
    };
    const wanted = new Set<string>();
    for (let index = 0; index < points; index += 1) {
      const end = (index * (number + 1)) % points;
      if (end !== index) wanted.add([place(index), place(end)].toSorted().join('|'));
    }
    expect(chords(path)).toEqual(wanted);
  });

  it('carries a multiple of n points, so that all n petals are alike', () => {
    for (const number of colouredNumbers) {
      expect(webPoints(number, 'hero') % number).toBe(0);
      expect(webPoints(number, 'glyph') % number).toBe(0);
      expect(webPoints(number, 'glyph')).toBeLessThanOrEqual(132);
    }
    expect([webPoints(1, 'hero'), webPoints(11, 'hero'), webPoints(33, 'hero')]).toEqual([180, 297, 297]);
  });

  it('is small in markup', () => {
    expect(serialize(drawWeb({ number: 11 })).length).toBeLessThan(6000);
    expect(serialize(drawWeb({ number: 5, detail: 'glyph' })).length).toBeLessThan(2000);
  });
});

describe('palettes', () => {
  it('give each number a hue of its own and fall back to the digit sum', () => {
    for (const palette of [themePalette, lightPalette, darkPalette]) {
      expect(new Set(colouredNumbers.map((number) => hueOf(number, palette))).size).toBe(colouredNumbers.length);
      expect(hueOf(31, palette)).toBe(hueOf(4, palette));
      expect(hueOf(0, palette)).toBe(palette.muted);
    }
  });
});

describe('inWords', () => {
  it.each([
    [0, 'zero'],
    [16, 'dezesseis'],
    [22, 'vinte e dois'],
    [100, 'cem'],
    [145, 'cento e quarenta e cinco'],
    [1000, 'mil'],
    [1100, 'mil e cem'],
    [1955, 'mil novecentos e cinquenta e cinco'],
    [2026, 'dois mil e vinte e seis'],
    [1.5, '1.5'],
  ])('%d is %s', (number, words) => {
    expect(inWords(number)).toBe(words);
  });
});
