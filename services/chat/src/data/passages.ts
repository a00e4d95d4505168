import type { Passage } from '@sefira/assistant/passage';
import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Pool } from './stored.ts';

/** Replaces the stored passages by those of this build; safe in every replica. */
export async function storePassages(pool: Pool, passages: readonly Passage[]): Promise<void> {
  const sorted = [...passages].sort((one, other) => (one.key < other.key ? -1 : 1));
  await pool.query(
    `INSERT INTO passage AS stored (key, title, text)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT (key) DO UPDATE SET title = excluded.title, text = excluded.text
     WHERE (stored.title, stored.text) IS DISTINCT FROM (excluded.title, excluded.text)`,
    [sorted.map(({ key }) => key), sorted.map(({ title }) => title), sorted.map(({ text }) => text)],
  );
  await pool.query(`DELETE FROM passage WHERE key <> ALL ($1::text[])`, [sorted.map(({ key }) => key)]);
}

/** Below this rank a passage shares only common words with the question. */
const leastRank = 0.35;

const passage = z.object({ key: z.string(), title: z.string(), text: z.string() });

/**
 * The passages that match a question best, or none below the minimum rank. Any word counts, weighted by its place in the
 * title or the text (Portuguese stems, accents ignored, as the column `words` has them).
 */
export function searchPassages(pool: Pool, question: string, limit: number): Promise<Passage[]> {
  return rowsOf(passage)(
    pool.query({
      name: 'search-passages',
      text: `
        WITH asked AS (
          SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery AS query
          FROM unnest(to_tsvector('portuguese', translate(lower($1::text), 'áàâãäéèêëíìîïóòôõöúùûüç', 'aaaaaeeeeiiiiooooouuuuc')))
        ), ranked AS (
          SELECT key, title, text, ts_rank('{0.1, 0.2, 0.4, 1}', words, query) AS rank
          FROM passage, asked WHERE words @@ query
        )
        SELECT key, title, text FROM ranked WHERE rank >= $3 ORDER BY rank DESC, key LIMIT $2`,
      values: [question.slice(0, 500), limit, leastRank],
    }),
  );
}
