import { computeMap } from '@sefira/numerology/map';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { childNames } from '@sefira/numerology/search/child-names';
import { type Chance, oneOf } from './question.ts';

/** Somebody who does not exist, with the map that the engine finds. */
export interface RandomPerson {
  readonly name: string;
  readonly birthDate: string;
  readonly map: NumerologyMap;
}

const surnames = [
  'Araújo',
  'Assunção',
  'Brandão',
  'Cândido',
  'Conceição',
  'da Silva',
  'de Moraes',
  'dos Santos',
  'Félix',
  'Ferreira',
  'Galvão',
  'Gonçalves',
  'Leitão',
  'Lima',
  'Luz',
  'Magalhães',
  'Nóbrega',
  'Pacheco',
  'Queirós',
  'Ribeiro',
  'Simões',
  'Teixeira',
  'Uchôa',
  'Vasconcelos',
] as const;

/** A name and a date of chance; short names, since they are worked out by hand. */
export function randomPerson(chance: Chance, referenceDate: string): RandomPerson {
  const name = `${randomFirstName(chance)} ${oneOf(surnames, chance)}`;
  const year = 1950 + chance(56);
  const month = 1 + chance(12);
  const birthDate = [year, two(month), two(1 + chance(28))].join('-');
  return { name, birthDate, map: computeMap({ name, birthDate, referenceDate }) };
}

/** A first name that can be worked out on a sheet of paper. */
export function randomFirstName(chance: Chance): string {
  const short = childNames().filter(({ name }) => name.length >= 4 && name.length <= 8 && !name.includes(' '));
  return oneOf(short, chance).name;
}

/** "14/03/1990". */
export function shownDate(date: string): string {
  return date.split('-').reverse().join('/');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
