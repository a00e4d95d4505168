import type { Planet } from '../map-result.ts';

/** Planet of each weekday, Sunday first (DOMAIN.md 3.4). */
export const PLANETS_OF_WEEK: readonly [Planet, Planet, Planet, Planet, Planet, Planet, Planet] = [
  'Sol',
  'Lua',
  'Marte',
  'Mercúrio',
  'Júpiter',
  'Vênus',
  'Saturno',
];

/** Planet of each number 1 to 9 among the seven classical ones; the first entry stands for 0. */
export const PLANETS_OF_NUMBER: readonly Planet[] = [
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
