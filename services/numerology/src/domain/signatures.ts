import type { NumerologySystem } from '@sefira/contracts/fields';
import type { NumerologyMap } from '@sefira/numerology/map-result';
import { quickNameNumbers } from '@sefira/numerology/quick-name';
import { nameBirthScore } from '@sefira/numerology/scores';

const particles = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
/** Names of more words than this are cut in too many ways to be worth a search. */
const maximumWords = 10;
const maximumSuggestions = 5;

export interface Signature {
  name: string;
  score: number;
  expressionNumber: number;
}

/**
 * Ways to sign the same name that agree better with the birth date: the first name and some of the others, in their
 * order and spelling, particles only before a name that stays. Best first, the longer of equals first.
 */
export function betterSignatures(
  map: Pick<NumerologyMap, 'name' | 'destino'>,
  score: number,
  system: NumerologySystem,
): Signature[] {
  const found: Signature[] = [];
  for (const name of signaturesOf(map.name)) {
    const numbers = quickNameNumbers(name, system);
    if (!numbers) continue;
    const better = nameBirthScore({ destino: map.destino, ...numbers });
    if (better > score) found.push({ name, score: better, expressionNumber: numbers.expressao });
  }
  found.sort((one, other) => other.score - one.score || other.name.length - one.name.length);
  return found.slice(0, maximumSuggestions);
}

function signaturesOf(fullName: string): string[] {
  const words = fullName.split(' ');
  const [first, ...rest] = words;
  if (!first || rest.length < 2 || words.length > maximumWords) return [];
  const names = rest.flatMap((word, index) => (particles.has(word.toLowerCase()) ? [] : [{ word, index }]));
  const signatures = new Set<string>();
  for (let choice = 1; choice < 2 ** names.length; choice += 1) {
    const kept = names.filter((_name, position) => (choice >> position) & 1);
    for (const withParticles of [true, false]) {
      const signed = kept.flatMap(({ word, index }) => [...(withParticles ? particlesBefore(rest, index) : []), word]);
      signatures.add([first, ...signed].join(' '));
    }
  }
  signatures.delete(fullName);
  return [...signatures];
}

function particlesBefore(words: readonly string[], index: number): string[] {
  const before = words[index - 1];
  return before !== undefined && particles.has(before.toLowerCase()) ? [before] : [];
}
