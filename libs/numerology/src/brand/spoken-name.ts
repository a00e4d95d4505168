import { isCommonWord } from './name-words.ts';
import { syllablesOf } from './syllables.ts';

/** A place where a dictated name can be written in another way. */
export interface SpellingDoubt {
  readonly word: string;
  readonly written: string;
  /** Other spellings of the same sound; empty for a silent letter. */
  readonly rivals: readonly string[];
}

/** How a name is said, dictated and written. */
export interface SpokenName {
  readonly letters: number;
  readonly syllables: number;
  /** Words that a Portuguese speaker does not read at first sight. */
  readonly hardWords: readonly string[];
  readonly doubts: readonly SpellingDoubt[];
  /** 0 to 100 (docs/numerology.md section 8). */
  readonly score: number;
}

const doubtful: readonly { readonly at: RegExp; readonly rivals: readonly string[] }[] = [
  { at: /ss/u, rivals: ['ç'] },
  { at: /ç/u, rivals: ['ss'] },
  { at: /sc(?=[eiéíê])/u, rivals: ['c', 'ss'] },
  { at: /(?<!s)c(?=[eiéíêy])/u, rivals: ['s'] },
  { at: /(?<=[aeiouáéíóúâêôãõ])s(?=[aeiouáéíóúâêôãõ])/u, rivals: ['z'] },
  { at: /z/u, rivals: ['s'] },
  { at: /g(?=[eiéíê])/u, rivals: ['j'] },
  { at: /j(?=[eiéíê])/u, rivals: ['g'] },
  { at: /x/u, rivals: ['ch', 's'] },
  { at: /ch/u, rivals: ['x'] },
  { at: /sh/u, rivals: ['x', 'ch'] },
  { at: /(?<=[aeiouáéíóúâêô])l(?![aeiouáéíóúâêôãõhl])/u, rivals: ['u'] },
  { at: /^h/u, rivals: [] },
  { at: /ph/u, rivals: ['f'] },
  { at: /th/u, rivals: ['t'] },
  { at: /k/u, rivals: ['c', 'qu'] },
  { at: /w/u, rivals: ['v', 'u'] },
  { at: /y/u, rivals: ['i'] },
  { at: /([bcdfgjklmnptv])\1/u, rivals: ['uma letra só'] },
];

/** Doubled consonants but rr and ss, q without u, foreign pairs, a closing consonant or a run of them that the language has not. */
const hardToRead =
  /([bcdfghjklmnpqtvxz])\1|q(?!u)|[st]h|ck|ght|[bcdfgjpqtv]$|[bcdfghj-np-tvxz]{4,}(?<![nb]s[tcp][rl])/u;

const mostDoubts = 4;
/** What is taken from 100 for each doubt, for a name that is hard to read, and for each syllable or letter too many. */
const doubtCost = 8;
const hardCost = 20;
const easySyllables = 6;
const syllableCost = 6;
const easyLetters = 18;
const letterCost = 2;

/** A name by sound, spelling and length. */
export function speakName(name: string): SpokenName {
  const words = name.split(/[\s-]+/u).filter((word) => /\p{L}/u.test(word));
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const hardWords = words.filter(
    (word) => !isAcronym(word) && !isCommonWord(word) && hardToRead.test(word.toLowerCase()),
  );
  const doubts = words.flatMap(doubtsOf).slice(0, mostDoubts);
  const cost =
    doubtCost * doubts.length +
    (hardWords.length > 0 ? hardCost : 0) +
    syllableCost * Math.max(0, syllables - easySyllables) +
    letterCost * Math.max(0, letters - easyLetters);
  return { letters, syllables, hardWords, doubts, score: Math.max(0, 100 - cost) };
}

function doubtsOf(word: string): SpellingDoubt[] {
  if (isCommonWord(word) || isAcronym(word)) return [];
  const lower = word.normalize('NFC').toLowerCase();
  return doubtful.flatMap(({ at, rivals }) => {
    const written = at.exec(lower)?.[0];
    return written === undefined ? [] : [{ word, written, rivals }];
  });
}

function isAcronym(word: string): boolean {
  return word.length <= 3 && word === word.toUpperCase();
}
