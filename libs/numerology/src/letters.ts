import { type Character, type LatinLetter, readCharacters } from './characters.ts';
import { NumerologyError } from './errors.ts';
import { toDigit } from './reduction.ts';
import type { AlphabetRules } from './rules/rule-set.ts';
import { itemAt, rowOf } from './tables/lookup.ts';

/** Longest name, in characters of Unicode form NFC. */
export const maximumNameLength = 120;
const absurdLength = 2000;

/** One letter of a name with its value 1 to 9. */
export interface Letter {
  letter: string;
  value: number;
  vowel: boolean;
  /** 0-based index of its word. */
  word: number;
}

/** A letter that the school's table does not hold and how it was read. */
export interface NameNote {
  letter: string;
  readAs: string;
  reason: 'stands-for' | 'mark-without-value';
  message: string;
}

export interface ReadName {
  /** Unicode form NFC, trimmed, single spaces. */
  name: string;
  words: string[];
  letters: Letter[];
  notes: NameNote[];
}

/** Unicode form NFC, trimmed, runs of white space as one space. */
export function tidyName(name: string): string {
  return name
    .normalize('NFC')
    .trim()
    .replace(/\s{2,}|[^\S ]/gu, ' ');
}

/** Value 1 to 9 of a letter, and the marks that the alphabet gives no value to. */
export function valueOfLetter(alphabet: AlphabetRules, letter: LatinLetter): { value: number; unvalued: string } {
  let value = rowOf(alphabet.values, letter.base);
  if (letter.marks === '' && !letter.apostrophe) return { value, unvalued: '' };
  let unvalued = '';
  for (const mark of letter.marks) {
    const rule = alphabet.marks[mark];
    const own = alphabet.ownLetters[(letter.base + mark).normalize('NFC')];
    if (own !== undefined) value = own;
    else if (rule === undefined) unvalued += mark;
    else value = 'add' in rule ? value + rule.add : value * rule.multiply;
  }
  if (letter.apostrophe) value += alphabet.apostrophe;
  return { value: toDigit(value), unvalued };
}

/**
 * Whether the letter at `index` counts as a vowel, given the basic letters of its word.
 * `context` (Pythagorean): Y only when no adjacent letter of the word is A E I O U.
 */
export function isVowel(alphabet: AlphabetRules, bases: readonly string[], index: number): boolean {
  const isListed = (base: string | undefined) => base !== undefined && alphabet.vowels.includes(base);
  if (isListed(bases[index])) return true;
  if (bases[index] !== 'Y' || alphabet.y !== 'context') return false;
  return !isListed(bases[index - 1]) && !isListed(bases[index + 1]);
}

function noteFor(letter: LatinLetter, alphabet: AlphabetRules, unvalued: string): NameNote | null {
  const { standsFor } = letter;
  if (standsFor) {
    const message = `A letra “${standsFor.letter}” conta como ${standsFor.readAs}.`;
    return { letter: standsFor.letter, readAs: standsFor.readAs, reason: 'stands-for', message };
  }
  if (unvalued === '' || alphabet.ignoresMarks) return null;
  const message = `O sinal da letra “${letter.text}” não tem valor nesta escola; a letra conta como ${letter.base}.`;
  return { letter: letter.text, readAs: letter.base, reason: 'mark-without-value', message };
}

function addNote(notes: NameNote[], note: NameNote): void {
  if (!notes.some(({ letter }) => letter === note.letter)) notes.push(note);
}

function refusedLength(tidy: string, field: string): NumerologyError | null {
  if (tidy === '') return new NumerologyError('EMPTY_NAME', field, 'Informe o nome.');
  if (tidy.length <= maximumNameLength) return null;
  if (tidy.length <= absurdLength && [...tidy].length <= maximumNameLength) return null;
  return new NumerologyError('NAME_TOO_LONG', field, `O nome pode ter até ${maximumNameLength} caracteres.`);
}

function refusedLetters(characters: readonly Character[], field: string): NumerologyError | null {
  const unknown = new Set<string>();
  for (const character of characters) if (character.kind === 'unknown') unknown.add(character.text);
  if (unknown.size > 0) {
    const list = [...unknown].map((letter) => `“${letter}”`).join(', ');
    const message = `Sem valor na tabela: ${list}. Escreva o nome no alfabeto latino.`;
    return new NumerologyError('LETTER_WITHOUT_VALUE', field, message);
  }
  if (characters.some(({ kind }) => kind === 'letter')) return null;
  return new NumerologyError('NAME_WITHOUT_LETTERS', field, 'O nome não tem nenhuma letra.');
}

/** Like `readName`, the refusal as a value. */
export function tryReadName(name: string, alphabet: AlphabetRules, field = 'name'): ReadName | NumerologyError {
  const tidy = name.length > absurdLength ? name : tidyName(name);
  const tooLong = refusedLength(tidy, field);
  if (tooLong) return tooLong;
  const characters = readCharacters(tidy);
  return refusedLetters(characters, field) ?? lettersOf(tidy, characters, alphabet);
}

/**
 * Letters and words of a full name. Spaces and hyphens separate words; digits and punctuation are ignored.
 * @throws NumerologyError EMPTY_NAME, NAME_TOO_LONG, LETTER_WITHOUT_VALUE, NAME_WITHOUT_LETTERS, with `field`
 */
export function readName(name: string, alphabet: AlphabetRules, field = 'name'): ReadName {
  const read = tryReadName(name, alphabet, field);
  if (read instanceof NumerologyError) throw read;
  return read;
}

function lettersOf(name: string, characters: readonly Character[], alphabet: AlphabetRules): ReadName {
  const letters: Letter[] = [];
  const bases: string[][] = [];
  const words: string[] = [];
  const notes: NameNote[] = [];
  let open: string[] | null = null;
  for (const character of characters) {
    if (character.kind === 'separator') open = null;
    if (character.kind !== 'letter') continue;
    if (!open) {
      open = [];
      bases.push(open);
      words.push('');
    }
    const { base, text, apostrophe } = character;
    const word = words.length - 1;
    const { value, unvalued } = valueOfLetter(alphabet, character);
    open.push(base);
    letters.push({ letter: text, value, vowel: false, word });
    words[word] += apostrophe ? `${text}'` : text;
    const note = noteFor(character, alphabet, unvalued);
    if (note) addNote(notes, note);
  }
  markVowels(letters, bases, alphabet);
  return { name, words, letters, notes };
}

function markVowels(letters: readonly Letter[], bases: readonly string[][], alphabet: AlphabetRules): void {
  let position = 0;
  for (const word of bases) {
    for (let index = 0; index < word.length; index += 1) {
      itemAt(letters, position).vowel = isVowel(alphabet, word, index);
      position += 1;
    }
  }
}
