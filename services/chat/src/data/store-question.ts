import type { ChatSubject } from '@sefira/contracts/chat-message';
import type { Identity } from '@sefira/contracts/identity';
import type { Database } from '@sefira/database/prisma';
import { tableIn } from '@sefira/messaging/sql';
import { DomainError } from '@sefira/platform/domain-error';

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

const uniqueViolation = '23505';

/**
 * Keeps a question and its waiting answer in one statement; the counter of the conversation's row gives both their
 * place, so the order is total whatever the nodes. The same client id of the same person is kept once.
 * @throws DomainError NOT_FOUND where the conversation is not this person's
 */
export async function storeQuestion(
  pool: Database<unknown>['pool'],
  schema: string,
  question: NewQuestion,
): Promise<KeptQuestion> {
  const { conversationId, questionId, opening, now, userId } = question;
  const shared = [
    conversationId,
    userId,
    now,
    questionId,
    question.answerId,
    question.clientId,
    question.content,
    JSON.stringify(question.askedAs),
    question.chargeId,
    question.credits,
  ];
  try {
    const { rows } = opening
      ? await pool.query<{ last_seq: number }>({
          name: 'open-conversation',
          text: statement(schema, insertConversation(schema)),
          values: [...shared, opening.title, opening.subject && JSON.stringify(opening.subject), opening.expiresAt],
        })
      : await pool.query<{ last_seq: number }>({
          name: 'store-question',
          text: statement(schema, advanceConversation(schema)),
          values: shared,
        });
    const lastSeq = rows[0]?.last_seq;
    if (lastSeq === undefined) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
    return { conversationId, questionId, seq: lastSeq - 1, repeated: false };
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error;
    const earlier = await findQuestion(pool, schema, question.userId, question.clientId);
    if (!earlier) throw error;
    return earlier;
  }
}

/** The question that this person's client gave this id, if it was kept. */
export async function findQuestion(
  pool: Database<unknown>['pool'],
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

function insertConversation(schema: string): string {
  return `INSERT INTO ${tableIn(schema, 'conversation')}
      (id, user_id, title, subject, last_seq, created_at, updated_at, expires_at)
    VALUES ($1::uuid, $2::uuid, $11, $12::jsonb, 2, $3::timestamptz, $3::timestamptz, $13::timestamptz)
    RETURNING id, last_seq`;
}

function advanceConversation(schema: string): string {
  return `UPDATE ${tableIn(schema, 'conversation')} SET last_seq = last_seq + 2, updated_at = $3::timestamptz
    WHERE id = $1::uuid AND user_id = $2::uuid RETURNING id, last_seq`;
}

function statement(schema: string, conversation: string): string {
  return `
    WITH conversation AS (${conversation}), stored AS (
      INSERT INTO ${tableIn(schema, 'message')}
        (id, conversation_id, user_id, seq, revision, type, content, status, client_id, question_id, asked_as, charge_id,
         credits, created_at, updated_at)
      SELECT $4::uuid, id, $2::uuid, last_seq - 1, last_seq - 1, 'user', $7, 'delivered', $6, NULL::uuid, NULL::jsonb,
        NULL::uuid, 0, $3::timestamptz, $3::timestamptz FROM conversation
      UNION ALL
      SELECT $5::uuid, id, $2::uuid, last_seq, last_seq, 'bot', '', 'answering', NULL, $4::uuid, $8::jsonb, $9::uuid,
        $10::int, $3::timestamptz, $3::timestamptz FROM conversation
    )
    SELECT last_seq FROM conversation`;
}
