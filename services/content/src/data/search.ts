import { searchGroup } from '@sefira/contracts/content/search';
import type { Database } from '@sefira/database/prisma';
import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';

export type Pool = Database<unknown>['pool'];

/** A folded word of a search with its correction. */
const searchedWord = z.object({
  asked: z.string(),
  /** A similar known word if the given one is unknown. */
  used: z.string(),
});
export type SearchedWord = z.infer<typeof searchedWord>;

const foundTitle = z.object({ group: searchGroup, path: z.string(), title: z.string() });
const found = foundTitle.extend({
  body: z.string(),
  /** False for an own document that has only a similar title. */
  matches: z.boolean(),
});
export type Found = z.infer<typeof found>;

const wordForms = z.object({ stem: z.string(), forms: z.array(z.string()) });

/** Minimum trigram similarity of a correction. */
const nearEnough = 0.34;

/** Ranking reads every word of a document, so only this many documents of a group are ranked, matches in the title first. */
const rankedOfGroup = 60;

/** Corrects mistyped words to the most similar known word; a word with a known stem or prefix stays. */
export async function correctWords(pool: Pool, words: readonly string[]): Promise<SearchedWord[]> {
  return rowsOf(searchedWord)(
    pool.query({
      text: `
        WITH asked AS MATERIALIZED (
          SELECT word, place, (tsvector_to_array(to_tsvector('portuguese', word)))[1] AS stem
          FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
        )
        SELECT asked.word AS asked, CASE
          WHEN length(asked.word) < 4 OR known.word IS NOT NULL THEN asked.word ELSE coalesce(near.word, asked.word)
        END AS used
        FROM asked
        LEFT JOIN LATERAL (
          (SELECT word FROM search_word WHERE stem = asked.stem LIMIT 1)
          UNION ALL
          (SELECT word FROM search_word WHERE word LIKE asked.word || '%' LIMIT 1)
          LIMIT 1
        ) AS known ON true
        LEFT JOIN LATERAL (
          SELECT word FROM search_word WHERE known.word IS NULL AND word % asked.word AND similarity(word, asked.word) >= $2
          ORDER BY similarity(word, asked.word) DESC, abs(length(word) - length(asked.word)), word LIMIT 1
        ) AS near ON true
        ORDER BY asked.place`,
      values: [words, nearEnough],
    }),
  );
}

/** Portuguese stems of folded words, in their order, with the known words of the same stem. Stop words have none. */
export async function formsOf(pool: Pool, words: readonly string[]): Promise<z.infer<typeof wordForms>[]> {
  return rowsOf(wordForms)(
    pool.query({
      name: 'search-forms',
      text: `
        SELECT stem, array_append(ARRAY(SELECT word FROM search_word WHERE search_word.stem = asked.stem), word) AS forms
        FROM (
          SELECT word, place, (tsvector_to_array(to_tsvector('portuguese', word)))[1] AS stem
          FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
        ) AS asked
        WHERE stem IS NOT NULL ORDER BY place`,
      values: [words],
    }),
  );
}

/**
 * Documents with all words, best first, at most `limit` of each group; if there are none, those with all words and the last
 * one as a prefix, then those with any word. A user's own documents match by a similar title too: names are no known words.
 */
export async function findEverything(
  pool: Pool,
  search: { readonly words: readonly string[]; readonly ownerId: string | null; readonly limit: number },
): Promise<Found[]> {
  const whole = search.words.join(' & ');
  let hits: Found[] = [];
  for (const textQuery of new Set([whole, `${whole}:*`, `${search.words.join(' | ')}:*`])) {
    hits = await find(pool, search, textQuery);
    if (hits.some(({ matches }) => matches)) break;
  }
  return hits;
}

/** Words have letters and digits only, so they add no operator to the query. */
async function find(
  pool: Pool,
  { words, ownerId, limit }: Parameters<typeof findEverything>[1],
  textQuery: string,
): Promise<Found[]> {
  // As a subquery: with the frequency of the words the planner would scan all documents instead of the index.
  const query = "(SELECT to_tsquery('portuguese', $1))";
  return rowsOf(found)(
    pool.query({
      name: 'search-everything',
      text: `
        WITH matching AS MATERIALIZED (
          SELECT key, search_group, folded_title FROM search_document WHERE owner_id IS NULL AND words @@ ${query}
        ),
        candidate AS (
          SELECT first.key FROM (SELECT DISTINCT search_group FROM matching) AS present CROSS JOIN LATERAL (
            SELECT key FROM matching WHERE search_group = present.search_group
            ORDER BY folded_title LIKE ALL ($5::text[]) DESC, folded_title LIKE ANY ($5::text[]) DESC, key
            LIMIT ${rankedOfGroup}
          ) AS first
        ),
        found AS (
          SELECT search_group, path, title, body, true AS matches, ts_rank_cd(words, ${query}, 1) + similarity(folded_title, $2) AS rank
          FROM candidate JOIN search_document USING (key)
          UNION ALL
          SELECT search_group, path, title, body, words @@ ${query}, 1 + word_similarity($2, folded_title)
          FROM search_document
          WHERE owner_id = $3::uuid AND (words @@ ${query} OR word_similarity($2, folded_title) >= 0.45)
        ), ranked AS (
          SELECT *, row_number() OVER (PARTITION BY search_group ORDER BY rank DESC, path) AS place FROM found
        )
        SELECT search_group AS "group", path, title, body, matches FROM ranked WHERE place <= $4 ORDER BY search_group, place`,
      values: [textQuery, words.join(' '), ownerId, limit, words.map((word) => `%${word}%`)],
    }),
  );
}

/** Titles that contain the words or are similar, best first. */
export async function findTitles(
  pool: Pool,
  search: { readonly words: readonly string[]; readonly ownerId: string | null; readonly limit: number },
): Promise<z.infer<typeof foundTitle>[]> {
  const text = search.words.join(' ');
  return rowsOf(foundTitle)(
    pool.query({
      name: 'search-titles',
      text: `
        SELECT search_group AS "group", path, title FROM (
          SELECT search_group, path, title, folded_title FROM search_document
          WHERE owner_id IS NULL AND (folded_title LIKE '%' || $1 || '%' OR $1 <% folded_title)
          UNION ALL
          SELECT search_group, path, title, folded_title FROM search_document
          WHERE owner_id = $2::uuid AND (folded_title LIKE '%' || $1 || '%' OR word_similarity($1, folded_title) >= 0.45)
        ) AS found
        ORDER BY folded_title LIKE $1 || '%' DESC, word_similarity($1, folded_title) DESC, length(title), path LIMIT $3`,
      values: [text, search.ownerId, search.limit],
    }),
  );
}
