import ofChildren from '../../texts/childhood/passagens.json' with { type: 'json' };
import threads from '../../texts/letter/threads.json' with { type: 'json' };
import { type TextTable, textOf } from '../interpretations/text-of.ts';
import { chooserByNumbers } from '../interpretations/variants.ts';
import type { NumerologyMap } from '../map-result.ts';
import type { LetterFacts } from './letter-facts.ts';

type Thread = Readonly<(typeof threads)['1'][number]>;

const threadTable: TextTable<readonly Thread[]> = threads;

/** The image that runs through a book, from the first chapter to the closing letter. */
export function threadOf(map: NumerologyMap, { strongest, band }: LetterFacts): Thread {
  if (band === 'child') return chooserByNumbers(map)(ofChildren.threads, 'threads/child');
  return chooserByNumbers(map)(textOf('letter/threads', threadTable, strongest.number), `threads/${strongest.number}`);
}
