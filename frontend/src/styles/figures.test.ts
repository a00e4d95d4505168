import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { numeralClass } from '../ui/drawings/number-hue.ts';

const source = path.resolve(import.meta.dirname, '..');

test('Marcellus sets the numbers 1 to 33, lining figures every other number', () => {
  expect([1, 10, 22, 33].map(numeralClass)).toEqual(Array.from({ length: 4 }, () => 'numeral'));
  expect([0, 34, 99, 2.5, Number.NaN].map(numeralClass)).toEqual(Array.from({ length: 5 }, () => 'figure'));
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
