import type { ChatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
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

/**
 * Stores questions with their pending answers in one statement; the counter of the conversation's row gives the sequence
 * numbers, so the order is total over all nodes. Null for a question of a conversation that is not this user's.
 * @throws the unique violation of a client id that the user has already used
 */
export async function storeQuestions(
  pool: Pool,
  questions: readonly NewQuestion[],
): Promise<(StoredQuestion | null)[]> {
  const { rows } = await pool.query<{ place: number; seq: number }>({
    name: 'store-questions',
    text: batchStatement,
    values: [JSON.stringify(questions.map(asRow))],
  });
  const places = new Map(rows.map(({ place, seq }) => [place, seq]));
  return questions.map(({ conversationId, questionId }, place) => {
    const seq = places.get(place);
    return seq === undefined ? null : { conversationId, questionId, seq, repeated: false };
  });
}

/** Opens a conversation with its first question. @throws as `storeQuestions` */
export async function storeFirstQuestion(pool: Pool, question: NewQuestion): Promise<StoredQuestion> {
  const { conversationId, questionId, opening } = question;
  const row = { ...asRow(question, 0), ...opening };
  await pool.query({ name: 'open-conversation', text: openingStatement, values: [JSON.stringify([row])] });
  return { conversationId, questionId, seq: 1, repeated: false };
}

function asRow(question: NewQuestion, place: number) {
  const { opening: _opening, ...row } = question;
  return { ...row, place };
}

/** The question with this client id of this user, if it was stored. */
export async function findQuestion(pool: Pool, userId: string, clientId: string): Promise<StoredQuestion | null> {
  const { rows } = await pool.query<{ id: string; conversation_id: string; seq: number }>({
    name: 'find-question',
    text: 'SELECT id, conversation_id, seq FROM message WHERE user_id = $1 AND client_id = $2',
    values: [userId, clientId],
  });
  const [row] = rows;
  return row ? { conversationId: row.conversation_id, questionId: row.id, seq: row.seq, repeated: true } : null;
}

const columns = `place int, "conversationId" uuid, "userId" uuid, "questionId" uuid, "answerId" uuid, "clientId" text,
  content text, "askedAs" jsonb, "chargeId" uuid, credits int, now timestamptz, title text, subject jsonb,
  "expiresAt" timestamptz`;

const storedFrom = (source: string) => `stored AS (
      INSERT INTO message
        (id, conversation_id, user_id, seq, revision, type, content, status, client_id, question_id, asked_as, charge_id,
         credits, created_at, updated_at)
      SELECT "questionId", "conversationId", "userId", seq, seq, 'user', content, 'delivered', "clientId", NULL::uuid,
        NULL::jsonb, NULL::uuid, 0, now, now FROM ${source}
      UNION ALL
      SELECT "answerId", "conversationId", "userId", seq + 1, seq + 1, 'bot', '', 'answering', NULL, "questionId",
        "askedAs", "chargeId", credits, now, now FROM ${source}
    )`;

const openingStatement = `
    WITH asked AS (SELECT *, 1 AS seq FROM json_to_recordset($1::json) AS asked (${columns})),
    opened AS (
      INSERT INTO conversation (id, user_id, title, subject, last_seq, created_at, updated_at, expires_at)
      SELECT "conversationId", "userId", title, subject, 2, now, now, "expiresAt" FROM asked
    ),
    ${storedFrom('asked')}
    SELECT place, seq FROM asked`;

/** Conversations are locked in the order of their ids, so that two nodes do not deadlock. */
const batchStatement = `
    WITH asked AS (SELECT * FROM json_to_recordset($1::json) AS asked (${columns})),
    counted AS (
      SELECT id, user_id, last_seq FROM conversation
      WHERE id IN (SELECT "conversationId" FROM asked) ORDER BY id FOR UPDATE
    ),
    placed AS (
      SELECT asked.*,
        counted.last_seq - 1 + 2 * row_number() OVER (PARTITION BY counted.id ORDER BY place)::int AS seq
      FROM asked JOIN counted ON counted.id = asked."conversationId" AND counted.user_id = asked."userId"
    ),
    advanced AS (
      UPDATE conversation SET last_seq = latest.seq + 1, updated_at = latest.now
      FROM (SELECT "conversationId", max(seq) AS seq, max(now) AS now FROM placed GROUP BY "conversationId") AS latest
      WHERE conversation.id = latest."conversationId"
    ),
    ${storedFrom('placed')}
    SELECT place, seq FROM placed`;
