import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { numeralClass } from '../ui/drawings/number-hue.ts';

const source = path.resolve(import.meta.dirname, '..');

test('Marcellus sets the numbers 1 to 33, lining figures every other number', () => {
  expect([1, 10, 22, 33].map(numeralClass)).toEqual(Array.from({ length: 4 }, () => 'numeral'));
  expect([0, 34, 99, 2.5, Number.NaN].map(numeralClass)).toEqual(Array.from({ length: 5 }, () => 'figure'));
});

test('digits of titles are not set in Marcellus', () => {
  const read = (file: string) => readFileSync(path.join(source, 'styles', file), 'utf8');
  const [first] = /--font-display: ('[^']+')/.exec(read('tokens.css'))?.slice(1) ?? [];
  const face = read('fonts.css')
    .split('@font-face')
    .find((part) => part.includes(`font-family: ${first};`));
  expect(face).toMatch(/figtree[\s\S]*unicode-range: U\+30-39;/);
});

test('no money, percentage or counter is set in Marcellus', () => {
  const wrong = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
    [...readFileSync(path.join(source, file), 'utf8').matchAll(/\bnumeral\b[^<]{0,160}<?/g)]
      .map(([found]) => found)
      .filter((found) => /tabular-nums|formatMoney|toLocaleString|%/.test(found))
      .map((found) => `${file}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
