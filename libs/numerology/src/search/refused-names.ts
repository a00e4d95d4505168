import refused from '../../names/refused-words.json' with { type: 'json' };

const anywhere = new RegExp(refused.anywhere.join('|'));
const allowed = new RegExp(refused.allowed.join('|'), 'g');
const words = new Set(refused.words);

/**
 * Whether a folded text (`foldText`) holds a word that a company must not bear: rude or sad words, also where two words meet,
 * as in an address without spaces.
 */
export function holdsRefusedWord(folded: string): boolean {
  if (folded.split(' ').some((word) => words.has(word))) return true;
  const joined = folded.replaceAll(' ', '');
  return words.has(joined) || anywhere.test(joined.replace(allowed, '-'));
}
