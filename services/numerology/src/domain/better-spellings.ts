import type { NameResultWire } from '@sefira/contracts/numerology/results';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { suggestSpellings } from '@sefira/numerology/search/spellings/suggest-spellings';

const most = 5;

/** Real spellings and signatures of a name that agree better with the birth date than `score`, best first. */
export function betterSpellings(
  person: { readonly name: string; readonly birthDate: string; readonly system: NumerologySystem },
  score: number,
): NameResultWire['nameCompatibility']['suggestions'] {
  const { suggestions } = suggestSpellings({ ...person, raiseHarmony: true, onlyBorne: true, limit: most });
  return suggestions.flatMap(({ name, harmony, numbers, changes }) =>
    harmony === null || harmony <= score
      ? []
      : [{ name, score: harmony, expressionNumber: numbers.expressao, changes: changes.map((one) => one.description) }],
  );
}
