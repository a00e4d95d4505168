import type { NameUnit, SpellingChange } from './name-units.ts';
import type { WordForm } from './word-options.ts';

export interface SpellingCandidate {
  forms: readonly WordForm[];
  changes: readonly SpellingChange[];
  cost: number;
}

export const mostChanges = 3;

/** Every way to write the name with exactly `changes` changes, in the order of the name. */
function* writings(units: readonly NameUnit[], changes: number, start = 0): Generator<SpellingCandidate> {
  const options = units[start];
  if (!options) {
    if (changes === 0) yield { forms: [], changes: [], cost: 0 };
    return;
  }
  for (const option of options) {
    if (option.changes.length > changes) continue;
    for (const rest of writings(units, changes - option.changes.length, start + 1)) {
      yield {
        forms: [...option.forms, ...rest.forms],
        changes: [...option.changes, ...rest.changes],
        cost: option.cost + rest.cost,
      };
    }
  }
}

/** Other ways to write a name, few changes first. */
export function* spellingCandidates(units: readonly NameUnit[]): Generator<SpellingCandidate> {
  for (let changes = 1; changes <= mostChanges; changes += 1) yield* writings(units, changes);
}
