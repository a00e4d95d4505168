import { type Character, readCharacters } from './characters.ts';
import { NumerologyError } from './errors.ts';
import { valueOfLetter } from './letters.ts';
import { reductionOf } from './reduction.ts';
import { ruleSetFor } from './rules/registry.ts';
import { lastOf } from './tables/lookup.ts';

/** What a code names. Of an address only the number counts, not the street; of a phone only the digits. */
export type CodeKind = 'address' | 'phone' | 'plate';

export interface CodeNumber {
  kind: CodeKind;
  /** Every digit and, for addresses and plates, letter with its value. */
  symbols: { symbol: string; value: number }[];
  total: number;
  /** Every value from the total down to the number. */
  reduction: number[];
  /** 1 to 9 or a master of the system. */
  number: number;
  certainty: 'D';
}

const longestCode = 40;

/** Whether a letter of an address belongs to a word (`apto`, `nº`, `n.`) and is not the letter of a flat (`45B`). */
function isOfWord(characters: readonly Character[], index: number): boolean {
  const [before, here, after] = [characters[index - 1], characters[index], characters[index + 1]];
  if (before?.kind === 'letter' || after?.kind === 'letter') return true;
  const isAbbreviated = after !== undefined && 'ºª.'.includes(after.text);
  return here?.text.toUpperCase() === 'N' && isAbbreviated;
}

/**
 * Number of a street address or flat (`123 B`), a phone or a licence plate: digits, and letters by the table, added and reduced;
 * words and signs of an address do not count
 * (docs/numerology.md 3.5).
 * @throws NumerologyError EMPTY_CODE without any digit above zero or letter, CODE_TOO_LONG, LETTER_WITHOUT_VALUE, UNKNOWN_SYSTEM
 */
export function numberOfCode(kind: CodeKind, text: string, system?: string): CodeNumber {
  const rules = ruleSetFor(system);
  if (text.length > longestCode) {
    throw new NumerologyError('CODE_TOO_LONG', 'code', `Informe até ${longestCode} caracteres.`);
  }
  const symbols: CodeNumber['symbols'] = [];
  const characters = readCharacters(text.normalize('NFC'));
  for (const [index, character] of characters.entries()) {
    if (character.kind === 'letter') {
      if (kind === 'phone' || (kind === 'address' && isOfWord(characters, index))) continue;
      symbols.push({ symbol: character.text, value: valueOfLetter(rules.alphabet, character).value });
    } else if (character.kind === 'unknown' && kind !== 'phone') {
      throw new NumerologyError('LETTER_WITHOUT_VALUE', 'code', `Sem valor na tabela: “${character.text}”.`);
    } else if (/^[0-9]$/.test(character.text)) symbols.push({ symbol: character.text, value: Number(character.text) });
  }
  let total = 0;
  for (const { value } of symbols) total += value;
  if (total === 0) throw new NumerologyError('EMPTY_CODE', 'code', 'Informe ao menos um algarismo ou letra com valor.');
  const reduction = reductionOf(total, rules.sums.masters);
  return { kind, symbols, total, reduction, number: lastOf(reduction), certainty: 'D' };
}
