import { distance } from 'fastest-levenshtein';
import data from '../../names/known-marks.json' with { type: 'json' };
import { type BusinessType, businessTypes } from '../block-results.ts';
import { foldText } from '../search/folding.ts';
import { isCommonWord, ownPart } from './name-words.ts';
import { soundKey } from './sound-key.ts';

/**
 * How a name meets a mark, worst first: it sounds the same, it holds the mark as a word, it sounds close, or it is an ordinary
 * word that is a mark in another sector.
 */
export const collisionDegrees = ['same', 'holds', 'close', 'word'] as const;
export type CollisionDegree = (typeof collisionDegrees)[number];

export interface Collision {
  readonly mark: string;
  readonly sector: BusinessType;
  readonly degree: CollisionDegree;
}

interface KnownMark {
  readonly mark: string;
  readonly sector: BusinessType;
  readonly key: string;
  /** A word of the language: only a name of that word alone meets it. */
  readonly isOrdinary: boolean;
}

const bySector: Readonly<Record<BusinessType, readonly string[]>> = data.marks;
const folded = new Set(Object.values(bySector).flatMap((marks) => marks.map(foldText)));
const ordinary = new Set(data.ordinary);
const mostShown = 3;
/** Letters of a mark from which a word of the name can hold it. */
const shortestHeld = 4;

/** Marks of the list. */
export const knownMarkCount = folded.size;

let marks: KnownMark[] | undefined;

function knownMarks(): KnownMark[] {
  marks ??= businessTypes.flatMap((sector) =>
    bySector[sector].map((mark) => ({ mark, sector, key: soundKey(mark), isOrdinary: ordinary.has(mark) })),
  );
  return marks;
}

/** Whether the whole name, folded (`foldText`), is a well-known mark. A first sieve, not a search of registered marks. */
export function isKnownMark(name: string): boolean {
  return folded.has(name);
}

/** Well-known marks that the name of a firm of a sector meets, by sound, worst first. */
export function collisionsOf(name: string, ownSector: BusinessType): Collision[] {
  const own = ownPart(name);
  const wholes = [...new Set([soundKey(name), soundKey(own)])];
  const words = own.split(' ').map(soundKey);
  // A word of the language is not mistaken for a mark: “Marina” stays apart from “Marisa”.
  const mayBeClose = !isCommonWord(own);
  return knownMarks()
    .flatMap(({ mark, sector, key, isOrdinary }) => {
      const degree = degreeOf(key, isOrdinary, wholes, words);
      if (degree === null || (degree === 'close' && !mayBeClose)) return [];
      return [{ mark, sector, degree: isOrdinary && sector !== ownSector ? ('word' as const) : degree }];
    })
    .sort((one, other) => collisionDegrees.indexOf(one.degree) - collisionDegrees.indexOf(other.degree))
    .slice(0, mostShown);
}

function degreeOf(
  key: string,
  isOrdinary: boolean,
  wholes: readonly string[],
  words: readonly string[],
): CollisionDegree | null {
  if (wholes.includes(key)) return 'same';
  if (isOrdinary) return null;
  if (key.length >= shortestHeld && words.includes(key)) return 'holds';
  return wholes.some((whole) => isClose(whole, key)) ? 'close' : null;
}

/** One sound apart from five letters on, two from nine. */
function isClose(one: string, other: string): boolean {
  const letters = Math.min(one.length, other.length);
  const allowed = letters >= 9 ? 2 : letters >= 5 ? 1 : 0;
  return allowed > 0 && Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}
