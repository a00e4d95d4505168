import type { ChatCard, ChatSource } from '@sefira/contracts/chat/message';
import { findMessage, nextRevision } from './messages.ts';
import { firstWithVersions, type StoredMessage, type Transaction } from './stored.ts';

/** Result of an answer. */
export interface AnswerOutcome {
  readonly status: 'completed' | 'stopped' | 'failed';
  readonly content: string;
  readonly sources: readonly ChatSource[];
  readonly cards: readonly ChatCard[];
  readonly suggestions: readonly string[];
  readonly toolResults: readonly unknown[];
  readonly answeredBy: string | null;
  readonly credits: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly costMicros: number;
}

/** One version of an answer. */
export interface AnswerReference {
  readonly messageId: string;
  /** Owner when the job was enqueued: a guest may have become an account since. Absent in jobs of the previous release. */
  readonly userId?: string | undefined;
  readonly version: number;
}

/**
 * Begins an attempt at an answer. Its number is a fencing token: only the latest attempt may end the answer, so a worker
 * that resumes after its lease expired changes nothing.
 * @returns null if the answer has ended or was deleted
 */
export async function beginAnswer(
  transaction: Transaction,
  { messageId, userId, version }: AnswerReference,
  now: Date,
): Promise<StoredMessage | null> {
  const begin = async (owner: string) => {
    const [begun] = await transaction.message.updateManyAndReturn({
      where: { id: messageId, userId: owner, version, status: 'answering' },
      data: { attempt: { increment: 1 }, updatedAt: now },
    });
    return begun ?? null;
  };
  const begun = userId === undefined ? null : await begin(userId);
  if (begun) return begun;
  const found = await findMessage(transaction, messageId);
  return found && found.userId !== userId ? begin(found.userId) : null;
}

/** Ends an attempt. @returns the message, or null if the attempt is not the latest or the conversation was deleted */
export async function endAnswer(
  transaction: Transaction,
  begun: Pick<StoredMessage, 'id' | 'conversationId' | 'version' | 'attempt'>,
  outcome: AnswerOutcome,
  now: Date,
): Promise<StoredMessage | null> {
  const { id, conversationId, version, attempt } = begun;
  const place = await nextRevision(transaction, conversationId);
  if (!place) return null;
  const { revision, userId } = place;
  const { sources, cards, suggestions, toolResults, ...plain } = outcome;
  const ended = await transaction.message.updateManyAndReturn({
    where: { id, userId, version, attempt, status: 'answering' },
    data: {
      ...plain,
      sources: toJson(sources),
      cards: toJson(cards),
      suggestions: toJson(suggestions),
      toolResults: toJson(toolResults),
      revision,
      stopRequested: false,
      updatedAt: now,
    },
  });
  return firstWithVersions(transaction, ended);
}

/** Stores an answer's text as an earlier version and opens the next one. @returns null while it is being answered */
export async function reopenAnswer(
  transaction: Transaction,
  answer: StoredMessage,
  next: { readonly askedAs: object; readonly chargeId: string | null; readonly credits: number; readonly now: Date },
): Promise<StoredMessage | null> {
  const place = await nextRevision(transaction, answer.conversationId);
  if (!place) return null;
  const { revision, userId } = place;
  const reopened = await transaction.message.updateManyAndReturn({
    where: { id: answer.id, userId, version: answer.version, type: 'bot', NOT: { status: 'answering' } },
    data: {
      version: { increment: 1 },
      content: '',
      status: 'answering',
      attempt: 0,
      stopRequested: false,
      liked: null,
      sources: [],
      cards: [],
      suggestions: [],
      toolResults: [],
      answeredBy: null,
      askedAs: toJson(next.askedAs),
      chargeId: next.chargeId,
      credits: next.credits,
      revision,
      updatedAt: next.now,
    },
  });
  if (reopened.length === 0) return null;
  await transaction.messageVersion.create({
    data: {
      messageId: answer.id,
      userId,
      version: answer.version,
      content: answer.content,
      status: answer.status,
      sources: toJson(answer.sources),
      cards: toJson(answer.cards),
      answeredBy: answer.answeredBy,
      credits: answer.credits,
      inputTokens: answer.inputTokens,
      outputTokens: answer.outputTokens,
      costMicros: answer.costMicros,
      createdAt: answer.updatedAt,
    },
  });
  return firstWithVersions(transaction, reopened);
}

/**
 * Answers of all users not updated since `before`, or updated later than `after` by a clock that was ahead: their job may
 * have been lost with Redis.
 */
export function findSilentAnswers(
  transaction: Transaction,
  { before, after }: { readonly before: Date; readonly after: Date },
  limit: number,
): Promise<Pick<StoredMessage, 'id' | 'userId' | 'version'>[]> {
  return transaction.message.findMany({
    where: { status: 'answering', OR: [{ updatedAt: { lt: before } }, { updatedAt: { gt: after } }] },
    select: { id: true, userId: true, version: true },
    orderBy: { updatedAt: 'asc' },
    take: limit,
  });
}

export function countAnswering(transaction: Transaction): Promise<number> {
  return transaction.message.count({ where: { status: 'answering' } });
}

function toJson<Value>(value: Value) {
  return JSON.parse(JSON.stringify(value));
}
