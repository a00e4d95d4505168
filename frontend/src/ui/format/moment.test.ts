import { expect, test } from 'vitest';
import { agoOf } from './moment.ts';

test.each([
  [0, 'agora'],
  [5, 'há 5 minutos'],
  [120, 'há 2 horas'],
  [24 * 60, 'ontem'],
])('%i minutes later an instant is said as "%s"', (minutes, words) => {
  const instant = '2026-11-21T12:00:00.000Z';
  expect(agoOf(instant, Date.parse(instant) + minutes * 60_000)).toBe(words);
});
