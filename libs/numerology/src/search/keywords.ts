import { NumerologyError } from '../errors.ts';
import { readName, tidyName } from '../letters.ts';
import type { AlphabetRules } from '../rules/rule-set.ts';
import { foldText } from './folding.ts';
import { holdsRefusedWord } from './refused-names.ts';

export const maximumKeywords = 10;
export const maximumKeywordLength = 30;

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** “pão de mel” as “Pão de Mel”. */
function capitalize(keyword: string): string {
  const words = keyword.split(' ').map((word, index) => {
    return index > 0 && particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
  return words.join(' ');
}

function readKeyword(keyword: string, field: string, alphabet: AlphabetRules): string {
  if (keyword.length > maximumKeywordLength) {
    const message = `Cada palavra-chave pode ter até ${maximumKeywordLength} caracteres.`;
    throw new NumerologyError('INVALID_INPUT', field, message);
  }
  readName(keyword, alphabet, field);
  if (holdsRefusedWord(foldText(keyword))) {
    throw new NumerologyError('INVALID_INPUT', field, `A palavra-chave “${keyword}” não pode ser usada.`);
  }
  return capitalize(keyword);
}

/**
 * Keywords as they enter a name: trimmed, each word with a capital, empty ones and repetitions dropped.
 * @throws NumerologyError INVALID_INPUT, NAME_WITHOUT_LETTERS, LETTER_WITHOUT_VALUE with `field` keywords or keywords.N
 */
export function readKeywords(keywords: readonly string[], alphabet: AlphabetRules): string[] {
  const read = new Map<string, string>();
  keywords.forEach((raw, index) => {
    const keyword = tidyName(raw);
    if (keyword === '') return;
    const folded = foldText(keyword);
    if (!read.has(folded)) read.set(folded, readKeyword(keyword, `keywords.${index}`, alphabet));
  });
  if (read.size > maximumKeywords) {
    throw new NumerologyError('INVALID_INPUT', 'keywords', `Use até ${maximumKeywords} palavras-chave.`);
  }
  return [...read.values()];
}
