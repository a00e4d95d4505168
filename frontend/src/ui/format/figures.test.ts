import { expect, test } from 'vitest';
import { inFigures } from './figures.ts';

test('whole numbers are grouped as in Portuguese', () => {
  const language = new Intl.NumberFormat('pt-BR');
  for (const count of [0, 7, 999, 1000, 12_345, 1_234_567]) expect(inFigures(count)).toBe(language.format(count));
});
