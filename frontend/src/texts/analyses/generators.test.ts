import { offeredTargetNumbers } from '@sefira/contracts/numerology/generators';
import { keywordOf } from '@sefira/numerology/interpretations/main-positions';
import { expect, test } from 'vitest';
import { numberKeywords } from './generators.ts';

test('gives each number the one word that the cards give it, and offers no 33', () => {
  for (const number of offeredTargetNumbers) expect(numberKeywords[number]).toBe(keywordOf(number));
  expect(offeredTargetNumbers).not.toContain(33);
});
