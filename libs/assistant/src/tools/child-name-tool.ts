import { type ChildName, childNames } from '@sefira/numerology/search/child-names';
import { foldQuestion } from '../understanding/normalise.ts';

/** The name of the bank that is written so, accents aside; null where the bank does not hold it. */
export function namedChildName(text: string): ChildName | null {
  const folded = foldQuestion(text);
  const same = childNames().filter(({ name }) => foldQuestion(name) === folded);
  return same.find(({ name }) => name.toLowerCase() === text.toLowerCase()) ?? same[0] ?? null;
}
