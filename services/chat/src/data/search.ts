import type { Database } from '@sefira/database/prisma';
import { tableIn } from '@sefira/messaging/sql';
import { words } from './portuguese.ts';

/** A conversation that holds the words, and where. */
export interface FoundConversation {
  readonly id: string;
  /** The found words between ** and **. */
  readonly excerpt: string;
}

/**
 * Conversations of a person whose title or messages hold the words (Portuguese stems, no accents needed), the last used
 * first. The expressions are those of the indexes.
 */
export async function searchOwnConversations(
  pool: Database<unknown>['pool'],
  schema: string,
  search: { readonly userId: string; readonly text: string; readonly isArchived: boolean; readonly limit: number },
): Promise<FoundConversation[]> {
  const { rows } = await pool.query<FoundConversation>({
    name: 'search-conversations',
    text: `
      WITH asked AS (SELECT websearch_to_tsquery('portuguese_plain', $2::text) AS query),
      found AS (
        SELECT conversation_id AS id, content AS text, seq FROM ${tableIn(schema, 'message')}, asked
        WHERE user_id = $1::uuid AND ${words('content')} @@ query
        UNION ALL
        SELECT id, title, 0 FROM ${tableIn(schema, 'conversation')}, asked
        WHERE user_id = $1::uuid AND ${words('title')} @@ query
      ), latest AS (
        SELECT DISTINCT ON (id) id, text FROM found ORDER BY id, seq DESC
      )
      SELECT latest.id, ts_headline('portuguese_plain', latest.text, asked.query,
        'StartSel=**, StopSel=**, MaxWords=24, MinWords=8, MaxFragments=1') AS excerpt
      FROM asked, latest JOIN ${tableIn(schema, 'conversation')} AS conversation USING (id)
      WHERE conversation.is_archived = $3
      ORDER BY conversation.updated_at DESC, latest.id DESC LIMIT $4`,
    values: [search.userId, search.text, search.isArchived, search.limit],
  });
  return rows;
}
