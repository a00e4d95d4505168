import type { AreaOfLife } from './areas-by-age.ts';

/** Headings of the areas in which a main number is read, the same on screen and in print; a child's speak to the adults around. */
export const areaNames: Readonly<Record<AreaOfLife, string>> = {
  love: 'No amor',
  work: 'No trabalho e no dinheiro',
  time: 'No tempo e no dinheiro',
  family: 'Na família',
  excess: 'Quando exagera',
  growth: 'Como amadurece',
  home: 'Para quem cuida: em casa',
  school: 'Na escola',
  friends: 'Com os amigos',
  rest: 'No corpo e no descanso',
  limits: 'Quando transborda',
  later: 'Para ler quando crescer: como amadurece',
  affection: 'Nas amizades e nas paixões',
  study: 'Nos estudos e no bolso',
};
