import { momentIn } from '@sefira/numerology/atlas/moment';
import { expect, test } from 'vitest';
import { labelOf, wordsOfMoment } from './line-scale.ts';

test.each([
  ['2009', 'em 2009'],
  ['fevereiro de 2012', 'em fevereiro de 2012'],
  ['12/03/2009', 'em 12/03/2009'],
  ['34 anos', 'de 15/03/2024 a 14/03/2025'],
])('%s is read back as the days that were meant: %s', (typed, words) => {
  const moment = momentIn(typed, '1990-03-15');
  expect(moment && wordsOfMoment(moment)).toBe(words);
});

test.each([
  [7, 11, 'none'],
  [7, 13, 'number'],
  [74, 16, 'none'],
  [74, 21, 'number'],
  [74, 112, 'title'],
])('labels the segment of %i in %i pixels with: %s', (number, room, label) => {
  expect(labelOf(number, room)).toBe(label);
});
