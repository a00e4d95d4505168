import { expect, it } from 'vitest';
import { bandColours, bandTint, drawHeatMap } from '../src/heat-map.ts';
import { darkPalette, lightPalette } from '../src/palette.ts';

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function over(colour: string, surface: string): number[] {
  const below = channels(surface);
  return channels(colour).map((channel, at) => channel * bandTint + (below[at] ?? 0) * (1 - bandTint));
}

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb
    .map((channel) => channel / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

it.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the four colours differ on a %s card, and text on them is readable', (_theme, palette) => {
  const filled = Object.values(bandColours).map((colour) => over(colour, palette.surface));
  for (const [index, one] of filled.entries()) {
    expect(contrast(one, channels(palette.foreground))).toBeGreaterThanOrEqual(4.5);
    for (const other of filled.slice(index + 1)) {
      expect(Math.hypot(...one.map((channel, at) => channel - (other[at] ?? 0)))).toBeGreaterThan(30);
    }
  }
});

it('a single pair is one row without a heading, above the legend', () => {
  const drawn = JSON.stringify(
    drawHeatMap({
      name: 'Pares',
      columns: [],
      rows: [{ label: 'Ana e Bia', cells: [{ value: 72, band: 'good', word: 'boa' }] }],
      legend: [{ band: 'good', text: '60 a 79% · boa' }],
    }),
  );
  expect(drawn).toContain('setenta e dois por cento (boa)');
  expect(drawn).toContain('60 a 79% · boa');
});

it('cuts no first name of ten members, and turns the names of twenty', () => {
  const draw = (names: readonly string[]) =>
    JSON.stringify(
      drawHeatMap({
        name: 'Pares',
        columns: names,
        rows: names.map((label) => ({ label, cells: names.map(() => ({ value: 72, band: 'good', word: 'boa' })) })),
        legend: [],
      }),
    );
  const names = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 'Bernardo' : 'Guilherme'));
  expect(draw(names.slice(0, 10))).not.toContain('…');
  expect(draw(names.slice(0, 10))).not.toContain('rotate');
  expect(draw(names)).not.toContain('…');
  expect(draw(names)).toContain('rotate(-90)');
});
