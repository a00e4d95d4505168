import { createBatcher } from '@sefira/messaging/batcher';
import { isUniqueViolation } from '@sefira/platform/http/database-codes';
import { DomainError } from '@sefira/platform/http/domain-error';
import {
  findQuestion,
  type NewQuestion,
  type StoredQuestion,
  storeFirstQuestion,
  storeQuestions,
} from '../data/store-question.ts';
import type { Pool } from '../data/stored.ts';

/**
 * Stores a question with its pending answer; resolves once it is committed. The same client id of a user is stored once.
 * @throws DomainError NOT_FOUND if the conversation is not this user's
 */
export type QuestionStore = (question: NewQuestion) => Promise<StoredQuestion>;

/** Concurrent questions are one statement and one commit; if it is refused, each is stored by itself. */
export function createQuestionStore(pool: Pool): QuestionStore {
  const store = createBatcher<NewQuestion, StoredQuestion | null>({
    processBatch: (questions) => storeQuestions(pool, questions),
    maxBatchSize: 100,
    concurrency: 2,
    minQueuedToOverlap: 16,
    // PostgreSQL rolls back a statement with an error; after a lost connection the outcome is unknown.
    isSharedFailure: (error) => !(error instanceof Error && 'severity' in error),
  });

  return async (question) => {
    try {
      const stored = await (question.opening ? storeFirstQuestion(pool, question) : store(question));
      if (!stored) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
      return stored;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const earlier = await findQuestion(pool, question.userId, question.clientId);
      if (!earlier) throw error;
      return earlier;
    }
  };
}
