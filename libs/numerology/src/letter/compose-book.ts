import { type Choose, chooserFor } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import { type BookChapter, type ChapterOpening, chapterOpenings } from './chapter-openings.ts';
import { childClosingLetter, childOpeningParagraphs } from './child-letters.ts';
import { type ClosingLetter, closingLetter } from './closing-letter.ts';
import { type LetterFacts, letterFacts } from './letter-facts.ts';
import { openingParagraphs } from './opening-letter.ts';
import { firstName } from './phrases.ts';

export interface ComposedLetters {
  /** The first name, as the letter greets it. */
  readonly name: string;
  /** The map of a child under 12 is read by adults: its letters speak to them, about the child. */
  readonly isChild: boolean;
  readonly opening: readonly string[];
  readonly closing: ClosingLetter;
}

export interface ComposedBook extends ComposedLetters {
  readonly chapters: Readonly<Record<BookChapter, ChapterOpening>>;
}

/** Opening letter, and closing letter with three dates. The same map gives the same words. */
export function composeLetters(map: NumerologyMap): ComposedLetters {
  return lettersOf(map, letterFacts(map), chooserFor(map));
}

/** The words that make one book of a map's texts: the letters, and how each chapter begins. */
export function composeBook(map: NumerologyMap): ComposedBook {
  const facts = letterFacts(map);
  const choose = chooserFor(map);
  return { ...lettersOf(map, facts, choose), chapters: chapterOpenings(map, facts, choose) };
}

function lettersOf(map: NumerologyMap, facts: LetterFacts, choose: Choose): ComposedLetters {
  const isChild = facts.band === 'child';
  return {
    name: firstName(map.name),
    isChild,
    opening: isChild ? childOpeningParagraphs(map, facts, choose) : openingParagraphs(map, facts, choose),
    closing: isChild ? childClosingLetter(map, facts, choose) : closingLetter(map, facts, choose),
  };
}
