import { computeMap } from '@sefira/numerology/map';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { childNames } from '@sefira/numerology/search/child-names';
import { type Chance, oneOf } from './question.ts';

/** A fictional person with their map. */
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

/** A random name and date; short, since users calculate by hand. */
export function randomPerson(chance: Chance, referenceDate: string): RandomPerson {
  const name = `${randomFirstName(chance)} ${oneOf(surnames, chance)}`;
  const year = 1950 + chance(56);
  const month = 1 + chance(12);
  const birthDate = [year, two(month), two(1 + chance(28))].join('-');
  return { name, birthDate, map: computeMap({ name, birthDate, referenceDate }) };
}

/** A first name that is short enough to calculate by hand. */
export function randomFirstName(chance: Chance): string {
  const short = childNames().filter(({ name }) => name.length >= 4 && name.length <= 8 && !name.includes(' '));
  return oneOf(short, chance).name;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
