import type { Database } from '@sefira/database/prisma';
import { tableIn } from '@sefira/messaging/sql';
import type { StoredConversation } from './stored.ts';

/** A conversation with its answer under way, if there is one. */
export interface OpenedConversation {
  readonly conversation: StoredConversation;
  readonly answering: { readonly id: string; readonly version: number; readonly attempt: number } | null;
}

/**
 * What a client asks for when it comes, and a crowd of them when a node is gone: one prepared statement, since Prisma's
 * two cost the node that stays ten times as much.
 * @returns null where the conversation is not this person's
 */
export type ConversationReader = (userId: string, id: string) => Promise<OpenedConversation | null>;

type Row = StoredConversation & {
  readonly answerId: string | null;
  readonly version: number;
  readonly attempt: number;
};

export function createConversationReader(pool: Database<unknown>['pool'], schema: string): ConversationReader {
  const text = `
    SELECT conversation.id, user_id AS "userId", title, is_named AS "isNamed", is_archived AS "isArchived",
      last_seq AS "lastSeq", subject, created_at AS "createdAt", updated_at AS "updatedAt", expires_at AS "expiresAt",
      answering.id AS "answerId", version, attempt
    FROM ${tableIn(schema, 'conversation')} AS conversation
    LEFT JOIN LATERAL (
      SELECT id, version, attempt FROM ${tableIn(schema, 'message')}
      WHERE conversation_id = $1 AND user_id = $2 AND status = 'answering' ORDER BY seq LIMIT 1
    ) AS answering ON true
    WHERE conversation.id = $1 AND conversation.user_id = $2`;
  return async (userId, id) => {
    const { rows } = await pool.query<Row>({ name: 'open-conversation-of', text, values: [id, userId] });
    if (!rows[0]) return null;
    const { answerId, version, attempt, ...conversation } = rows[0];
    return { conversation, answering: answerId === null ? null : { id: answerId, version, attempt } };
  };
}
