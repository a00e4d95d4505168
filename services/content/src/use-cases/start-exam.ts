import { randomInt } from 'node:crypto';
import { examRules } from '@sefira/contracts/content/training-course';
import { inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { ContentContext, Transaction } from '../context.ts';
import * as exams from '../data/exams.ts';
import { solvedBy } from '../data/lesson-progress.ts';
import { drawExam } from '../domain/training/draw-exam.ts';
import { triesLeft, triesSince } from '../domain/training/exam-rules.ts';
import { presentLesson } from '../presenters/training.ts';

/** The running attempt of a user, or a new one. @throws DomainError EXAM_CLOSED */
export function startExam(context: ContentContext, userId: string, now: Date): Promise<exams.Attempt> {
  return inTransaction(context, async (transaction) => {
    await exams.lockExamsOf(transaction, userId);
    await exams.settleOverdue(transaction, userId, now);
    const attempts = await exams.listAttempts(transaction, userId);
    const running = attempts.find(({ finishedAt }) => finishedAt === null);
    if (running) return running;
    await requireTry(context, transaction, { userId, attempts, now });
    const questions = drawExam(context.training.bank, (limit) => randomInt(limit), productDate(now));
    return exams.beginAttempt(transaction, userId, questions, now);
  });
}

/** @throws DomainError EXAM_CLOSED if the user has passed, has unsolved exercises, or no attempt left */
async function requireTry(
  { training: { lessons } }: ContentContext,
  transaction: Transaction,
  { userId, attempts, now }: { userId: string; attempts: readonly exams.Attempt[]; now: Date },
): Promise<void> {
  if (attempts.some(({ isPassed }) => isPassed)) throw examClosed('Você já passou nesta prova.');
  const solved = await solvedBy(transaction, userId);
  const isUnlocked = lessons.every((lesson) => presentLesson(lesson, solved.get(lesson.slug) ?? []).isDone);
  if (!isUnlocked) throw examClosed('A prova abre quando todos os exercícios das lições estão resolvidos.');
  const begun = attempts.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt > triesSince(now));
  if (triesLeft(begun).left > 0) return;
  throw examClosed(`São ${examRules.tries} tentativas a cada ${examRules.days} dias. Estude mais um pouco e volte.`);
}

export function examClosed(message: string): DomainError {
  return new DomainError('EXAM_CLOSED', { message });
}
