import type { TriangleName } from '../../map-result.ts';
import type { ArcanoReading } from './arcano-line.ts';

/** The arcana of one number in a triangle, in the order of life. */
export interface ArcanoGroup {
  readonly triangle: TriangleName;
  readonly readings: readonly ArcanoReading[];
  /** The one that the book reads: the current, else the next, else the last. */
  readonly read: ArcanoReading;
}

/** A group of these readings; nothing of none. */
function groupOf(triangle: TriangleName, readings: readonly ArcanoReading[]): ArcanoGroup[] {
  const read = readings.find(({ tense }) => tense !== 'past') ?? readings.at(-1);
  return read ? [{ triangle, readings, read }] : [];
}

/** Words of the chapter, for a short name and for a long one: texts to the young and to elders are shorter, so they get more of them. */
const wordsOfChapter = 3_000;
/** Most arcana of the triangle of life; of the others the current arcano and the next two come first. */
const arcanaOfLife = 21;
const ahead = 3;

const otherTriangles = ['pessoal', 'social', 'destino'] as const;

const numberOf = ({ read }: ArcanoGroup) => read.arcano;

/** One group a number, the nearest to the present first: current, coming, then past ones backwards. */
function nearest(triangle: TriangleName, readings: readonly ArcanoReading[]): ArcanoGroup[] {
  const past = readings.filter(({ tense }) => tense === 'past').toReversed();
  const ordered = [...readings.filter(({ tense }) => tense !== 'past'), ...past];
  const numbers = [...new Set(ordered.map(({ arcano }) => arcano))];
  return numbers.flatMap((number) =>
    groupOf(
      triangle,
      readings.filter(({ arcano }) => arcano === number),
    ),
  );
}

function byLife(groups: readonly ArcanoGroup[]): ArcanoGroup[] {
  return groups.toSorted(({ read: one }, { read: other }) => one.index - other.index);
}

/** The first group of each number. */
function oneForEachNumber(groups: readonly ArcanoGroup[]): ArcanoGroup[] {
  const numbers = groups.map(numberOf);
  return groups.filter((group, index) => numbers.indexOf(numberOf(group)) === index);
}

/** Each number that a book has read, in the words that are left: first every number in its second text, then in its third. */
function reworded(groups: readonly ArcanoGroup[]): ArcanoGroup[] {
  const rounds = groups.map((group, index) => {
    const round = groups.slice(0, index).filter((earlier) => numberOf(earlier) === numberOf(group)).length;
    const worded = group.readings.flatMap((reading) => {
      const text = reading.otherTexts[round];
      return text === undefined ? [] : [{ ...reading, text }];
    });
    return { round, worded: groupOf(group.triangle, worded) };
  });
  return rounds.toSorted((one, other) => one.round - other.round).flatMap(({ worded }) => worded);
}

const countWords = ({ read }: ArcanoGroup) => read.text.split(/\s+/u).length;

/** The first groups that have these words together. */
function firstWords(groups: readonly ArcanoGroup[], words: number): ArcanoGroup[] {
  let counted = 0;
  return groups.filter((group) => {
    const isNeeded = counted < words;
    counted += countWords(group);
    return isNeeded;
  });
}

type ArcanaOfTriangles = Readonly<Record<TriangleName, readonly ArcanoReading[]>>;

/**
 * The arcana that a book reads in the order of life: those of the triangle of life, then the others. Each number stands
 * once; a name with fewer numbers than a book reads has some again in another triangle, in other words.
 */
export function arcanaOfBook(arcanos: ArcanaOfTriangles) {
  const vida = nearest('vida', arcanos.vida).slice(0, arcanaOfLife);
  const read = new Set(vida.map(numberOf));
  const lines = otherTriangles.map((triangle) => nearest(triangle, arcanos[triangle]));
  const inOrder = [
    ...lines.flatMap((groups) => groups.slice(0, ahead)),
    ...lines.flatMap((groups) => groups.slice(ahead)),
  ];
  const once = oneForEachNumber(inOrder.filter((group) => !read.has(numberOf(group))));
  const again = reworded(lines.flat().filter((group) => !once.includes(group)));
  const left = wordsOfChapter - vida.reduce((sum, group) => sum + countWords(group), 0);
  const chosen = firstWords([...once, ...again], left);
  return {
    vida: byLife(vida),
    others: otherTriangles.flatMap((name) => byLife(chosen.filter(({ triangle }) => triangle === name))),
  };
}

/** Whether a book has too few arcana to fill their chapter. */
export function areFewArcana(arcanos: ArcanaOfTriangles): boolean {
  const { vida, others } = arcanaOfBook(arcanos);
  return [...vida, ...others].reduce((sum, group) => sum + countWords(group), 0) < wordsOfChapter;
}
