import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadModule } from 'hunspell-asm';
import { knownWords } from './known-words.ts';
import type { Passage } from './read-bank.ts';

const dictionary = dirname(createRequire(import.meta.url).resolve('dictionary-pt'));

/** Loading the dictionary takes most of a second on a busy machine. */
const loadTimeout = 20_000;

/** Words of the passages that neither the Brazilian dictionary nor `known-words.ts` has, as `path: word`. */
export async function misspelt(passages: readonly Passage[]): Promise<string[]> {
  const factory = await loadModule({ timeout: loadTimeout });
  const speller = factory.create(
    factory.mountBuffer(readFileSync(join(dictionary, 'index.aff')), 'pt.aff'),
    factory.mountBuffer(readFileSync(join(dictionary, 'index.dic')), 'pt.dic'),
  );
  const verdicts = new Map<string, boolean>();
  const isKnown = (word: string) => {
    const judged = verdicts.get(word);
    if (judged !== undefined) return judged;
    const verdict = knownWords.has(word.toLowerCase()) || speller.spell(word);
    verdicts.set(word, verdict);
    return verdict;
  };
  const found = passages.flatMap(({ path, text }) =>
    // Places in braces are names of values, no words.
    (text.replace(/\{\w+\}/gu, ' ').match(/\p{L}+(?:[-’]\p{L}+)*/gu) ?? [])
      .filter((word) => !isKnown(word.replace('’', "'")))
      .map((word) => `${path}: ${word}`),
  );
  speller.dispose();
  return found;
}
