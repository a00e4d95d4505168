import { NumerologyError } from './errors.ts';
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

/** Runs a computation so that an error names the field under `path`: `people.1.birthDate`. */
export function underPath<Result>(path: string, compute: () => Result): Result {
  try {
    return compute();
  } catch (error) {
    if (error instanceof NumerologyError && (error.field === 'name' || error.field === 'birthDate')) {
      throw new NumerologyError(error.code, `${path}.${error.field}`, error.message);
    }
    throw error;
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
    underPath(`${field}.${index}`, () => computeMap({ name, birthDate, ...options })),
  );
}
