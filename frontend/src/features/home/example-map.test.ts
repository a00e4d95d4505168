import { exampleMap as examplePage } from '@sefira/contracts/numerology/example';
import { synthesisOf } from '@sefira/numerology/letter/synthesis';
import { computeMap } from '@sefira/numerology/map';
import { expect, test } from 'vitest';
import { numberNames } from '../../texts/analyses/personal-analysis.ts';
import { homeTexts } from '../../texts/content/home.ts';
import { exampleMap, exampleNumbers } from './example-map.ts';

const map = computeMap({ ...examplePage.input, referenceDate: '2026-11-21' });

test('the mandala of the home page equals the result of the engine', () => {
  const { destiny, expression, motivation, impression, words } = exampleMap;
  expect({ destiny, expression, motivation, impression }).toEqual({
    destiny: map.destino,
    expression: map.expressao,
    motivation: map.motivacao,
    impression: map.impressao,
  });
  expect(words.flat()).toEqual(map.letters.map(({ letter, value }) => ({ letter, value })));
  expect(homeTexts.mandalaCaption).toBe(
    `A mandala de Clara: Destino ${destiny}, Expressão ${expression}, Motivação ${motivation}`,
  );
});

test('the example on the home page quotes the map that its link opens', () => {
  expect(homeTexts.box.exampleName).toBe(examplePage.input.name);
  expect(synthesisOf(map)).toContain(homeTexts.box.exampleSentence);
  const keys = ['destino', 'expressao', 'motivacao', 'impressao', 'missao'] as const;
  expect(exampleNumbers).toEqual(keys.map((key) => ({ label: numberNames[key].name, number: map[key] })));
});
