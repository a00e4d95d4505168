import { expect, it } from 'vitest';
import { waitInWords } from '../src/shared/wait-in-words.ts';

it.each([
  [0, '1 segundo'],
  [0.4, '1 segundo'],
  [59, '59 segundos'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3060, '51 minutos'],
  [3541, '1 hora'],
  [3601, '1 hora e 1 minuto'],
  [14_400, '4 horas'],
  [7500, '2 horas e 5 minutos'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
