import type { SearchGroup } from '@sefira/contracts/content/search';
import type { Database } from '@sefira/database/prisma';
import { tableIn } from '@sefira/messaging/sql';

type Pool = Database<unknown>['pool'];

/** A folded word of a search as it will be looked for. */
export interface SearchedWord {
  readonly asked: string;
  /** Another word where what was asked is known nowhere and one is near. */
  readonly used: string;
}

export interface Found {
  readonly group: SearchGroup;
  readonly path: string;
  readonly title: string;
  readonly body: string;
}

/** Words that are near enough to be meant: the share of three-letter pieces they have in common. */
const nearEnough = 0.34;

/** Ranking reads a document's every word, so of very common words only so many documents of a group are ranked: first those whose titles hold them. */
const rankedOfGroup = 60;

/** Leads mistyped words to the nearest known one; a word known by its stem or its beginning stays. */
export async function correctWords(pool: Pool, schema: string, words: readonly string[]): Promise<SearchedWord[]> {
  const table = tableIn(schema, 'search_word');
  const { rows } = await pool.query<SearchedWord>({
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
        (SELECT word FROM ${table} WHERE stem = asked.stem LIMIT 1)
        UNION ALL
        (SELECT word FROM ${table} WHERE word LIKE asked.word || '%' LIMIT 1)
        LIMIT 1
      ) AS known ON true
      LEFT JOIN LATERAL (
        SELECT word FROM ${table} WHERE known.word IS NULL AND word % asked.word AND similarity(word, asked.word) >= $2
        ORDER BY similarity(word, asked.word) DESC, abs(length(word) - length(asked.word)), word LIMIT 1
      ) AS near ON true
      ORDER BY asked.place`,
    values: [words, nearEnough],
  });
  return rows;
}

/** The stems of folded words in Portuguese: what found words begin with. */
export async function stemsOf(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ stems: string[] }>({
    name: 'search-stems',
    text: "SELECT tsvector_to_array(to_tsvector('portuguese', $1)) AS stems",
    values: [words.join(' ')],
  });
  return rows[0]?.stems ?? [];
}

/**
 * What holds all words (the last one also as a beginning), best first, at most `limit` of each group; where nothing
 * holds them all, what holds any. A person's own is found by a similar title too: names are in no list of words.
 */
export async function findEverything(
  pool: Pool,
  schema: string,
  search: { readonly words: readonly string[]; readonly ownerId: string | null; readonly limit: number },
): Promise<Found[]> {
  const all = await find(pool, schema, search, ' & ');
  return all.length > 0 || search.words.length < 2 ? all : find(pool, schema, search, ' | ');
}

async function find(
  pool: Pool,
  schema: string,
  { words, ownerId, limit }: Parameters<typeof findEverything>[2],
  joint: ' & ' | ' | ',
): Promise<Found[]> {
  const table = tableIn(schema, 'search_document');
  // As a subquery: the planner must not learn how common the words are, or it reads every document instead of the index.
  const query = "(SELECT to_tsquery('portuguese', $1))";
  const { rows } = await pool.query<Found>({
    name: 'search-everything',
    text: `
      WITH matching AS MATERIALIZED (
        SELECT key, search_group, folded_title FROM ${table} WHERE owner_id IS NULL AND words @@ ${query}
      ),
      candidate AS (
        SELECT first.key FROM (SELECT DISTINCT search_group FROM matching) AS present CROSS JOIN LATERAL (
          SELECT key FROM matching WHERE search_group = present.search_group
          ORDER BY folded_title LIKE ALL ($5::text[]) DESC, folded_title LIKE ANY ($5::text[]) DESC, key
          LIMIT ${rankedOfGroup}
        ) AS first
      ),
      found AS (
        SELECT search_group, path, title, body, ts_rank_cd(words, ${query}, 1) + similarity(folded_title, $2) AS rank
        FROM candidate JOIN ${table} USING (key)
        UNION ALL
        SELECT search_group, path, title, body, 1 + word_similarity($2, folded_title)
        FROM ${table}
        WHERE owner_id = $3::uuid AND (words @@ ${query} OR word_similarity($2, folded_title) >= 0.45)
      ), ranked AS (
        SELECT *, row_number() OVER (PARTITION BY search_group ORDER BY rank DESC, path) AS place FROM found
      )
      SELECT search_group AS "group", path, title, body FROM ranked WHERE place <= $4 ORDER BY search_group, place`,
    values: [queryText(words, joint), words.join(' '), ownerId, limit, words.map((word) => `%${word}%`)],
  });
  return rows;
}

/** Titles that hold the words or are like them, best first. */
export async function findTitles(
  pool: Pool,
  schema: string,
  search: { readonly words: readonly string[]; readonly ownerId: string | null; readonly limit: number },
): Promise<{ group: SearchGroup; path: string; title: string }[]> {
  const text = search.words.join(' ');
  const { rows } = await pool.query<{ group: SearchGroup; path: string; title: string }>({
    name: 'search-titles',
    text: `
      SELECT search_group AS "group", path, title FROM (
        SELECT search_group, path, title, folded_title FROM ${tableIn(schema, 'search_document')}
        WHERE owner_id IS NULL AND (folded_title LIKE '%' || $1 || '%' OR $1 <% folded_title)
        UNION ALL
        SELECT search_group, path, title, folded_title FROM ${tableIn(schema, 'search_document')}
        WHERE owner_id = $2::uuid AND (folded_title LIKE '%' || $1 || '%' OR word_similarity($1, folded_title) >= 0.45)
      ) AS found
      ORDER BY folded_title LIKE $1 || '%' DESC, word_similarity($1, folded_title) DESC, length(title), path LIMIT $3`,
    values: [text, search.ownerId, search.limit],
  });
  return rows;
}

/** Words are letters and digits only, so nothing of them can be read as an operator. */
function queryText(words: readonly string[], joint: string): string {
  return words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(joint);
}
