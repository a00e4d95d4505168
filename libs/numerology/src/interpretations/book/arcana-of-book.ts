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

/** Arcana that a book reads: as many for a short name as for a long one. */
const arcanaRead = 30;
/** Those of the triangle of life, where there are that many: each of the others has its current arcano and the next two. */
const arcanaOfLife = arcanaRead - 9;
const ahead = 3;
/** Texts of lived arcana are shorter than the others: with one more for each five, an elder's chapter is as long. */
const livedForOneMore = 5;
/** Words of the text of an adult's arcano. Those to the young and to elders are shorter: as many more as fill what they lack. */
const wordsOfArcano = 85;

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

/** How many arcana stand for the words that the shorter ones to come lack. */
function lackingArcana(groups: readonly ArcanoGroup[]): number {
  const lacking = groups
    .filter(({ read: { tense } }) => tense !== 'past')
    .map(({ read: { text } }) => Math.max(0, wordsOfArcano - text.split(/\s+/u).length));
  return Math.round(lacking.reduce((sum, words) => sum + words, 0) / wordsOfArcano);
}

/** The same arcano in its other words; nothing where it has one text. */
function reworded({ triangle, readings }: ArcanoGroup): ArcanoGroup[] {
  const worded = readings.flatMap((reading) =>
    reading.otherText === null ? [] : [{ ...reading, text: reading.otherText, otherText: null }],
  );
  return groupOf(triangle, worded);
}

/**
 * The arcana that a book reads in the order of life: those of the triangle of life, then the others. Each number stands
 * once; a name with fewer numbers than a book reads has some again in another triangle, in other words.
 */
export function arcanaOfBook(arcanos: Readonly<Record<TriangleName, readonly ArcanoReading[]>>) {
  const vida = nearest('vida', arcanos.vida).slice(0, arcanaOfLife);
  const read = new Set(vida.map(numberOf));
  const lines = otherTriangles.map((triangle) => nearest(triangle, arcanos[triangle]));
  const inOrder = [
    ...lines.flatMap((groups) => groups.slice(0, ahead)),
    ...lines.flatMap((groups) => groups.slice(ahead)),
  ];
  const once = oneForEachNumber(inOrder.filter((group) => !read.has(numberOf(group))));
  const again = oneForEachNumber(lines.flat().filter((group) => !once.includes(group))).flatMap(reworded);
  const ordered = [...once, ...again];
  const first = [...vida, ...ordered].slice(0, arcanaRead);
  const lived = first.filter(({ read: { tense } }) => tense === 'past').length;
  const more = Math.floor(lived / livedForOneMore) + lackingArcana(first);
  const chosen = ordered.slice(0, arcanaRead + more - vida.length);
  return {
    vida: byLife(vida),
    others: otherTriangles.flatMap((name) => byLife(chosen.filter(({ triangle }) => triangle === name))),
  };
}
