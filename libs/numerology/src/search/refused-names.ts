import refused from '../../names/refused-words.json' with { type: 'json' };
import { foldText } from './folding.ts';

const anywhere = new RegExp(refused.anywhere.join('|'));
const allowed = new RegExp(refused.allowed.join('|'), 'g');
const words = new Set(refused.words);
const brands = new Set(refused.brands);

/**
 * Whether a text holds a word that a company must not bear: rude or sad words, also where two words meet, as in an
 * address without spaces.
 */
export function holdsRefusedWord(text: string): boolean {
  const folded = foldText(text);
  if (folded.split(' ').some((word) => words.has(word))) return true;
  const joined = folded.replaceAll(' ', '');
  return words.has(joined) || anywhere.test(joined.replace(allowed, '-'));
}

/** Whether the whole name is a well-known brand. A first sieve, not a search of registered marks. */
export function isKnownBrand(name: string): boolean {
  return brands.has(foldText(name));
}
