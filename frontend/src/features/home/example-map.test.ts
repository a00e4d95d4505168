import { computeMap } from '@sefira/numerology/map';
import { expect, test } from 'vitest';
import { homeTexts } from '../../texts/content/home.ts';
import { exampleMap, examplePerson } from './example-map.ts';

test('the mandala of the home page equals the result of the engine', () => {
  const map = computeMap({ ...examplePerson, referenceDate: '2026-11-21' });
  const { destiny, expression, motivation, impression, words } = exampleMap;
  expect({ destiny, expression, motivation, impression }).toEqual({
    destiny: map.destino,
    expression: map.expressao,
    motivation: map.motivacao,
    impression: map.impressao,
  });
  expect(words.flat()).toEqual(map.letters.map(({ letter, value }) => ({ letter, value })));
  expect(homeTexts.mandalaCaption).toBe(
    `A mandala de Clara: destino ${destiny}, expressão ${expression}, motivação ${motivation}`,
  );
});
