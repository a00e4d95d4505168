import { type BookTexts, interpretBook } from '@sefira/numerology/interpretations/book/book-texts';
import { interpretMap, type MapTexts } from '@sefira/numerology/interpretations/map-texts';
import { type ComposedBook, composeBook } from '@sefira/numerology/letter/compose-book';
import type { NumerologyMap } from '@sefira/numerology/map-result';

/** What the chapters of the complete map are made from. */
export interface Book {
  readonly map: NumerologyMap;
  readonly texts: MapTexts;
  readonly long: BookTexts;
  readonly words: ComposedBook;
}

export function bookOf(map: NumerologyMap): Book {
  return { map, texts: interpretMap(map), long: interpretBook(map), words: composeBook(map) };
}
