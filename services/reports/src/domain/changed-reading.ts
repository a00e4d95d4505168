import type { DocumentSubject } from './document-content.ts';
import { readSubject } from './readings.ts';

/** What a rule set says of itself and its texts: they may differ where all numbers are equal. */
const words = new Set(['ruleSet', 'secoes', 'explanation', 'explanations', 'relation', 'words']);

/** Whether the numbers of a subject differ between two rule sets, on the same day. */
export function isReadingChanged(
  subject: DocumentSubject,
  referenceDate: string,
  ruleSets: readonly [before: string, after: string],
): boolean {
  const [before, after] = ruleSets.map((ruleSet) => {
    const reading: object = readSubject(subject, { ruleSet, referenceDate });
    return JSON.stringify(reading, (key, value: unknown) => (words.has(key) ? undefined : value));
  });
  return before !== after;
}
