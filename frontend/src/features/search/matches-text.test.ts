import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

const page = { label: 'Análise pessoal', words: 'mapa nome números' };

test('words are found by their beginning, accents and case aside', () => {
  expect(matchesText('analise', page)).toBe(true);
  expect(matchesText('NUMEROS mapa', page)).toBe(true);
  expect(matchesText('num', page)).toBe(true);
  expect(matchesText('mapa astral', page)).toBe(false);
});
