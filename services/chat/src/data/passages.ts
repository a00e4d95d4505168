import type { Passage } from '@sefira/assistant/passage';
import type { Database } from '@sefira/database/prisma';
import { tableIn } from '@sefira/messaging/sql';
import { plain, vector } from './portuguese.ts';

type Pool = Database<unknown>['pool'];

/** Makes the kept passages those of this build; safe in every replica. */
export async function keepPassages(pool: Pool, schema: string, passages: readonly Passage[]): Promise<void> {
  const table = tableIn(schema, 'passage');
  const sorted = [...passages].sort((one, other) => (one.key < other.key ? -1 : 1));
  await pool.query(
    `INSERT INTO ${table} AS kept (key, title, text)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT (key) DO UPDATE SET title = excluded.title, text = excluded.text
     WHERE (kept.title, kept.text) IS DISTINCT FROM (excluded.title, excluded.text)`,
    [sorted.map(({ key }) => key), sorted.map(({ title }) => title), sorted.map(({ text }) => text)],
  );
  await pool.query(`DELETE FROM ${table} WHERE key <> ALL ($1::text[])`, [sorted.map(({ key }) => key)]);
}

/** Below it a passage has only words of every text in common with the question. */
const leastRank = 0.35;

/**
 * The passages that fit a question best; none rather than one that is cited for its own sake. Any word counts, each by
 * how it stands in the title or in the text (Portuguese stems, no accents needed).
 */
export async function searchPassages(pool: Pool, schema: string, question: string, limit: number): Promise<Passage[]> {
  const { rows } = await pool.query<Passage>({
    name: 'search-passages',
    text: `
      WITH asked AS (
        SELECT string_agg(quote_literal(lexeme), ' | ')::tsquery AS query
        FROM unnest(to_tsvector('portuguese', ${plain('$1::text')}))
      ), ranked AS (
        SELECT key, title, text,
          ts_rank('{0.1, 0.2, 0.4, 1}', setweight(${vector('title')}, 'A') || setweight(${vector('text')}, 'C'), query) AS rank
        FROM ${tableIn(schema, 'passage')}, asked
        WHERE setweight(${vector('title')}, 'A') || setweight(${vector('text')}, 'C') @@ query
      )
      SELECT key, title, text FROM ranked WHERE rank >= $3 ORDER BY rank DESC, key LIMIT $2`,
    values: [question.slice(0, 500), limit, leastRank],
  });
  return rows;
}
