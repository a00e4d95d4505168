import { type CalendarDate, parseDate } from '../calendar.ts';
import { NumerologyError } from '../errors.ts';
import { readName } from '../letters.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import { nameUnits, type SpellingChange } from './name-units.ts';
import { type SpellingCandidate, spellingCandidates } from './spelling-candidates.ts';
import { measure, type SequenceFound, type SpellingMeasure, sequencesOf } from './spelling-measure.ts';
import { readTargets } from './target-numbers.ts';
import { type NumbersOfName, numbersOf } from './word-options.ts';

export const MAXIMUM_SPELLINGS = 50;
const DEFAULT_LIMIT = 12;
/** Writings looked at: so many at most, and at least; between them as many as their triangles have cells for. */
const MOST_TRIES = 8_000;
const LEAST_TRIES = 400;
const MOST_CELLS = 3_000_000;
const COST_OF_A_CHANGE = 4;

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
  /** 0 to 100: how far it meets what was asked, less 4 for each change and more for unusual ones. */
  score: number;
}

export interface SpellingSuggestions {
  current: Spelling;
  suggestions: SpellingSuggestion[];
  /** Writings looked at. */
  tried: number;
  /** Wanted numbers that no name can have in this system. */
  unreachableTargets: number[];
}

interface Goals {
  wanted: readonly number[] | null;
  position: keyof NumbersOfName;
  clear: boolean;
  harmony: boolean;
}

interface Search {
  rules: RuleSet;
  birth: CalendarDate | null;
  goals: Goals;
}

function nameOf({ forms }: SpellingCandidate): string {
  return forms.map(({ text }) => text).join(' ');
}

/** The spelling with its numbers and sequences; null when it misses the only thing that was asked or cannot be read. */
function spellingOf(
  candidate: SpellingCandidate,
  { rules, birth, goals }: Search,
  mustReach: boolean,
): Spelling | null {
  const numbers = numbersOf(candidate.forms, rules);
  const reachesWanted = goals.wanted ? goals.wanted.includes(numbers[goals.position]) : null;
  if (mustReach && !reachesWanted) return null;
  const name = nameOf(candidate);
  const sequences = sequencesOf(name, birth, rules);
  return sequences && { name, ...measure(numbers, birth, rules), reachesWanted, negativeSequences: sequences };
}

function holds(sequences: readonly SequenceFound[], { triangle, sequence }: SequenceFound): boolean {
  return sequences.some((other) => other.triangle === triangle && other.sequence === sequence);
}

/** How far each thing that was asked is met, 0 to 1; 0 where the spelling is no better than the name as it stands. */
function sharesMet(spelling: Spelling, current: Spelling, goals: Goals): number[] {
  const shares: number[] = [];
  if (goals.wanted) shares.push(spelling.reachesWanted ? 1 : 0);
  const before = current.negativeSequences.length;
  if (goals.clear && before > 0) shares.push(Math.max(0, before - spelling.negativeSequences.length) / before);
  const harmony = spelling.harmony ?? 0;
  if (goals.harmony) shares.push(harmony > (current.harmony ?? 0) ? harmony / 100 : 0);
  return shares;
}

function suggestionOf(
  spelling: Spelling,
  current: Spelling,
  candidate: SpellingCandidate,
  goals: Goals,
): SpellingSuggestion | null {
  const shares = sharesMet(spelling, current, goals);
  const met = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  if (met === 0) return null;
  return {
    ...spelling,
    changes: [...candidate.changes],
    clearedSequences: current.negativeSequences.filter((sequence) => !holds(spelling.negativeSequences, sequence)),
    score: Math.max(0, Math.round(100 * met) - COST_OF_A_CHANGE * candidate.cost),
  };
}

function byScore(first: SpellingSuggestion, second: SpellingSuggestion): number {
  if (first.score !== second.score) return second.score - first.score;
  if (first.changes.length !== second.changes.length) return first.changes.length - second.changes.length;
  return first.name < second.name ? -1 : 1;
}

function readGoals(query: SpellingQuery, rules: RuleSet): { goals: Goals; unreachable: number[] } {
  const isAsked = query.wantedNumbers || query.clearSequences || query.raiseHarmony;
  if (!isAsked) throw new NumerologyError('INVALID_INPUT', 'wantedNumbers', 'Diga o que a assinatura deve alcançar.');
  if (query.raiseHarmony && !query.birthDate) {
    throw new NumerologyError('INVALID_INPUT', 'birthDate', 'Informe a data de nascimento.');
  }
  const targets = query.wantedNumbers && readTargets(query.wantedNumbers, rules, 'Selecione pelo menos um número alvo');
  const goals = {
    wanted: targets?.reachable ?? null,
    position: query.position ?? 'expressao',
    clear: query.clearSequences ?? false,
    harmony: query.raiseHarmony ?? false,
  };
  return { goals, unreachable: targets?.unreachable ?? [] };
}

/** A triangle grows with the square of the letters; only sums are needed where a number alone is wanted. */
function mostTries(name: string, mustReach: boolean): number {
  if (mustReach) return MOST_TRIES;
  return Math.min(MOST_TRIES, Math.max(LEAST_TRIES, Math.floor(MOST_CELLS / name.length ** 2)));
}

function readLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAXIMUM_SPELLINGS) return limit;
  throw new NumerologyError('INVALID_INPUT', 'limit', `Informe um número inteiro de 1 a ${MAXIMUM_SPELLINGS}.`);
}

/**
 * Real spellings and signatures of a person's name that reach a wanted number, lose negative sequences or agree better
 * with the birth, best score first; few changes come before many.
 * @throws NumerologyError as `readName` and `parseDate`, INVALID_INPUT with `field` wantedNumbers, birthDate or limit
 */
export function suggestSpellings(query: SpellingQuery): SpellingSuggestions {
  const rules = ruleSetFor(query.system);
  const limit = readLimit(query.limit ?? DEFAULT_LIMIT);
  const { goals, unreachable } = readGoals(query, rules);
  const { name } = readName(query.name, rules.alphabet);
  const birth = query.birthDate === undefined ? null : parseDate(query.birthDate, 'birthDate');
  const search: Search = { rules, birth, goals };
  const mustReach = goals.wanted !== null && !goals.clear && !goals.harmony;
  const most = mostTries(name, mustReach);
  const found = new Map<string, SpellingSuggestion>();
  let current: Spelling | null = null;
  let tried = 0;
  let changes = 0;
  for (const candidate of spellingCandidates(nameUnits(name, rules.alphabet))) {
    const startsMore = candidate.changes.length > changes;
    changes = candidate.changes.length;
    if (tried >= most || (startsMore && !goals.clear && found.size >= 2 * limit)) break;
    const spelling = spellingOf(candidate, search, mustReach && current !== null);
    current ??= spelling;
    if (tried > 0 && spelling && current && !found.has(spelling.name)) {
      const suggestion = suggestionOf(spelling, current, candidate, goals);
      if (suggestion) found.set(suggestion.name, suggestion);
    }
    tried += 1;
  }
  if (!current) throw new NumerologyError('NAME_WITHOUT_LETTERS', 'name', 'O nome não tem nenhuma letra.');
  const suggestions = [...found.values()].sort(byScore).slice(0, limit);
  return { current: { ...current, name }, suggestions, tried, unreachableTargets: unreachable };
}
