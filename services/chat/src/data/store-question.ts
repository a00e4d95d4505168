import type { ChatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Pool } from './stored.ts';

/** A question to store with its pending answer. */
export interface NewQuestion {
  readonly conversationId: string;
  /** First values of a new conversation; null if the conversation exists. */
  readonly opening: {
    readonly title: string;
    readonly subject: ChatSubject | null;
    readonly expiresAt: Date | null;
  } | null;
  readonly userId: string;
  readonly questionId: string;
  readonly answerId: string;
  readonly clientId: string;
  readonly content: string;
  readonly askedAs: Identity;
  readonly chargeId: string | null;
  readonly credits: number;
  readonly now: Date;
}

export interface StoredQuestion {
  readonly conversationId: string;
  readonly questionId: string;
  /** Of the question; its answer has the next. */
  readonly seq: number;
  /** True if the question was stored before: nothing was changed. */
  readonly repeated: boolean;
}

const placedQuestion = z.object({ seq: z.int() });
const storedRow = placedQuestion.extend({ id: z.string(), conversation_id: z.string() });

/**
 * Stores a question with its pending answer in one statement; the counter of the conversation's row gives the sequence
 * numbers, so the order is total over all nodes. Null for a question of a conversation that is not this user's.
 * @throws the unique violation of a client id that the user has already used
 */
export async function insertQuestion(pool: Pool, question: NewQuestion): Promise<StoredQuestion | null> {
  const { conversationId, questionId, opening } = question;
  const [row] = await rowsOf(placedQuestion)(
    pool.query(
      opening === null
        ? { name: 'store-question', text: storingStatement, values: valuesOf(question) }
        : {
            name: 'open-conversation',
            text: openingStatement,
            values: [...valuesOf(question), opening.title, opening.subject, opening.expiresAt],
          },
    ),
  );
  return row ? { conversationId, questionId, seq: row.seq, repeated: false } : null;
}

function valuesOf(question: NewQuestion): unknown[] {
  const { conversationId, userId, questionId, answerId, clientId, content, askedAs, chargeId, credits, now } = question;
  return [conversationId, userId, questionId, answerId, clientId, content, askedAs, chargeId, credits, now];
}

/** The question with this client id of this user, if it was stored. */
export async function findQuestion(pool: Pool, userId: string, clientId: string): Promise<StoredQuestion | null> {
  const [row] = await rowsOf(storedRow)(
    pool.query({
      name: 'find-question',
      text: 'SELECT id, conversation_id, seq FROM message WHERE user_id = $1 AND client_id = $2',
      values: [userId, clientId],
    }),
  );
  return row ? { conversationId: row.conversation_id, questionId: row.id, seq: row.seq, repeated: true } : null;
}

const storing = `stored AS (
      INSERT INTO message
        (id, conversation_id, user_id, seq, revision, type, content, status, client_id, question_id, asked_as, charge_id,
         credits, created_at, updated_at)
      SELECT $3::uuid, $1::uuid, $2::uuid, seq, seq, 'user', $6, 'delivered', $5, NULL::uuid, NULL::jsonb, NULL::uuid, 0,
        $10::timestamptz, $10::timestamptz FROM placed
      UNION ALL
      SELECT $4::uuid, $1::uuid, $2::uuid, seq + 1, seq + 1, 'bot', '', 'answering', NULL, $3::uuid, $7::jsonb, $8::uuid,
        $9::int, $10::timestamptz, $10::timestamptz FROM placed
    )
    SELECT seq FROM placed`;

const openingStatement = `
    WITH placed AS (
      INSERT INTO conversation (id, user_id, title, subject, last_seq, created_at, updated_at, expires_at)
      VALUES ($1, $2, $11, $12, 2, $10, $10, $13)
      RETURNING 1 AS seq
    ), ${storing}`;

const storingStatement = `
    WITH placed AS (
      UPDATE conversation SET last_seq = last_seq + 2, updated_at = $10 WHERE id = $1 AND user_id = $2
      RETURNING last_seq - 1 AS seq
    ), ${storing}`;
