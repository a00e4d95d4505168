import anoPessoal from '../../../texts/axes/anoPessoal.json' with { type: 'json' };
import axesAtWork from '../../../texts/axes/atWork.json' with { type: 'json' };
import destino from '../../../texts/axes/destino.json' with { type: 'json' };
import expressao from '../../../texts/axes/expressao.json' with { type: 'json' };
import missao from '../../../texts/axes/missao.json' with { type: 'json' };
import motivacao from '../../../texts/axes/motivacao.json' with { type: 'json' };
import ofParent from '../../../texts/axes/parentAndMinor.json' with { type: 'json' };
import shared from '../../../texts/axes/shared.json' with { type: 'json' };
import axesWithChild from '../../../texts/axes/withChild.json' with { type: 'json' };
import couple from '../../../texts/kinds/couple.json' with { type: 'json' };
import friends from '../../../texts/kinds/friends.json' with { type: 'json' };
import leaderAndTeam from '../../../texts/kinds/leaderAndTeam.json' with { type: 'json' };
import parentAndChild from '../../../texts/kinds/parentAndChild.json' with { type: 'json' };
import partners from '../../../texts/kinds/partners.json' with { type: 'json' };
import siblings from '../../../texts/kinds/siblings.json' with { type: 'json' };
import teenFriends from '../../../texts/kinds/teenFriends.json' with { type: 'json' };
import teenSiblings from '../../../texts/kinds/teenSiblings.json' with { type: 'json' };
import youngFriends from '../../../texts/kinds/youngFriends.json' with { type: 'json' };
import youngSiblings from '../../../texts/kinds/youngSiblings.json' with { type: 'json' };
import completa from '../../../texts/relations/completa.json' with { type: 'json' };
import cuidados from '../../../texts/relations/cuidados.json' with { type: 'json' };
import numeroDoPar from '../../../texts/relations/numeroDoPar.json' with { type: 'json' };
import relationsWithChild from '../../../texts/relations/withChild.json' with { type: 'json' };
import type { PairResult } from '../../block-results.ts';
import type { NumerologyMap } from '../../map-result.ts';
import { reduce, toDigit } from '../../reduction.ts';
import {
  bondOf,
  hasMinor,
  isMinor,
  type PairBond,
  type RelationKind,
  youngestOf,
} from '../../relation/relation-kinds.ts';
import { ruleSetById } from '../../rules/registry.ts';
import { type MainPosition, mainPositions } from '../main-positions.ts';
import { interpretRelation, relationKey } from '../relations.ts';
import { entryOf, fillIn, type TextTable, textOf } from '../text-of.ts';

/** The numbers in which two people are compared. */
export const relationAxes = ['motivacao', 'expressao', 'destino', 'missao', 'anoPessoal'] as const;
export type RelationAxis = (typeof relationAxes)[number];

const axisTexts: Record<RelationAxis, TextTable<string>> = { motivacao, expressao, destino, missao, anoPessoal };
const kindTexts: Record<RelationKind, TextTable<string>> = {
  couple,
  parentAndChild,
  siblings,
  friends,
  partners,
  leaderAndTeam,
};
/** In place of those of adults, by the age of the younger of both. */
const youngKindTexts: Partial<Record<RelationKind, Record<'child' | 'teen', TextTable<string>>>> = {
  siblings: { child: youngSiblings, teen: teenSiblings },
  friends: { child: youngFriends, teen: teenFriends },
};
const sharedTexts: TextTable<string> = shared;
const fillTexts: TextTable<string> = completa;
/** In place of texts on money, contracts and offices where one of both is under 18. */
const childTexts: {
  readonly axes: Record<RelationAxis | 'shared', TextTable<string>>;
  readonly fillsFor: Record<'minor' | 'adult', TextTable<string>>;
  readonly pairNumbers: TextTable<string>;
} = {
  axes: axesWithChild,
  fillsFor: { minor: relationsWithChild.completa, adult: relationsWithChild.doMenor },
  pairNumbers: relationsWithChild.numeroDoPar,
};
/** Of those, a parent with a child under 18 has others: one of both is grown up. */
const parentAxes: Partial<Record<RelationAxis, TextTable<string>>> = ofParent;
/** In place of texts on a home. */
const workTexts: Record<RelationAxis | 'shared', TextTable<string>> = axesAtWork;
const pairNumbers: TextTable<{ title: string; text: string }> = numeroDoPar;
/** Young: siblings who still live together. */
const points: Record<RelationKind | 'youngSiblings', Record<PairResult['relation'], PairPoints>> = cuidados;

interface PairPoints {
  readonly strengths: string[];
  readonly care: string[];
}

export interface AxisReading {
  readonly axis: RelationAxis;
  readonly numbers: [number, number];
  readonly text: string;
}

/** A number that both have, and where. */
export interface SharedNumber {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly positions: [MainPosition[], MainPosition[]];
}

/** A number that is strong in one person and missing in the name of the other. */
export interface FilledLesson {
  /** Index in the list of people. */
  readonly from: number;
  readonly to: number;
  readonly number: number;
  readonly text: string;
}

export interface PairReading extends PairBond {
  readonly first: number;
  readonly second: number;
  /** What the two numbers of the harmony make of this kind of relation. */
  readonly text: string;
  readonly strengths: string[];
  readonly care: string[];
  readonly pairNumber: { readonly number: number; readonly title: string; readonly text: string };
  readonly axes: AxisReading[];
  readonly shared: SharedNumber[];
  readonly fills: FilledLesson[];
}

const mostShared = 3;
const mostFills = 2;

function pairKey(first: number, second: number): string {
  const [low, high] = [toDigit(first), toDigit(second)].toSorted((one, other) => one - other);
  return `${low}-${high}`;
}

function isAtWork(kind: RelationKind | null): boolean {
  return kind === 'partners' || kind === 'leaderAndTeam';
}

/** Two people's numbers of one position; null where a name has none (no vowel). `kind`: of all people together. */
export function interpretAxis(
  axis: RelationAxis,
  [one, other]: readonly [NumerologyMap, NumerologyMap],
  kind: RelationKind | null,
  bond: PairBond['kind'] = kind,
): string | null {
  if (one[axis] === 0 || other[axis] === 0) return null;
  const key = pairKey(one[axis], other[axis]);
  const ofParents = bond === 'parentAndChild' ? entryOf(parentAxes[axis], key) : undefined;
  const ofChild = hasMinor([one, other]) ? (ofParents ?? entryOf(childTexts.axes[axis], key)) : undefined;
  const ofWork = isAtWork(kind) ? entryOf(workTexts[axis], key) : undefined;
  return ofChild ?? ofWork ?? textOf(`axes/${axis}`, axisTexts[axis], key);
}

/** Two numbers 1 to 9 of the harmony in a kind of relation, in any order; `maps`: of both. */
export function interpretKind(
  kind: RelationKind,
  [first, second]: readonly [number, number],
  maps: readonly NumerologyMap[],
): string {
  const youngest = youngestOf(maps);
  const texts = (youngest === 'adult' ? undefined : youngKindTexts[kind]?.[youngest]) ?? kindTexts[kind];
  return textOf(`kinds/${kind}`, texts, pairKey(first, second));
}

/** The number that two or more people make together: their Destinos added and reduced. */
export function numberTogether(maps: readonly Pick<NumerologyMap, 'destino' | 'ruleSet'>[]): number {
  const sum = maps.reduce((total, { destino: number }) => total + number, 0);
  return reduce(sum, maps[0] ? ruleSetById(maps[0].ruleSet).sums.masters : []);
}

const sharedPlaces: Record<RelationKind, string> = {
  couple: 'na mesma casa',
  parentAndChild: 'na mesma casa',
  siblings: 'na mesma família',
  friends: 'na mesma amizade',
  partners: 'na mesma sociedade',
  leaderAndTeam: 'na mesma equipe',
};

function sharedNumbers(maps: readonly [NumerologyMap, NumerologyMap], kind: RelationKind): SharedNumber[] {
  const placesOf = (map: NumerologyMap, number: number) => mainPositions.filter((position) => map[position] === number);
  const [one, other] = maps;
  const ofWork = isAtWork(kind) ? workTexts.shared : {};
  const own = hasMinor(maps) ? childTexts.axes.shared : ofWork;
  const numbers = [...new Set(mainPositions.map((position) => one[position]))];
  return numbers
    .filter((number) => Object.hasOwn(sharedTexts, number))
    .map((number) => ({
      number,
      title: number > 9 ? `Dois ${number} ${sharedPlaces[kind]}` : `O ${number} em comum`,
      text: entryOf(own, number) ?? textOf('axes/shared', sharedTexts, number),
      positions: [placesOf(one, number), placesOf(other, number)] satisfies [MainPosition[], MainPosition[]],
    }))
    .filter(({ positions }) => positions[1].length > 0)
    .toSorted(
      (a, b) => Number(b.number > 9) - Number(a.number > 9) || b.positions.flat().length - a.positions.flat().length,
    )
    .slice(0, mostShared);
}

function strongNumbers(map: NumerologyMap): Set<number> {
  return new Set(mainPositions.map((position) => toDigit(map[position])));
}

/**
 * What `from` has in the five main numbers and `to` has neither there nor, alone, in the letters. The 9, which most names
 * lack, comes last.
 */
function filledLessons(from: NumerologyMap, to: NumerologyMap): number[] {
  const [strong, own] = [strongNumbers(from), strongNumbers(to)];
  return to.licoesCarmicas
    .filter((lesson) => strong.has(lesson) && !own.has(lesson) && !from.licoesCarmicas.includes(lesson))
    .toSorted((one, other) => one - other)
    .slice(0, mostFills);
}

interface PairInput {
  readonly kind: RelationKind;
  readonly maps: readonly NumerologyMap[];
  /** Names as they stand in the texts. */
  readonly called: readonly string[];
  readonly pair: Pick<PairResult, 'first' | 'second' | 'numbers' | 'relation'>;
}

/**
 * One pair by its kind of relation, in five axes, with what both share and what each has that the other lacks.
 * @throws RangeError for a pair outside of the list
 */
export function interpretPairOf({ kind, maps, called, pair }: PairInput): PairReading {
  const { first, second, numbers, relation } = pair;
  const [one, other] = [maps[first], maps[second]];
  if (!one || !other) throw new RangeError(`a pair names people ${first} and ${second} of ${maps.length}`);
  const birthDates = maps.map(({ birthDate }) => birthDate);
  const bond = bondOf(kind, birthDates, { first, second, day: one.referenceDate });
  const together = numberTogether([one, other]);
  const isWithChild = hasMinor([one, other]);
  const general = interpretRelation(relationKey(relation, numbers));
  const fill = (from: number, to: number): FilledLesson[] => {
    const [giver, receiver] = [maps[from], maps[to]];
    if (!giver || !receiver) return [];
    const age = isMinor(receiver.birthDate, receiver.referenceDate) ? 'minor' : 'adult';
    const texts = isWithChild ? childTexts.fillsFor[age] : fillTexts;
    return filledLessons(giver, receiver).map((number) => ({
      from,
      to,
      number,
      text: fillIn(textOf('relations/completa', texts, number), { quem: called[from] ?? '', aquem: called[to] ?? '' }),
    }));
  };
  const ofPair = textOf('relations/numeroDoPar', pairNumbers, together);
  const kindOfPoints = bond.kind === 'siblings' && isWithChild ? 'youngSiblings' : bond.kind;
  const { strengths, care } = kindOfPoints === null ? general : points[kindOfPoints][relation];
  return {
    first,
    second,
    ...bond,
    text: bond.kind === null ? general.description : interpretKind(bond.kind, numbers, [one, other]),
    strengths,
    care,
    pairNumber: {
      number: together,
      title: ofPair.title,
      text: (isWithChild ? entryOf(childTexts.pairNumbers, together) : undefined) ?? ofPair.text,
    },
    axes: relationAxes.flatMap((axis) => {
      const text = interpretAxis(axis, [one, other], kind, bond.kind);
      return text === null ? [] : [{ axis, numbers: [one[axis], other[axis]] satisfies [number, number], text }];
    }),
    shared: sharedNumbers([one, other], kind),
    fills: [...fill(first, second), ...fill(second, first)],
  };
}
