import { readArcana } from '../interpretations/book/arcano-line.ts';
import { type YearBand, yearBandOf } from '../interpretations/book/life-line.ts';
import { mainPositions } from '../interpretations/main-positions.ts';
import { type BookPassage, bookPassages } from '../letter/book-passages.ts';
import { computeMap } from '../map.ts';
import type { NumerologyMap } from '../map-result.ts';
import { randomPeople } from './random-people.ts';
import { wordsOf } from './read-bank.ts';

export interface Measured {
  readonly map: NumerologyMap;
  readonly passages: readonly BookPassage[];
  readonly words: number;
  /** Sentences of three words or more, folded. */
  readonly sentences: ReadonlySet<string>;
}

function sentencesOf(passages: readonly BookPassage[]): string[] {
  return passages
    .flatMap(({ text }) => text.split(/(?<=[.!?”])\s+/u))
    .map((sentence) => wordsOf(sentence).join(' '))
    .filter((sentence) => sentence.split(' ').length >= 3);
}

/** The book of one map, counted. */
export function measureBook(map: NumerologyMap): Measured {
  const passages = bookPassages(map);
  return {
    map,
    passages,
    words: passages.reduce((sum, { text }) => sum + text.split(/\s+/u).length, 0),
    sentences: new Set(sentencesOf(passages)),
  };
}

/** Books of people drawn at random, at a reference date. */
export function measuredPeople(count: number, referenceDate: string): Measured[] {
  return randomPeople(count, referenceDate).map((person) => measureBook(computeMap({ ...person, referenceDate })));
}

/** Paragraphs of ten words or more that stand twice in a book. */
export function repeatedPassages({ passages }: Measured): string[] {
  const seen = new Set<string>();
  return passages
    .map(({ text }) => text)
    .filter((text) => wordsOf(text).length >= 10)
    .filter((text) => seen.size === seen.add(text).size);
}

/** How many of the five main numbers two maps have in common, position by position. */
function equalNumbers(one: NumerologyMap, other: NumerologyMap): number {
  return mainPositions.filter((position) => one[position] === other[position]).length;
}

/** Share of the smaller book's sentences that the other one has too, 0 to 1. */
export function sharedShare(one: Measured, other: Measured): number {
  let shared = 0;
  for (const sentence of one.sentences) if (other.sentences.has(sentence)) shared += 1;
  return shared / Math.min(one.sentences.size, other.sentences.size);
}

export interface SharedPair {
  /** Share of sentences in common, 0 to 1. */
  readonly share: number;
  /** Of both people; null where they differ. */
  readonly band: YearBand | null;
}

/** All pairs of books with two equal main numbers, by ascending share. */
export function pairsWithTwoEqual(books: readonly Measured[]): SharedPair[] {
  const bandOf = ({ map }: Measured) => yearBandOf(map.idade);
  return books
    .flatMap((one, at) =>
      books
        .slice(at + 1)
        .filter((other) => equalNumbers(one.map, other.map) === 2)
        .map((other) => ({
          share: sharedShare(one, other),
          band: bandOf(one) === bandOf(other) ? bandOf(one) : null,
        })),
    )
    .sort((low, high) => low.share - high.share);
}

/** Share of the arcana in the triangles of life that have a title of their own, weighted by these names. */
export function titledArcana(books: readonly Measured[]): number {
  const titles = books.flatMap(({ map }) => readArcana(map, 'vida').map(({ title }) => title));
  return titles.filter((title) => !/^Arcano \d+$/u.test(title)).length / Math.max(1, titles.length);
}
