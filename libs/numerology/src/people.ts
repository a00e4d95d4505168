import { NumerologyError, refusalOf } from './errors.ts';
import { computeMap } from './map.ts';
import type { NumerologyMap } from './map-result.ts';
import type { System } from './rules/rule-set.ts';

export interface Person {
  name: string;
  /** `YYYY-MM-DD` */
  birthDate: string;
}

export interface PeopleLimits {
  /** Path of the list in the input, as in `people`. */
  field: string;
  minimum: number;
  maximum: number;
  tooFew: string;
  tooMany: string;
}

/** Runs a computation and renames the field of its error to the caller's: `{ birthDate: 'people.1.birthDate' }`. */
export function renamingFields<Result>(fields: Readonly<Record<string, string>>, compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    const { code, field, message } = refusalOf(error);
    throw new NumerologyError(code, fields[field] ?? field, message);
  }
}

/**
 * The maps of several people in the given order.
 * @throws NumerologyError TOO_FEW_PEOPLE, TOO_MANY_PEOPLE, and as `computeMap` with the path of the person
 */
export function mapsOf(
  people: readonly Person[],
  limits: PeopleLimits,
  options: { referenceDate: string; system?: System },
): NumerologyMap[] {
  const { field, minimum, maximum, tooFew, tooMany } = limits;
  if (people.length < minimum) throw new NumerologyError('TOO_FEW_PEOPLE', field, tooFew);
  if (people.length > maximum) throw new NumerologyError('TOO_MANY_PEOPLE', field, tooMany);
  return people.map(({ name, birthDate }, index) =>
    renamingFields({ name: `${field}.${index}.name`, birthDate: `${field}.${index}.birthDate` }, () =>
      computeMap({ name, birthDate, ...options }),
    ),
  );
}
