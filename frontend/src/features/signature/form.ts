import { type NameUse, nameUses, type UsedName } from '@sefira/contracts/numerology/signature/signature-input';
import * as z from 'zod/mini';
import { birthProblem, checked, nameProblem } from '../../ui/fields/person-rules.ts';
import { isoFromTyped, typedFromIso } from '../../ui/format/calendar-date.ts';

export type { NameUse };

const optionalName = checked((typed) => (typed.trim() === '' ? null : nameProblem(typed)));

/** A name for each use, and the birth date as typed. */
export const signatureForm = z.object({
  birthDate: checked(birthProblem),
  birth: checked(nameProblem),
  married: optionalName,
  social: optionalName,
  artistic: optionalName,
  signature: optionalName,
  brand: optionalName,
});
export type TypedNames = z.infer<typeof signatureForm>;

export const emptyNames: TypedNames = {
  birthDate: '',
  birth: '',
  married: '',
  social: '',
  artistic: '',
  signature: '',
  brand: '',
};

export interface AskedNames {
  readonly birthDate: string;
  readonly names: UsedName[];
}

/** The form of a request. */
export function typedNames({ birthDate, names }: AskedNames): TypedNames {
  const typed = { ...emptyNames, birthDate: typedFromIso(birthDate) ?? '' };
  for (const { use, name } of names) typed[use] = name;
  return typed;
}

/** The request of checked values: names without a text are left out. */
export function askedNames(values: TypedNames): AskedNames {
  return { birthDate: isoFromTyped(values.birthDate) ?? '', names: filledNames(values) };
}

/** The field of a path of the request: `names.2.name` is the third filled name. */
export function fieldOfPath(path: string, values: TypedNames): keyof TypedNames | null {
  if (path === 'birthDate') return path;
  const [, index] = /^names\.(\d+)\.name$/u.exec(path) ?? [];
  return filledNames(values)[Number(index)]?.use ?? null;
}

function filledNames(values: TypedNames): UsedName[] {
  return nameUses.flatMap((use) => {
    const name = values[use].trim();
    return name === '' ? [] : [{ use, name }];
  });
}
