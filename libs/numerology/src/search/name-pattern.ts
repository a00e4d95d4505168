import type { RuleSet } from '../rules/rule-set.ts';
import { itemAt, rowOf } from '../tables/lookup.ts';
import type { CompanyParts, GenderedWords } from './company-parts.ts';
import { pairedOptions, type WordOption, wordOptions } from './word-options.ts';

/** The places of a name in order, each with its choices. */
export interface Composition {
  columns: readonly (readonly WordOption[])[];
  /** How many names it can make. */
  size: number;
}

const slotPattern = /\{(\w+)\}/g;
const vowelsAtEnd = /[aeiouáéíóúâêôãõ]+$/iu;
/** Doubled vowels, four vowels or four consonants in a row: no Portuguese word looks so. */
const ugly = /aa|ee|ii|oo|uu|[aeiouy]{4}|[^aeiouyáéíóúâêôãõ]{4}|(.)\1\1/iu;

function genderedOptions(words: GenderedWords, rules: RuleSet): WordOption[] {
  return [...wordOptions(words.m, 'm', rules.alphabet), ...wordOptions(words.f, 'f', rules.alphabet)];
}

/** “Verde” begins “Verdia”. */
function keywordStem(keyword: string): string {
  return keyword.replace(vowelsAtEnd, '');
}

/** Beginnings joined with ends into one word: stem and ending, prefix and noun, keyword and ending. */
function joined(starts: readonly string[], ends: readonly string[]): string[] {
  return starts
    .filter((start) => start.length > 1)
    .flatMap((start) => ends.map((end) => start + end.toLowerCase()))
    .filter((word) => !ugly.test(word));
}

function joinedOptions(
  slots: readonly string[],
  parts: CompanyParts,
  keywords: readonly string[],
  rules: RuleSet,
): WordOption[] {
  const single = keywords.filter((keyword) => !keyword.includes(' '));
  const fragments = {
    stem: parts.stems,
    anyStem: parts.anyStems,
    prefix: parts.prefixes,
    ending: parts.endings,
    anyEnding: parts.anyEndings,
    noun: [...parts.nouns.m, ...parts.nouns.f],
  };
  const starts = rowOf({ ...fragments, keyword: single.map(keywordStem) }, itemAt(slots, 0));
  const ends = rowOf({ ...fragments, keyword: single }, itemAt(slots, 1));
  return wordOptions(joined(starts, ends), null, rules.alphabet);
}

function optionsOf(slot: string, parts: CompanyParts, keywords: readonly string[], rules: RuleSet): WordOption[] {
  switch (slot) {
    case 'noun':
      return genderedOptions(parts.nouns, rules);
    case 'institution':
      return genderedOptions(parts.institutions, rules);
    case 'adjective':
      return pairedOptions(parts.adjectives, 'before', rules.alphabet);
    case 'of':
      return pairedOptions([['do', 'da']], 'after', rules.alphabet);
    case 'descriptor':
      return wordOptions(parts.descriptors, null, rules.alphabet);
    case 'prefix':
      return wordOptions(parts.prefixes, null, rules.alphabet);
    case 'keyword':
      return wordOptions(keywords, null, rules.alphabet);
    default:
      return wordOptions([slot], null, rules.alphabet);
  }
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
  const columns = pattern.split(' ').map((place) => {
    const slots = [...place.matchAll(slotPattern)].map((match) => itemAt(match, 1));
    if (slots.length === 2) return joinedOptions(slots, parts, keywords, rules);
    return optionsOf(slots[0] ?? place, parts, keywords, rules);
  });
  const size = columns.reduce((product, options) => product * options.length, 1);
  return { columns, size };
}
