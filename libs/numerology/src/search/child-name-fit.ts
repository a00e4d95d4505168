import type { ConjugalRelation } from '../block-results.ts';
import { addDays, parseDate } from '../calendar/calendar.ts';
import { destinyOf } from '../date-numbers.ts';
import { conjugalRelation, destinyRelation } from '../harmony.ts';
import { firstName } from '../letter/phrases.ts';
import { readName, tidyName } from '../letters.ts';
import type { DestinyRelation } from '../map-result.ts';
import { countValues, nameNumbers } from '../name-numbers.ts';
import { type NameSums, nameNumber } from '../name-sums.ts';
import { toDigit } from '../reduction.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { conjugalScore, meanScore } from '../scores.ts';
import { itemAt } from '../tables/lookup.ts';
import { negativeSequences, triangleRows } from '../triangles.ts';
import { childNames } from './child-names.ts';
import { foldText } from './folding.ts';

/** What is known of the child's family; with surnames a name is judged whole. */
export interface ChildFamily {
  surnames: string;
  /** `YYYY-MM-DD` */
  expectedDate?: string | undefined;
  /** First names, or whole ones; a first name takes the same surnames. */
  siblings?: readonly string[] | undefined;
}

/** Numbers of a whole name. */
export interface WholeName {
  fullName: string;
  numbers: { expressao: number; motivacao: number; impressao: number };
  /** How often each value 1 to 9 occurs; index 0 unused. */
  counts: readonly number[];
  sums: NameSums;
  /** Distinct negative sequences of the triângulo da vida. */
  sequences: string[];
}

/** Bands of a fit, best first: a few points more or less say nothing that a family would notice. */
export const fitBands = ['high', 'good', 'partial'] as const;
export type FitBand = (typeof fitBands)[number];

/** A parent or sibling. */
export interface Relative extends WholeName {
  /** What the family calls them: the first name, or all given names where no surname was written. */
  readonly called: string;
}

export interface SiblingHarmony {
  name: string;
  relation: ConjugalRelation;
  score: number;
}

/** How a whole name stands in its family. */
export interface ChildNameFit {
  fullName: string;
  /** The first name, of one word or two. */
  given: string;
  /** 0 to 100, the rounded mean of the judged parts (docs/numerology.md section 8). */
  score: number;
  band: FitBand;
  /** Motivação with Impressão: what the child seeks and how it appears. */
  inner: ConjugalRelation;
  siblings: SiblingHarmony[];
  /** Negative sequences of the whole name that the surnames alone do not have. */
  sequences: string[];
  /** Numbers without a letter in the surnames that the first name brings, and those that stay without one. */
  brings: number[];
  lacks: number[];
}

/** The expected date, alike for every name of one number. */
export interface ExpectedBirth {
  destino: number;
  /** The Destino of the expected date with each number looked for. */
  targets: { number: number; relation: DestinyRelation; goodDays: number }[];
  /** Days around the expected one that `goodDays` looks at. */
  days: number;
}

/** Days before and after the expected one: a birth seldom keeps its date. */
const daysAround = 7;
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** @throws NumerologyError as `readName`, with `field` */
export function wholeName(fullName: string, rules: RuleSet, field = 'name'): WholeName {
  const { letters, words } = readName(fullName, rules.alphabet, field);
  const { sums, expressao, motivacao, impressao } = nameNumbers(letters, words.length, rules);
  const runs = negativeSequences(triangleRows(letters.map(({ value }) => value)));
  return {
    fullName: tidyName(fullName),
    sums,
    numbers: { expressao: expressao.value, motivacao: motivacao.value, impressao: impressao.value },
    counts: countValues(letters),
    sequences: [...new Set(runs.map(({ sequence }) => sequence))].sort(),
  };
}

/** The numbers of a first name with the surnames after it, without reading its letters again. */
export function numbersTogether(first: NameSums, surnames: NameSums, rules: RuleSet): WholeName['numbers'] {
  return {
    expressao: nameNumber([...first.all, ...surnames.all], rules.expressao).value,
    motivacao: nameNumber([...first.vowels, ...surnames.vowels], rules.motivacao).value,
    impressao: nameNumber([...first.consonants, ...surnames.consonants], rules.impressao).value,
  };
}

function relationOf(first: number, second: number): ConjugalRelation {
  // A name without vowels or consonants has a 0, which stands to every number as to an equal.
  return first === 0 || second === 0 ? 'igual' : conjugalRelation(toDigit(first), toDigit(second));
}

/** What two people of a family seek (Motivação) and how they act (Expressão), each half. */
export function harmonyWith(sibling: Relative, child: WholeName): SiblingHarmony {
  const score = (number: 'motivacao' | 'expressao') => conjugalScore(child.numbers[number], sibling.numbers[number]);
  return {
    name: sibling.called,
    relation: relationOf(child.numbers.motivacao, sibling.numbers.motivacao),
    score: meanScore([score('motivacao'), score('expressao')]),
  };
}

/** The scale of table 3.3: none is favourable, one neutral, more are not. */
function clarity(count: number): number {
  return [95, 75][count] ?? 50;
}

/** Bounds of the scale of compatibility: from 80 on it is very good, from 70 on good. */
function fitBandOf(score: number): FitBand {
  if (score >= 80) return 'high';
  return score >= 70 ? 'good' : 'partial';
}

/** Words of the names of the list, folded. */
let givenNames: ReadonlySet<string> | undefined;

/** Whether a typed name holds no surname, as `Maria Clara`: its words are names of the list and none is a surname here. */
function isGivenOnly(typed: string, surnames: string): boolean {
  givenNames ??= new Set(childNames().flatMap(({ name }) => foldText(name).split(' ')));
  const words = foldText(typed).split(' ');
  const borne = new Set(foldText(surnames).split(' '));
  return words.length === 1 || words.every((word) => givenNames?.has(word) && !borne.has(word));
}

/** Parents or siblings; given names alone take the surnames. @throws NumerologyError as `readName` with `field`.N */
export function relativeNames(
  names: readonly string[],
  surnames: string,
  rules: RuleSet,
  field: 'siblings' | 'parents',
): Relative[] {
  return names.map((name, index) => {
    const typed = tidyName(name);
    const isGiven = isGivenOnly(typed, surnames);
    const whole = wholeName(isGiven ? `${typed} ${surnames}` : typed, rules, `${field}.${index}`);
    return { ...whole, called: isGiven ? typed : firstName(typed) };
  });
}

/** Names that a sibling takes from the list, folded: the first one, and all given ones together. */
export function namesOf({ called }: Relative): string[] {
  const folded = foldText(called);
  return [folded.split(' ')[0] ?? folded, folded];
}

/** Judges a whole name by its own agreement, its letters, its triangle and its siblings. */
export function judgeChildName(child: WholeName, surnames: WholeName, siblings: readonly Relative[]): ChildNameFit {
  const { motivacao, impressao } = child.numbers;
  const harmonies = siblings.map((sibling) => harmonyWith(sibling, child));
  const sequences = child.sequences.filter((sequence) => !surnames.sequences.includes(sequence));
  const lacks = digits.filter((digit) => child.counts[digit] === 0);
  const brings = digits.filter((digit) => surnames.counts[digit] === 0 && itemAt(child.counts, digit) > 0);
  const parts = [conjugalScore(motivacao, impressao), clarity(sequences.length), clarity(Math.floor(lacks.length / 2))];
  if (harmonies.length > 0) parts.push(meanScore(harmonies.map(({ score }) => score)));
  const score = meanScore(parts);
  return {
    fullName: child.fullName,
    given: child.fullName.slice(0, -surnames.fullName.length).trim(),
    score,
    band: fitBandOf(score),
    inner: relationOf(motivacao, impressao),
    siblings: harmonies,
    sequences,
    brings,
    lacks,
  };
}

/**
 * How the numbers looked for agree with the Destino of the expected date and of the days around it.
 * @throws NumerologyError as `parseDate` with `field` expectedDate
 */
export function expectedBirth(date: string, targets: readonly number[], rules: RuleSet): ExpectedBirth {
  const expected = parseDate(date, 'expectedDate');
  const span = Array.from({ length: 2 * daysAround + 1 }, (_, index) => addDays(expected, index - daysAround));
  const destinos = span.map((day) => destinyOf(day, rules).value);
  const destino = destinyOf(expected, rules).value;
  return {
    destino,
    targets: targets.map((number) => ({
      number,
      relation: destinyRelation(destino, number),
      goodDays: destinos.filter((other) => destinyRelation(other, number) === 'favoravel').length,
    })),
    days: span.length,
  };
}
