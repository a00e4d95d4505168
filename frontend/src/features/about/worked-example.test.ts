import { reductionText } from '@sefira/numerology/explanations/reduction-text';
import { computeMap } from '@sefira/numerology/map';
import { expect, test } from 'vitest';
import { aboutExample } from '../../texts/content/about.ts';

test('the worked example equals the result of the engine', () => {
  const { name, birthDate, words, total, reduction, result } = aboutExample;
  const { motivacao } = computeMap({ name, birthDate, referenceDate: '2026-11-21' }).explanations;
  expect(words.map(({ word, vowels, sum }) => ({ label: word, letters: vowels.split(' + '), sum }))).toEqual(
    motivacao.parts?.map(({ label, letters, sum }) => ({
      label,
      letters: letters?.map(({ letter, value }) => `${letter} ${value}`),
      sum,
    })),
  );
  expect(total).toBe(`${words.map(({ sum }) => sum).join(' + ')} = ${motivacao.total}`);
  expect(reductionText(motivacao.reduction ?? [])).toBe(`${motivacao.total} → ${reduction}`);
  expect(motivacao.value).toBe(result);
});
