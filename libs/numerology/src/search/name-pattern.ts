import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt, rowOf } from '../tables/lookup.ts';
import { allParts, type CompanyParts, type GenderedWords } from './company-parts.ts';
import { keywordGender, qualityOf } from './keywords.ts';
import { isPronounceable, joinParts } from './pronounceable.ts';
import { pairedOptions, type WordOption, wordOptions } from './word-options.ts';

/** The places of a name in order, each with its choices. */
export interface Composition {
  columns: readonly (readonly WordOption[])[];
  /** How many names it can make. */
  size: number;
}

const slotPattern = /\{(\w+)\}/g;
const vowelsAtEnd = /[aeo]$/u;
const shortestStem = 3;

function genderedOptions(words: GenderedWords, rules: RuleSet): WordOption[] {
  return [...wordOptions(words.m, 'm', rules.alphabet), ...wordOptions(words.f, 'f', rules.alphabet)];
}

/** “verde” begins “Verdela”, without an accent of its own; a word that ends in a consonant or in ão begins none. */
function keywordStems(keywords: readonly string[]): string[] {
  return keywords
    .filter((keyword) => /^\p{Lu}\p{Ll}+$/u.test(keyword) && vowelsAtEnd.test(keyword))
    .map((keyword) =>
      keyword
        .replace(vowelsAtEnd, '')
        .normalize('NFD')
        .replace(/[\u0300-\u0302\u0306-\u0309]/gu, '')
        .normalize('NFC'),
    )
    .filter((stem) => stem.length >= shortestStem);
}

/** A stem or a keyword and an ending in one word that reads well. */
function joinedOptions(
  slots: readonly string[],
  parts: CompanyParts,
  keywords: readonly string[],
  rules: RuleSet,
): WordOption[] {
  const starts = { stem: parts.stems, keyword: keywordStems(keywords) };
  const ends = rowOf({ ending: parts.endings, anyEnding: parts.anyEndings }, itemAt(slots, 1));
  const misread = new Set(allParts().misread);
  const words = rowOf(starts, itemAt(slots, 0))
    .flatMap((start) => ends.map((end) => joinParts(start, end)))
    .filter((word): word is string => word !== null && isPronounceable(word) && !misread.has(word.toLowerCase()));
  return wordOptions(words, null, rules.alphabet).map((option) => ({ ...option, isCoined: true }));
}

function optionsOf(slot: string, parts: CompanyParts, keywords: readonly string[], rules: RuleSet): WordOption[] {
  switch (slot) {
    case 'noun':
      return genderedOptions(parts.nouns, rules);
    case 'anyNoun':
      return genderedOptions(parts.anyNouns, rules);
    case 'short':
      return genderedOptions(parts.shorts, rules);
    case 'evocative':
      return genderedOptions(parts.evocatives, rules);
    case 'institution':
      return genderedOptions(parts.institutions, rules);
    case 'adjective':
      return pairedOptions(parts.adjectives, 'before', rules.alphabet);
    case 'of':
      return pairedOptions([['do', 'da']], 'after', rules.alphabet);
    case 'descriptor':
      return wordOptions(parts.descriptors, null, rules.alphabet);
    case 'keyword':
      return keywords.flatMap((keyword) => wordOptions([keyword], keywordGender(keyword), rules.alphabet));
    case 'quality':
      return pairedOptions(
        keywords.map(qualityOf).filter((forms) => forms !== null),
        'before',
        rules.alphabet,
      );
    default:
      return wordOptions([slot], null, rules.alphabet);
  }
}

/** “Cozinha Pão” is no name, “Cozinha do Pão” and “Cozinha Sol” are. */
function isOfSector(keyword: string, { anyNouns, shorts }: CompanyParts): boolean {
  return [anyNouns, shorts].some(({ m, f }) => m.includes(keyword) || f.includes(keyword));
}

/**
 * Reads a pattern of `names/company-parts.json`: places are apart by spaces, a word in braces is a slot, two slots
 * without a space make one word, any other word stands for itself.
 */
export function compose(
  pattern: string,
  parts: CompanyParts,
  keywords: readonly string[],
  rules: RuleSet,
): Composition {
  const places = pattern.split(' ');
  // A quality stands for itself or before what the company does, and leads no other word.
  const nouns = keywords.filter((keyword) => qualityOf(keyword) === null);
  const takesQuality = places.every((place) => place === '{keyword}' || place === '{descriptor}');
  const columns = places.map((place, index) => {
    const slots = [...place.matchAll(slotPattern)].map((match) => itemAt(match, 1));
    if (slots.length === 2) return joinedOptions(slots, parts, keywords, rules);
    const [slot = place] = slots;
    const leading =
      places[index - 1] === '{institution}' ? nouns.filter((keyword) => !isOfSector(keyword, parts)) : nouns;
    return optionsOf(slot, parts, slot === 'keyword' && !takesQuality ? leading : keywords, rules);
  });
  const size = columns.reduce((product, options) => product * options.length, 1);
  return { columns, size };
}
