import { type CalendarDate, parseDate } from '../../calendar/calendar.ts';
import { NumerologyError } from '../../errors.ts';
import { maximumNameLength, readName } from '../../letters.ts';
import { ruleSetFor } from '../../rules/registry.ts';
import type { RuleSet, System } from '../../rules/rule-set.ts';
import { type NameUnit, nameUnits, type SpellingChange } from '../name-units.ts';
import { type SpellingCandidate, spellingCandidates } from '../spelling-candidates.ts';
import { type NumbersOfName, numbersOf } from '../word-options.ts';
import { readGoals, type SpellingGoals, sharesMet } from './spelling-goals.ts';
import { measure, type SequenceFound, type SpellingMeasure, sequencesOf } from './spelling-measure.ts';

export const maximumSpellings = 50;
const defaultLimit = 12;
/** Maximum and minimum of spellings examined; in between their number follows from the cells of their triangles. */
const maximumTries = 8_000;
const leastTries = 400;
const mostCells = 3_000_000;
const costOfAChange = 4;

export interface SpellingQuery {
  name: string;
  /** Numbers wanted at `position`. */
  wantedNumbers?: readonly number[] | undefined;
  /** Which number of the name is wanted; default expressao. */
  position?: keyof NumbersOfName | undefined;
  /** Whether negative sequences should go. */
  clearSequences?: boolean | undefined;
  /** Whether the harmony of name and birth should rise; needs `birthDate`. */
  raiseHarmony?: boolean | undefined;
  /** Whether only spellings that people bear are written, without habits of signatures such as “Duartte”. */
  onlyBorne?: boolean | undefined;
  /** Whether spellings that meet no goal come after the others, few changes first. */
  withUnmet?: boolean | undefined;
  /** `YYYY-MM-DD`: adds Destino, Missão, harmony and the three triangles that need it. */
  birthDate?: string | undefined;
  /** 1 to 50, default 12. */
  limit?: number | undefined;
  system?: System | undefined;
}

export interface Spelling extends SpellingMeasure {
  name: string;
  /** Null when no number is wanted. */
  reachesWanted: boolean | null;
  negativeSequences: SequenceFound[];
}

export interface SpellingSuggestion extends Spelling {
  changes: SpellingChange[];
  /** Sequences of the name as it stands that this spelling has not. */
  clearedSequences: SequenceFound[];
  /** 0 to 100: how far it meets the goals, less 4 for each change and more for unusual ones. */
  score: number;
}

export interface SpellingSuggestions {
  current: Spelling;
  suggestions: SpellingSuggestion[];
  /** Number of spellings examined. */
  tried: number;
  /** Wanted numbers that no name can have in this system. */
  unreachableTargets: number[];
}

interface Search {
  rules: RuleSet;
  birth: CalendarDate | null;
  goals: SpellingGoals;
}

function nameOf({ forms }: SpellingCandidate): string {
  return forms.map(({ text }) => text).join(' ');
}

/** The spelling with its numbers and sequences; null when it misses the only goal or is too long for a name. */
function spellingOf(
  candidate: SpellingCandidate,
  { rules, birth, goals }: Search,
  mustReach: boolean,
): Spelling | null {
  const numbers = numbersOf(candidate.forms, rules);
  const reachesWanted = goals.wanted ? goals.wanted.includes(numbers[goals.position]) : null;
  if (mustReach && !reachesWanted) return null;
  const name = nameOf(candidate);
  if (name.length > maximumNameLength) return null;
  const negativeSequences = sequencesOf(name, birth, rules);
  return { name, ...measure(numbers, birth, rules), reachesWanted, negativeSequences };
}

/** The name as it stands, measured like its other spellings. */
function currentSpelling(name: string, units: readonly NameUnit[], { rules, birth, goals }: Search): Spelling {
  const numbers = numbersOf(
    units.flatMap(([asIs]) => asIs?.forms ?? []),
    rules,
  );
  const reachesWanted = goals.wanted ? goals.wanted.includes(numbers[goals.position]) : null;
  return { name, ...measure(numbers, birth, rules), reachesWanted, negativeSequences: sequencesOf(name, birth, rules) };
}

function holds(sequences: readonly SequenceFound[], { triangle, sequence }: SequenceFound): boolean {
  return sequences.some((other) => other.triangle === triangle && other.sequence === sequence);
}

function suggestionOf(
  spelling: Spelling,
  current: Spelling,
  candidate: SpellingCandidate,
  goals: SpellingGoals,
): SpellingSuggestion | null {
  const shares = sharesMet(spelling, current, goals);
  const met = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  if (met === 0 && !goals.withUnmet) return null;
  return {
    ...spelling,
    changes: [...candidate.changes],
    clearedSequences: current.negativeSequences.filter((sequence) => !holds(spelling.negativeSequences, sequence)),
    score: Math.max(0, Math.round(100 * met) - costOfAChange * candidate.cost),
  };
}

function byScore(first: SpellingSuggestion, second: SpellingSuggestion): number {
  if (first.score !== second.score) return second.score - first.score;
  if (first.changes.length !== second.changes.length) return first.changes.length - second.changes.length;
  return first.name < second.name ? -1 : 1;
}

/** A triangle grows with the square of the letters; only sums are needed where a number alone is wanted. */
function mostTries(name: string, mustReach: boolean): number {
  if (mustReach) return maximumTries;
  return Math.min(maximumTries, Math.max(leastTries, Math.floor(mostCells / name.length ** 2)));
}

function readLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= maximumSpellings) return limit;
  throw new NumerologyError('INVALID_INPUT', 'limit', `Informe um número inteiro de 1 a ${maximumSpellings}.`);
}

/**
 * Real spellings and signatures of a person's name that reach a wanted number, lose negative sequences or agree better
 * with the birth, best score first; few changes come before many.
 * @throws NumerologyError as `readName` and `parseDate`, INVALID_INPUT with `field` wantedNumbers, birthDate or limit
 */
export function suggestSpellings(query: SpellingQuery): SpellingSuggestions {
  const rules = ruleSetFor(query.system);
  const limit = readLimit(query.limit ?? defaultLimit);
  const { goals, unreachable } = readGoals(query, rules);
  const { name } = readName(query.name, rules.alphabet);
  const birth = query.birthDate === undefined ? null : parseDate(query.birthDate, 'birthDate');
  const search: Search = { rules, birth, goals };
  const mustReach = goals.wanted !== null && !goals.clear && !goals.harmony;
  const most = mostTries(name, mustReach);
  const found: SpellingSuggestion[] = [];
  const units = nameUnits(name, rules.alphabet, query.onlyBorne);
  const current = currentSpelling(name, units, search);
  let tried = 0;
  let changes = 1;
  for (const candidate of spellingCandidates(units)) {
    const startsMore = candidate.changes.length > changes;
    if (tried >= most || (startsMore && !goals.clear && found.length >= 2 * limit)) break;
    changes = candidate.changes.length;
    tried += 1;
    const spelling = spellingOf(candidate, search, mustReach);
    const suggestion = spelling && suggestionOf(spelling, current, candidate, goals);
    if (suggestion && !found.some((other) => other.name === suggestion.name)) found.push(suggestion);
  }
  const suggestions = found.sort(byScore).slice(0, limit);
  return { current, suggestions, tried, unreachableTargets: unreachable };
}
