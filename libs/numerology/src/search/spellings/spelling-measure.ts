import type { CalendarDate } from '../../calendar/calendar.ts';
import { destinyOf } from '../../date-numbers.ts';
import { readName } from '../../letters.ts';
import type { TriangleName } from '../../map-result.ts';
import { reduce } from '../../reduction.ts';
import type { RuleSet } from '../../rules/rule-set.ts';
import { nameBirthScore } from '../../scores.ts';
import { negativeSequences, triangleRows, trianglesOf } from '../../triangles.ts';
import type { NumbersOfName } from '../word-options.ts';

export interface SequenceFound {
  triangle: TriangleName;
  /** The digit three times: `"666"`. */
  sequence: string;
}

export interface SpellingNumbers extends NumbersOfName {
  /** Of the birth date, and Expressão with Destino; null without a birth date. */
  destino: number | null;
  missao: number | null;
}

/** What can be said of one way to write a name. */
export interface SpellingMeasure {
  numbers: SpellingNumbers;
  /** How well name and birth agree, 0 to 100 (`nameCompatibility.score`); null without a birth date. */
  harmony: number | null;
}

export function measure(numbers: NumbersOfName, birth: CalendarDate | null, rules: RuleSet): SpellingMeasure {
  if (!birth) return { numbers: { ...numbers, destino: null, missao: null }, harmony: null };
  const destino = destinyOf(birth, rules).value;
  const missao = reduce(numbers.expressao + destino, rules.missao.masters);
  return { numbers: { ...numbers, destino, missao }, harmony: nameBirthScore({ ...numbers, destino }) };
}

function distinct(sequences: readonly SequenceFound[]): SequenceFound[] {
  return sequences.filter(({ triangle, sequence }, index) => {
    return sequences.findIndex((other) => other.triangle === triangle && other.sequence === sequence) === index;
  });
}

/** Negative sequences of the four triangles, or of the triângulo da vida alone without a birth date. */
export function sequencesOf(name: string, birth: CalendarDate | null, rules: RuleSet): SequenceFound[] {
  const { letters } = readName(name, rules.alphabet);
  const rows = triangleRows(letters.map(({ value }) => value));
  if (!birth) {
    return distinct(negativeSequences(rows).map(({ sequence }) => ({ triangle: 'vida', sequence })));
  }
  const triangles = trianglesOf(rows, birth, birth, rules.arcanos.span);
  const names: readonly TriangleName[] = ['vida', 'pessoal', 'social', 'destino'];
  return distinct(
    names.flatMap((triangle) =>
      triangles[triangle].sequenciasNegativas.map(({ sequence }) => ({ triangle, sequence })),
    ),
  );
}
