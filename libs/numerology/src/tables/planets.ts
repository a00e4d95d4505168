import type { Planet } from '../rules/rule-set.ts';

/** Planet of each weekday, Sunday first (docs/numerology.md 3.4). */
export const planetsOfWeek: readonly [Planet, Planet, Planet, Planet, Planet, Planet, Planet] = [
  'Sol',
  'Lua',
  'Marte',
  'Mercúrio',
  'Júpiter',
  'Vênus',
  'Saturno',
];

/** Planet of each number 1 to 9 among the seven classical ones; the first entry stands for 0. */
export const planetsOfNumber: readonly Planet[] = [
  'Sol',
  'Sol',
  'Lua',
  'Júpiter',
  'Sol',
  'Mercúrio',
  'Vênus',
  'Lua',
  'Saturno',
  'Marte',
];
