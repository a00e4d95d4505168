import { otherSpellings } from './spelling-key.ts';

/** `spelling`: other letters or accents of one word. */
export interface SpellingEdit {
  text: string;
  /** 1 for a spelling that people bear, 2 for one that only follows their habits. */
  cost: 1 | 2;
}

const MOST_EDITS = 12;
const VOWEL = 'aeiouáéíóúâêô';

/** Habits of Brazilian signatures, applied to a word in lower case; each gives one spelling for each place it fits. */
const HABITS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=[${VOWEL}])([lmnptf])(?=[${VOWEL}])`, 'gu'), '$1$1'],
  [/([lmnptf])\1/gu, '$1'],
  [/i/gu, 'y'],
  [/y/gu, 'i'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/(?<=[aeiou])s(?=[aeiou])/gu, 'z'],
  [/(?<=[aeiou])z(?=[aeiou])/gu, 's'],
  [/k(?=[aou])/gu, 'c'],
];

function applyAt(word: string, [pattern, replacement]: readonly [RegExp, string]): string[] {
  return [...word.matchAll(pattern)].map((match) => {
    const changed = match[0].replace(/^(.)(.*)$/su, (_, first: string) => replacement.replaceAll('$1', first));
    return word.slice(0, match.index) + changed + word.slice(match.index + match[0].length);
  });
}

/** “luís” as “luis”: the marks that signatures drop; til and cedilha stay. */
function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300\u0301\u0302\u0308]/gu, '')
    .normalize('NFC');
}

function casedAs(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  const startsUpper = model.charAt(0) === model.charAt(0).toUpperCase();
  return startsUpper ? word.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase()) : word;
}

/** Other ways to write one word of a name, those that people bear first, none twice. */
export function spellingEdits(word: string): SpellingEdit[] {
  const lower = word.normalize('NFC').toLowerCase();
  const edits = new Map<string, SpellingEdit>();
  const offer = (spelling: string, cost: 1 | 2) => {
    const text = casedAs(word, spelling.toLowerCase());
    if (spelling.toLowerCase() !== lower && !edits.has(text)) edits.set(text, { text, cost });
  };
  for (const spelling of otherSpellings(word)) offer(spelling, 1);
  offer(withoutAccents(lower), 1);
  for (const habit of HABITS) for (const spelling of applyAt(lower, habit)) offer(spelling, 2);
  return [...edits.values()].slice(0, MOST_EDITS);
}
