import { distance } from 'fastest-levenshtein';
import vocabulary from './data/vocabulary.json' with { type: 'json' };

const known = vocabulary.words.split(' ');
const correct = new Set([...known, ...vocabulary.keep.split(' ')]);
const corrected = new Map<string, string>();
/** Most words remembered; a message brings few new ones. */
const mostRemembered = 5000;

/** Corrects misspelt words of the domain in a folded text. */
export function correctSpelling(folded: string): string {
  return folded.split(' ').map(correctWord).join(' ');
}

function correctWord(word: string): string {
  const isPlural = word.endsWith('s') && correct.has(word.slice(0, -1));
  if (word.length < 5 || correct.has(word) || isPlural || /\d/u.test(word)) return word;
  const before = corrected.get(word);
  if (before !== undefined) return before;
  const best = nearest(word) ?? word;
  if (corrected.size < mostRemembered) corrected.set(word, best);
  return best;
}

/** The closest word: one edit, two in long words, or two swapped letters; the first letter is rarely wrong. */
function nearest(word: string): string | null {
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > 2) continue;
    const edits = distance(word, candidate);
    const allowed = isSwap(word, candidate) ? 2 : Math.min(word.length, candidate.length) >= 9 ? 2 : 1;
    if (edits <= allowed && edits < least && !isInflection(word, candidate)) {
      best = candidate;
      least = edits;
    }
  }
  return best;
}

function isSwap(word: string, candidate: string): boolean {
  return word.length === candidate.length && [...word].sort().join('') === [...candidate].sort().join('');
}

/** Another ending of the same stem is no misspelling: `casada`, `casado`. */
function isInflection(word: string, candidate: string): boolean {
  const stem = Math.min(word.length, candidate.length) - 1;
  return word.slice(0, stem) === candidate.slice(0, stem) && word.length <= 7;
}
