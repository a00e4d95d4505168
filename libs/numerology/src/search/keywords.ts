import { NumerologyError } from '../errors.ts';
import { readName, tidyName } from '../letters.ts';
import type { AlphabetRules } from '../rules/rule-set.ts';
import { foldText } from './folding.ts';
import { holdsRefusedWord } from './refused-names.ts';
import type { GrammaticalGender } from './word-options.ts';

export const maximumKeywords = 10;
export const maximumKeywordLength = 30;

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e']);

/** Letters up to which a word in capitals is read as an acronym. */
const longestAcronym = 2;

/** “pão de mel” as “Pão de Mel”, “ÔMEGA” as “Ômega”; an acronym such as “TI” keeps its capitals. */
function capitalize(keyword: string): string {
  const words = keyword.split(' ').map((word, index) => {
    const lower = word.toLowerCase();
    if (index > 0 && particles.has(lower)) return lower;
    if (word.length <= longestAcronym && word === word.toUpperCase()) return word;
    return lower.replace(/(^|-)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  });
  return words.join(' ');
}

/** Words of a gender that their ending does not say. */
const feminine = new Set([
  'arte',
  'chave',
  'cor',
  'flor',
  'fonte',
  'luz',
  'mao',
  'nave',
  'neve',
  'nuvem',
  'ponte',
  'raiz',
  'rede',
  'torre',
  'voz',
]);
const masculine = new Set([
  'cafe',
  'cha',
  'clima',
  'dente',
  'dia',
  'doce',
  'leite',
  'mapa',
  'planeta',
  'sistema',
  'vale',
]);

/** The gender of a keyword by its first word; null where the form does not say it. */
export function keywordGender(keyword: string): GrammaticalGender | null {
  const word = foldText(keyword).split(' ')[0] ?? '';
  const accented = keyword.toLowerCase().split(' ')[0] ?? '';
  if (feminine.has(word) || /(?:ção|são|dade|gem|ã)$/u.test(accented)) return 'f';
  if (masculine.has(word) || /(?:o|ão|or|ar|im|el|al|ol|il|om|um)$/u.test(accented)) return 'm';
  return word.endsWith('a') ? 'f' : null;
}

/** Masculine and feminine of qualities that people give as keywords: they follow a noun, and none begins “Azul da Serra”. */
const qualities = [
  ['Ágil', 'Ágil'],
  ['Alegre', 'Alegre'],
  ['Alto', 'Alta'],
  ['Amarelo', 'Amarela'],
  ['Azul', 'Azul'],
  ['Belo', 'Bela'],
  ['Branco', 'Branca'],
  ['Brasileiro', 'Brasileira'],
  ['Claro', 'Clara'],
  ['Criativo', 'Criativa'],
  ['Digital', 'Digital'],
  ['Dourado', 'Dourada'],
  ['Feliz', 'Feliz'],
  ['Fino', 'Fina'],
  ['Forte', 'Forte'],
  ['Inteligente', 'Inteligente'],
  ['Leve', 'Leve'],
  ['Livre', 'Livre'],
  ['Moderno', 'Moderna'],
  ['Natural', 'Natural'],
  ['Nobre', 'Nobre'],
  ['Novo', 'Nova'],
  ['Puro', 'Pura'],
  ['Rápido', 'Rápida'],
  ['Real', 'Real'],
  ['Simples', 'Simples'],
  ['Verde', 'Verde'],
  ['Vermelho', 'Vermelha'],
  ['Vivo', 'Viva'],
] as const satisfies readonly (readonly [string, string])[];

/** Both forms of a keyword that is a quality; null of any other. */
export function qualityOf(keyword: string): readonly [string, string] | null {
  const folded = foldText(keyword);
  return qualities.find((forms) => forms.some((form) => foldText(form) === folded)) ?? null;
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
