import type { Letter, ReadName } from './letters.ts';
import type { NameResult } from './map-result.ts';
import { add, type NameNumber, type NameSums, nameNumber, sumsOf } from './name-sums.ts';
import { reduce } from './reduction.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { itemAt, lastOf } from './tables/lookup.ts';
import { arcanosOf, negativeSequences } from './triangles.ts';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** How often each value occurs; index 1 to 9. */
export function countValues(letters: readonly Letter[]): number[] {
  const counts = new Array<number>(10).fill(0);
  for (const { value } of letters) counts[value] = itemAt(counts, value) + 1;
  return counts;
}

/** Relação intervalores: the value of the first name found at least twice as often as any other, or null. */
export function dominantInterval(letters: readonly Letter[]): number | null {
  const counts = countValues(letters.filter(({ word }) => word === 0));
  const most = Math.max(...counts);
  const value = counts.indexOf(most);
  return counts.every((count, other) => other === value || most >= 2 * count) ? value : null;
}

function ascension(letters: readonly Letter[]): NameResult['grauAscensao'] {
  let balance = 0;
  for (const { vowel } of letters) balance += vowel ? -1 : 1;
  if (balance === 0) return 'elevado';
  return balance > 0 ? 'em ascensao' : 'rebaixado';
}

/** The three sums of the name with the way each was reached. */
export interface NameNumbers {
  sums: NameSums;
  motivacao: NameNumber;
  impressao: NameNumber;
  expressao: NameNumber;
}

export function nameNumbers(letters: readonly Letter[], words: number, rules: RuleSet): NameNumbers {
  const sums = sumsOf(letters, words);
  return {
    sums,
    motivacao: nameNumber(sums.vowels, rules.motivacao),
    impressao: nameNumber(sums.consonants, rules.impressao),
    expressao: nameNumber(sums.all, rules.expressao),
  };
}

/** What the name alone gives, from its letters, its sums and the rows of its triângulo da vida (docs/numerology.md 2.1 to 2.3, 2.8 to 2.11, 2.21, 2.23). */
export function nameResult(read: ReadName, numbers: NameNumbers, rows: number[][], rules: RuleSet): NameResult {
  const { letters } = read;
  const counts = countValues(letters);
  const licoesCarmicas = digits.filter((digit) => counts[digit] === 0);
  const valoresLetras = letters.map(({ value }) => value);
  return {
    name: read.name,
    palavras: read.words,
    letters,
    notes: read.notes,
    motivacao: numbers.motivacao.value,
    impressao: numbers.impressao.value,
    expressao: numbers.expressao.value,
    somaTotal: add(numbers.sums.all),
    talentoOculto: reduce(numbers.motivacao.value + numbers.expressao.value, rules.talentoOculto.masters),
    licoesCarmicas,
    tendenciasOcultas: digits.filter((digit) => itemAt(counts, digit) >= rules.tendenciasOcultas.minimum),
    respostaSubconsciente: digits.length - licoesCarmicas.length,
    relacaoIntervalos: dominantInterval(letters),
    grauAscensao: ascension(letters),
    valoresLetras,
    arcanos: arcanosOf(valoresLetras),
    arcanoRegente: itemAt(lastOf(rows), 0),
    sequenciasNegativas: distinctSequences(negativeSequences(rows)),
  };
}

function distinctSequences(sequences: readonly { sequence: string }[]): string[] {
  return [...new Set(sequences.map(({ sequence }) => sequence))].sort();
}
