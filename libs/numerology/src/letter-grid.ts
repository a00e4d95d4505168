import { readCharacters } from './characters.ts';
import { isVowel, maximumNameLength, valueOfLetter } from './letters.ts';
import { add, nameNumber } from './name-sums.ts';
import { ruleSetFor } from './rules/registry.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { itemAt } from './tables/lookup.ts';

export interface GridCell {
  text: string;
  /** `unknown`: a letter without value in the system. `mute`: digits, punctuation, apostrophes. */
  kind: 'vowel' | 'consonant' | 'separator' | 'mute' | 'unknown';
  value: number | null;
}

/** Numbers of the name typed so far; null before the first letter of the kind. */
export interface LetterGrid {
  cells: GridCell[];
  sums: { vowels: number; consonants: number; all: number };
  motivacao: number | null;
  impressao: number | null;
  expressao: number | null;
  /** Whether `computeMap` would take this name. */
  complete: boolean;
}

interface Word {
  bases: string[];
  cells: GridCell[];
  values: number[];
}

function readWords(text: string, rules: RuleSet): { cells: GridCell[]; words: Word[] } {
  const cells: GridCell[] = [];
  const words: Word[] = [];
  let open: Word | null = null;
  for (const character of readCharacters(text)) {
    if (character.kind !== 'letter') {
      cells.push({ text: character.text, kind: character.kind === 'ignored' ? 'mute' : character.kind, value: null });
      if (character.kind === 'separator') open = null;
      continue;
    }
    if (!open) {
      open = { bases: [], cells: [], values: [] };
      words.push(open);
    }
    const { value } = valueOfLetter(rules.alphabet, character);
    const cell: GridCell = { text: character.text, kind: 'consonant', value };
    open.bases.push(character.base);
    open.cells.push(cell);
    open.values.push(value);
    cells.push(cell);
  }
  return { cells, words };
}

function sumOf(word: Word, kind: GridCell['kind']): number {
  return add(word.values.filter((_, index) => itemAt(word.cells, index).kind === kind));
}

/** The letter grid of a name that may be half typed: never throws on the text. */
export function letterGrid(text: string, system?: string): LetterGrid {
  const rules = ruleSetFor(system);
  const shown = [...text.normalize('NFC')].slice(0, maximumNameLength);
  const { cells, words } = readWords(shown.join(''), rules);
  for (const { bases, cells: letters } of words) {
    letters.forEach((cell, index) => {
      if (isVowel(rules.alphabet, bases, index)) cell.kind = 'vowel';
    });
  }
  const vowels = words.map((word) => sumOf(word, 'vowel'));
  const consonants = words.map((word) => sumOf(word, 'consonant'));
  const all = words.map(({ values }) => add(values));
  const number = (sums: readonly number[], options: RuleSet['motivacao']) =>
    add(sums) === 0 ? null : nameNumber(sums, options).value;
  return {
    cells,
    sums: { vowels: add(vowels), consonants: add(consonants), all: add(all) },
    motivacao: number(vowels, rules.motivacao),
    impressao: number(consonants, rules.impressao),
    expressao: number(all, rules.expressao),
    complete:
      add(all) > 0 && !cells.some(({ kind }) => kind === 'unknown') && [...text.trim()].length <= maximumNameLength,
  };
}
