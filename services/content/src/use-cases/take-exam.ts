import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ContentContext, Transaction } from '../context.ts';
import * as exams from '../data/exams.ts';
import { examClosed } from './start-exam.ts';

type Answers = Readonly<Record<string, string>>;

/** An attempt of a user; one past its time is ended first. @throws DomainError NOT_FOUND */
export async function readExam(
  context: ContentContext,
  { userId, id, now }: { readonly userId: string; readonly id: string; readonly now: Date },
): Promise<exams.Attempt> {
  const client = clientOf(context);
  await exams.settleOverdue(client, userId, now);
  return findOwn(client, userId, id);
}

/** Stores the answers of a running attempt. @throws DomainError NOT_FOUND, EXAM_CLOSED */
export async function saveExamAnswers(
  context: ContentContext,
  { userId, id, answers }: { readonly userId: string; readonly id: string; readonly answers: Answers },
): Promise<void> {
  const attempt = await findOwn(clientOf(context), userId, id);
  const isStored = await exams.storeAnswers(clientOf(context), attempt, answers, context.clock());
  if (!isStored) throw examClosed('O tempo desta prova acabou.');
}

/** Ends an attempt. After its time only the answers stored by then count. @throws DomainError NOT_FOUND */
export function finishExam(
  context: ContentContext,
  {
    userId,
    id,
    answers,
    now,
  }: { readonly userId: string; readonly id: string; readonly answers: Answers; readonly now: Date },
): Promise<exams.Attempt> {
  return inTransaction(context, async (transaction) => {
    await exams.lockExamsOf(transaction, userId);
    await exams.settleOverdue(transaction, userId, now);
    await exams.finishAttempt(transaction, await findOwn(transaction, userId, id), answers, now);
    return findOwn(transaction, userId, id);
  });
}

async function findOwn(transaction: Transaction, userId: string, id: string): Promise<exams.Attempt> {
  const attempt = await exams.findAttempt(transaction, userId, id);
  if (!attempt) throw new DomainError('NOT_FOUND', { message: 'Esta prova não existe.' });
  return attempt;
}
