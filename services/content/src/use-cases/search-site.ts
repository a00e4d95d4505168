import { type SearchGroup, searchGroups } from '@sefira/contracts/content/search';
import { poolOf } from '@sefira/database/access';
import type { ContentContext } from '../context.ts';
import { correctWords, findEverything, findTitles, formsOf, type Pool, type SearchedWord } from '../data/search.ts';
import { excerptOf, highlight, marksOf } from '../domain/highlight.ts';
import { wordsOf } from '../domain/words.ts';

/** Words of a query that are used. */
const maxWords = 8;
const maxSuggestions = 7;

export interface SearchHit {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
}

export interface SearchResult {
  /** The searched text, corrected if a word was mistyped. */
  readonly query: string;
  readonly corrected: boolean;
  readonly groups: { readonly group: SearchGroup; readonly hits: SearchHit[] }[];
}

/** Searches public documents and the user's own, grouped. @returns null if the query has no word */
export async function searchSite(
  context: ContentContext,
  query: string,
  { ownerId, limit }: { readonly ownerId: string | null; readonly limit: number },
): Promise<SearchResult | null> {
  const pool = poolOf(context);
  const asked = wordsOf(query, maxWords);
  if (asked.length === 0) return null;
  const corrections = await correctWords(pool, asked);
  const words = await Promise.all(
    corrections.map(async (word) => ((await isOwnWord(pool, word, ownerId)) ? word.asked : word.used)),
  );
  const [found, searched] = await Promise.all([findEverything(pool, { words, ownerId, limit }), formsOf(pool, words)]);
  const corrected = words.some((word, index) => word !== asked[index]);
  const groups = searchGroups
    .map((group) => ({
      group,
      hits: found
        .filter((hit) => hit.group === group)
        .map(({ path, title, body }) => {
          const marks = marksOf(`${title} ${body}`, searched);
          return { path, title: highlight(title, marks), excerpt: excerptOf(body, marks) };
        }),
    }))
    .filter(({ hits }) => hits.length > 0);
  return { query: corrected ? words.join(' ') : query, corrected, groups };
}

/** A name in the user's own documents, which no public document has, is not mistyped. */
async function isOwnWord(pool: Pool, { asked, used }: SearchedWord, ownerId: string | null): Promise<boolean> {
  if (asked === used || ownerId === null) return false;
  const found = await findEverything(pool, { words: [asked], ownerId, limit: 1 });
  return found.some(({ group, matches }) => group === 'own' && matches);
}

/** Titles for a query that is being typed. @returns null if the query is too short */
export async function suggestTitles(context: ContentContext, query: string, ownerId: string | null) {
  const pool = poolOf(context);
  const words = wordsOf(query, maxWords);
  if (words.join('').length < 2) return null;
  const search = { ownerId, limit: maxSuggestions };
  const titles = await findTitles(pool, { ...search, words });
  if (titles.length > 0) return titles;
  const corrected = (await correctWords(pool, words)).map(({ used }) => used);
  return findTitles(pool, { ...search, words: corrected });
}
