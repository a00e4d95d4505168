import type { ChatSubject } from '@sefira/contracts/chat/message';
import type { Identity } from '@sefira/contracts/shared/identity';
import type { Database } from '@sefira/database/prisma';
import { createBatcher } from '@sefira/messaging/batcher';
import { tableIn } from '@sefira/messaging/sql';
import { isUniqueViolation } from '@sefira/platform/http/database-codes';
import { DomainError } from '@sefira/platform/http/domain-error';

/** A question to be kept, with the place of its answer. */
export interface NewQuestion {
  readonly conversationId: string;
  /** What a new conversation starts with; null where it is to be there. */
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

export interface KeptQuestion {
  readonly conversationId: string;
  readonly questionId: string;
  /** Of the question; its answer has the next. */
  readonly seq: number;
  /** True when it had been kept before: nothing was changed. */
  readonly repeated: boolean;
}

/**
 * Keeps a question and its waiting answer; the counter of the conversation's row gives both their place, so the order is
 * total whatever the nodes. The same client id of the same person is kept once. Resolves once it is on disk.
 * @throws DomainError NOT_FOUND where the conversation is not this person's
 */
export type QuestionStore = (question: NewQuestion) => Promise<KeptQuestion>;

type Pool = Database<unknown>['pool'];

/** Questions that arrive together are one statement and one commit; where one is refused, each is tried by itself. */
export function createQuestionStore(pool: Pool, schema: string): QuestionStore {
  const texts = { open: openingStatement(schema), store: batchStatement(schema) };

  /** Null for a question of a conversation that is not this person's. */
  async function storeTogether(questions: readonly NewQuestion[]): Promise<(KeptQuestion | null)[]> {
    const { rows } = await pool.query<{ place: number; seq: number }>({
      name: 'store-questions',
      text: texts.store,
      values: [JSON.stringify(questions.map(asRow))],
    });
    const places = new Map(rows.map(({ place, seq }) => [place, seq]));
    return questions.map(({ conversationId, questionId }, place) => {
      const seq = places.get(place);
      return seq === undefined ? null : { conversationId, questionId, seq, repeated: false };
    });
  }

  async function open(question: NewQuestion): Promise<KeptQuestion> {
    const { conversationId, questionId, opening } = question;
    const row = { ...asRow(question, 0), ...opening };
    await pool.query({ name: 'open-conversation', text: texts.open, values: [JSON.stringify([row])] });
    return { conversationId, questionId, seq: 1, repeated: false };
  }

  const store = createBatcher<NewQuestion, KeptQuestion | null>({
    processBatch: storeTogether,
    maxBatchSize: 100,
    concurrency: 2,
    minQueuedToOverlap: 16,
    // What Postgres refused it took back whole; of anything else nobody knows whether it was kept.
    isSharedFailure: (error) => !(error instanceof Error && 'severity' in error),
  });

  return async (question) => {
    try {
      const kept = await (question.opening ? open(question) : store(question));
      if (!kept) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
      return kept;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const earlier = await findQuestion(pool, schema, question.userId, question.clientId);
      if (!earlier) throw error;
      return earlier;
    }
  };
}

function asRow(question: NewQuestion, place: number) {
  const { opening: _opening, ...row } = question;
  return { ...row, place };
}

/** The question that this person's client gave this id, if it was kept. */
export async function findQuestion(
  pool: Pool,
  schema: string,
  userId: string,
  clientId: string,
): Promise<KeptQuestion | null> {
  const { rows } = await pool.query<{ id: string; conversation_id: string; seq: number }>({
    name: 'find-question',
    text: `SELECT id, conversation_id, seq FROM ${tableIn(schema, 'message')} WHERE user_id = $1 AND client_id = $2`,
    values: [userId, clientId],
  });
  const [row] = rows;
  return row ? { conversationId: row.conversation_id, questionId: row.id, seq: row.seq, repeated: true } : null;
}

const columns = `place int, "conversationId" uuid, "userId" uuid, "questionId" uuid, "answerId" uuid, "clientId" text,
  content text, "askedAs" jsonb, "chargeId" uuid, credits int, now timestamptz, title text, subject jsonb,
  "expiresAt" timestamptz`;

function openingStatement(schema: string): string {
  return `
    WITH asked AS (SELECT *, 1 AS seq FROM json_to_recordset($1::json) AS asked (${columns})),
    conversation AS (
      INSERT INTO ${tableIn(schema, 'conversation')}
        (id, user_id, title, subject, last_seq, created_at, updated_at, expires_at)
      SELECT "conversationId", "userId", title, subject, 2, now, now, "expiresAt" FROM asked
    ),
    ${storedFrom(schema, 'asked')}
    SELECT place, seq FROM asked`;
}

/**
 * Conversations are locked in the order of their ids, so that two nodes never wait for each other. A question of a
 * conversation that is not this person's has no row in the answer.
 */
function batchStatement(schema: string): string {
  const conversation = tableIn(schema, 'conversation');
  return `
    WITH asked AS (SELECT * FROM json_to_recordset($1::json) AS asked (${columns})),
    counted AS (
      SELECT id, user_id, last_seq FROM ${conversation}
      WHERE id IN (SELECT "conversationId" FROM asked) ORDER BY id FOR UPDATE
    ),
    placed AS (
      SELECT asked.*,
        counted.last_seq - 1 + 2 * row_number() OVER (PARTITION BY counted.id ORDER BY place)::int AS seq
      FROM asked JOIN counted ON counted.id = asked."conversationId" AND counted.user_id = asked."userId"
    ),
    advanced AS (
      UPDATE ${conversation} AS conversation SET last_seq = latest.seq + 1, updated_at = latest.now
      FROM (SELECT "conversationId", max(seq) AS seq, max(now) AS now FROM placed GROUP BY "conversationId") AS latest
      WHERE conversation.id = latest."conversationId"
    ),
    ${storedFrom(schema, 'placed')}
    SELECT place, seq FROM placed`;
}

function storedFrom(schema: string, source: string): string {
  return `stored AS (
      INSERT INTO ${tableIn(schema, 'message')}
        (id, conversation_id, user_id, seq, revision, type, content, status, client_id, question_id, asked_as, charge_id,
         credits, created_at, updated_at)
      SELECT "questionId", "conversationId", "userId", seq, seq, 'user', content, 'delivered', "clientId", NULL::uuid,
        NULL::jsonb, NULL::uuid, 0, now, now FROM ${source}
      UNION ALL
      SELECT "answerId", "conversationId", "userId", seq + 1, seq + 1, 'bot', '', 'answering', NULL, "questionId",
        "askedAs", "chargeId", credits, now, now FROM ${source}
    )`;
}
