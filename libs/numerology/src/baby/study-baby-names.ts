import { NumerologyError } from '../errors.ts';
import { destinyRelation } from '../harmony.ts';
import { readName } from '../letters.ts';
import { ruleSetFor } from '../rules/registry.ts';
import type { RuleSet, System } from '../rules/rule-set.ts';
import { namesOf, numbersTogether, type Relative, relativeNames, wholeName } from '../search/child-name-fit.ts';
import type { ChildNameGender, ChildNameOrigin, ChildNameStyle } from '../search/child-name-schema.ts';
import { type ChildName, childNames, type NumberedChildName, numberedChildNames } from '../search/child-names.ts';
import { foldText } from '../search/folding.ts';
import { otherSpellings, spellingKey } from '../search/spellings/spelling-key.ts';
import { type BirthRange, birthRange } from './birth-range.ts';
import { type BabyNameGroup, type Household, type JudgedName, judgeBabyName } from './judge-baby-name.ts';
import { isOfAnotherGeneration, peopleOfLastDecade } from './name-popularity.ts';

/** Names of each group that a result shows, best first. */
export const shownNames: Readonly<Record<BabyNameGroup, number>> = { good: 12, neutral: 6, think: 4 };
export const mostIdeas = 10;
const mostSpellings = 4;
/** Names of scores within this step count alike: the one that more children were given is shown first. */
const scoreStep = 6;
/** Shown names of a group with the same Expressão. */
const mostOfOneNumber = 4;

export interface BabyQuery {
  /** One or two, in the order of the birth certificate. */
  readonly surnames: readonly string[];
  /** `YYYY-MM-DD`: the birth is expected between these days, both included. */
  readonly from: string;
  readonly to: string;
  /** Whole names, or first names that take the same surnames. */
  readonly parents: readonly string[];
  readonly siblings: readonly string[];
  readonly gender: ChildNameGender | 'any';
  readonly origin: ChildNameOrigin | null;
  readonly style: ChildNameStyle | null;
  /** First names that the family has in mind. */
  readonly ideas: readonly string[];
  readonly referenceDate: string;
  readonly system?: System;
}

/** Another spelling of the first name, judged like it. */
export interface BabySpelling extends Pick<JudgedName, 'name' | 'numbers' | 'score' | 'group'> {
  /** Negative sequences that it has. */
  readonly sequences: readonly string[];
}

export interface BabyName extends JudgedName {
  /** Null for a name that the list has not. */
  readonly entry: ChildName | null;
  readonly isIdea: boolean;
  readonly spellings: readonly BabySpelling[];
}

/** The surnames in one of their possible orders. */
export interface SurnameOrder {
  readonly surnames: string;
  readonly isChosen: boolean;
  /** Names of the list with a favourable Destino on more days than an unfavourable one. */
  readonly favourable: number;
  readonly sequences: readonly string[];
  /** Values 1 to 9 without a letter. */
  readonly lacks: readonly number[];
}

export interface BabyStudy {
  readonly surnames: string;
  readonly sequences: readonly string[];
  readonly orders: readonly SurnameOrder[];
  readonly range: BirthRange;
  /** Ideas first, then the best names of each group. */
  readonly names: readonly BabyName[];
  /** Names of the list in each group, shown or not. */
  readonly totals: Readonly<Record<BabyNameGroup, number>>;
}

/**
 * Names of children for a family and a range of birth dates, grouped and best first.
 * @throws NumerologyError as `readName` with surnames.N, parents.N, siblings.N or ideas.N, as `birthRange`, INVALID_INPUT
 */
export function studyBabyNames(query: BabyQuery): BabyStudy {
  const rules = ruleSetFor(query.system);
  const household = householdOf(query, rules);
  const range = birthRange(query.from, query.to, query.referenceDate, rules);
  const home = { ...household, destinos: range.destinos };
  const listed = listedNames(query, household.siblings, rules);
  const ideas = distinctIdeas(query.ideas).map((name, index) => judgedWith(name, home, `ideas.${index}`, true));
  const taken = new Set(ideas.map(({ name }) => name.toLowerCase()));
  const judged = listed.map(({ entry }) => ({ entry, judged: judgeBabyName(entry.name, home) }));
  const best = judged
    .filter(({ entry }) => !taken.has(entry.name.toLowerCase()))
    .map((one) => ({ ...one, ...placeOf(one.entry, one.judged, query) }))
    .sort(
      (one, other) => Number(one.isDated) - Number(other.isDated) || other.step - one.step || other.people - one.people,
    );
  const shown = (Object.keys(shownNames) as BabyNameGroup[]).flatMap((group) =>
    varied(
      best.filter((one) => one.judged.group === group).map((one) => one.judged),
      shownNames[group],
    )
      .toSorted((one, other) => other.score - one.score)
      .map(({ name }) => judgedWith(name, home, 'name', false)),
  );
  const totalOf = (group: BabyNameGroup) => judged.filter((one) => one.judged.group === group).length;
  return {
    surnames: household.surnames.fullName,
    sequences: household.surnames.sequences,
    orders: surnameOrders(query.surnames, listed, range, rules),
    range,
    names: [...ideas, ...shown],
    totals: { good: totalOf('good'), neutral: totalOf('neutral'), think: totalOf('think') },
  };
}

/**
 * A first name in the family of a query.
 * @throws NumerologyError as `readName` with `field`, as `birthRange`
 */
export function judgeFirstName(name: string, query: BabyQuery, field = 'name'): BabyName {
  const rules = ruleSetFor(query.system);
  const { destinos } = birthRange(query.from, query.to, query.referenceDate, rules);
  return judgedWith(name, { ...householdOf(query, rules), destinos }, field, false);
}

function householdOf(query: BabyQuery, rules: RuleSet): Omit<Household, 'destinos'> {
  if (query.surnames.length === 0) {
    throw new NumerologyError('INVALID_INPUT', 'surnames', 'Informe pelo menos um sobrenome.');
  }
  query.surnames.forEach((surname, index) => {
    readName(surname, rules.alphabet, `surnames.${index}`);
  });
  const surnames = wholeName(query.surnames.join(' '), rules, 'surnames.0');
  return {
    rules,
    surnames,
    parents: relativeNames(query.parents, surnames.fullName, rules, 'parents'),
    siblings: relativeNames(query.siblings, surnames.fullName, rules, 'siblings'),
  };
}

/** Names of the list that pass the filters and that no sibling bears. */
function listedNames(query: BabyQuery, siblings: readonly Relative[], rules: RuleSet): NumberedChildName[] {
  const borne = new Set(siblings.flatMap(namesOf));
  return numberedChildNames(rules).filter(
    ({ entry }) =>
      (query.gender === 'any' || entry.gender === query.gender) &&
      (query.origin === null || entry.origin === query.origin) &&
      (query.style === null || entry.style === query.style) &&
      !borne.has(foldText(entry.name)),
  );
}

/** What decides which names of a group are shown. Families that look for traditional names look for those of another generation. */
function placeOf(entry: ChildName, { score }: JudgedName, { style }: BabyQuery) {
  return {
    isDated: style !== 'traditional' && isOfAnotherGeneration(entry),
    step: Math.floor(score / scoreStep),
    people: peopleOfLastDecade(entry.name),
  };
}

/** The first names, with one spelling of each and no number more than a few times. */
function varied(names: readonly JudgedName[], count: number): JudgedName[] {
  const chosen: JudgedName[] = [];
  const keys = new Set<string>();
  for (const one of names) {
    const key = spellingKey(one.name);
    const alike = chosen.filter(({ numbers }) => numbers.expressao === one.numbers.expressao).length;
    if (keys.has(key) || alike >= mostOfOneNumber) continue;
    keys.add(key);
    chosen.push(one);
    if (chosen.length === count) break;
  }
  return chosen;
}

function distinctIdeas(ideas: readonly string[]): string[] {
  const known = new Map(ideas.map((name) => [name.trim().toLowerCase(), name.trim()]));
  if (known.size <= mostIdeas) return [...known.values()];
  throw new NumerologyError('INVALID_INPUT', 'ideas', `Informe até ${mostIdeas} nomes.`);
}

function judgedWith(name: string, household: Household, field: string, isIdea: boolean): BabyName {
  const judged = judgeBabyName(name, household, field);
  const folded = name.normalize('NFC').toLowerCase();
  return {
    ...judged,
    entry: childNames().find((entry) => entry.name.toLowerCase() === folded) ?? null,
    isIdea,
    spellings: otherSpellings(name)
      .slice(0, mostSpellings)
      .map((spelling) => {
        const other = judgeBabyName(spelling, household);
        const { numbers, score, group, fit } = other;
        return { name: spelling, numbers, score, group, sequences: fit.sequences };
      }),
  };
}

function surnameOrders(
  surnames: readonly string[],
  names: readonly NumberedChildName[],
  { destinos }: BirthRange,
  rules: RuleSet,
): SurnameOrder[] {
  const [first = '', second] = surnames;
  const orders = second === undefined ? [[first]] : [[first, second], [second, first], [first], [second]];
  return orders.map((order, index) => {
    const whole = wholeName(order.join(' '), rules);
    const isFavourable = ({ sums }: NumberedChildName) => {
      const { expressao } = numbersTogether(sums, whole.sums, rules);
      const points = { favoravel: 1, neutro: 0, desfavoravel: -1 } as const;
      return destinos.reduce((sum, one) => sum + one.days * points[destinyRelation(one.destino, expressao)], 0) > 0;
    };
    return {
      surnames: whole.fullName,
      isChosen: index === 0,
      favourable: names.filter(isFavourable).length,
      sequences: whole.sequences,
      lacks: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => whole.counts[digit] === 0),
    };
  });
}
