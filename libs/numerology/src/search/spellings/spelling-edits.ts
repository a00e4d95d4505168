import { otherSpellings } from './spelling-key.ts';

/** `spelling`: other letters or accents of one word. */
export interface SpellingEdit {
  text: string;
  /** 1 for a spelling that people bear, 2 for a habit of signatures, 3 for one of artistic names; two habits add up. */
  cost: number;
}

const mostEdits = 24;
const habitCost = 2;
const rareHabitCost = 3;
const tripleLetter = /(.)\1\1/u;
const vowel = 'aeiouáéíóúâêô';

/** Habits of Brazilian signatures, applied to a word in lower case; each gives one spelling for each place it fits. */
const habitPatterns: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<=[${vowel}])([lmnptf])(?=[${vowel}])`, 'gu'), '$1$1'],
  [/([lmnptf])\1/gu, '$1'],
  [/i/gu, 'y'],
  [/y/gu, 'i'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/(?<=[aeiou])s(?=[aeiou])/gu, 'z'],
  [/(?<=[aeiou])z(?=[aeiou])/gu, 's'],
  [/k(?=[aou])/gu, 'c'],
];

/** Habits of artistic names. */
const rareHabits: typeof habitPatterns = [
  [new RegExp(`(?<=[nrlsmd])([lnt])(?=[${vowel}])`, 'gu'), '$1$1'],
  [/(?<=[lmnrstdv])a$/gu, 'ah'],
  [/(?<=[aeiou])s$/gu, 'z'],
  [new RegExp(`t(?=[${vowel}])`, 'gu'), 'th'],
  [/c(?=[aou])/gu, 'k'],
  [/^v/gu, 'w'],
  [new RegExp(`f(?=[${vowel}])`, 'gu'), 'ph'],
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
  const parts = model.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  let index = -1;
  return word.replace(/\p{L}[\p{L}\p{M}]*/gu, (part) => {
    index += 1;
    return /^\p{Lu}/u.test(parts[index] ?? parts[0] ?? '') ? part.charAt(0).toUpperCase() + part.slice(1) : part;
  });
}

/** A word in lower case with one habit applied, each place on its own. */
function habitual(word: string): SpellingEdit[] {
  const by = (habits: typeof habitPatterns, cost: number) =>
    habits.flatMap((habit) => applyAt(word, habit).map((text) => ({ text, cost })));
  return [...by(habitPatterns, habitCost), ...by(rareHabits, rareHabitCost)];
}

/** Other ways to write one word of a name, those that people bear first, none twice. */
export function spellingEdits(word: string): SpellingEdit[] {
  const lower = word.normalize('NFC').toLowerCase();
  const edits = new Map<string, number>();
  const offer = ({ text, cost }: SpellingEdit) => {
    if (text !== lower && !tripleLetter.test(text) && !edits.has(text)) edits.set(text, cost);
  };
  for (const spelling of otherSpellings(word)) offer({ text: spelling.toLowerCase(), cost: 1 });
  offer({ text: withoutAccents(lower), cost: 1 });
  for (const edit of habitual(lower)) offer(edit);
  for (const [text, cost] of [...edits]) {
    for (const edit of habitual(text)) offer({ text: edit.text, cost: cost + edit.cost });
  }
  return [...edits].slice(0, mostEdits).map(([text, cost]) => ({ text: casedAs(word, text), cost }));
}
