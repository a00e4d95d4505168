import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import { words } from './portuguese.ts';
import type { Pool } from './stored.ts';

/** Signs of Markdown and the address of a link: an excerpt is plain text. */
const markdownSigns = '[*_`#>|~]+|\\]\\([^)]*\\)|\\[|^[-+] ';

/** A matching conversation with an excerpt. */
const foundConversation = z.object({
  id: z.string(),
  /** Matches stand between ** and **. */
  excerpt: z.string(),
});
type FoundConversation = z.infer<typeof foundConversation>;

/**
 * A user's conversations with the words in title or messages (Portuguese stems, accents ignored), most recently used
 * first. The expressions are those of the indexes.
 */
export function searchOwnConversations(
  pool: Pool,
  search: { readonly userId: string; readonly text: string; readonly isArchived: boolean; readonly limit: number },
): Promise<FoundConversation[]> {
  return rowsOf(foundConversation)(
    pool.query({
      name: 'search-conversations',
      text: `
        WITH asked AS (SELECT websearch_to_tsquery('portuguese_plain', $2::text) AS query),
        found AS (
          SELECT conversation_id AS id, content AS text, seq FROM message, asked
          WHERE user_id = $1::uuid AND ${words('content')} @@ query
          UNION ALL
          SELECT id, title, 0 FROM conversation, asked
          WHERE user_id = $1::uuid AND ${words('title')} @@ query
        ), latest AS (
          SELECT DISTINCT ON (id) id, text FROM found ORDER BY id, seq DESC
        )
        SELECT latest.id, ts_headline('portuguese_plain', regexp_replace(latest.text, $5, '', 'g'), asked.query,
          'StartSel=**, StopSel=**, MaxWords=24, MinWords=8, MaxFragments=1') AS excerpt
        FROM asked, latest JOIN conversation USING (id)
        WHERE conversation.is_archived = $3
        ORDER BY conversation.updated_at DESC, latest.id DESC LIMIT $4`,
      values: [search.userId, search.text, search.isArchived, search.limit, markdownSigns],
    }),
  );
}
