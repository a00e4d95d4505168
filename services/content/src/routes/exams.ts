import { randomInt } from 'node:crypto';
import { finishExam, readExam, saveExamAnswers, startExam } from '@sefira/contracts/content/training';
import { examRules } from '@sefira/contracts/content/training-course';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { ContentContext, Transaction } from '../context.ts';
import * as exams from '../data/exams.ts';
import { solvedBy } from '../data/lesson-progress.ts';
import { drawExam } from '../domain/training/draw-exam.ts';
import { triesLeft, triesSince } from '../domain/training/exam-rules.ts';
import { learnerOf, requireTrainingPlan } from '../policies.ts';
import { presentExam, presentLesson } from '../presenters/training.ts';

const closed = (message: string) => new DomainError('EXAM_CLOSED', { message });

/** The final test: drawn, timed and graded here. */
export function addExamRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);
  const { lessons, bank } = context.training;

  addRoute(app, context.identities, startExam, async ({ identity }) => {
    requireTrainingPlan(identity);
    const userId = learnerOf(identity);
    const now = context.clock();
    const attempt = await inTransaction(context, async (transaction) => {
      await exams.lockExamsOf(transaction, userId);
      await exams.settleOverdue(transaction, userId, now);
      const attempts = await exams.listAttempts(transaction, userId);
      const running = attempts.find(({ finishedAt }) => finishedAt === null);
      if (running) return running;
      await requireTry(transaction, userId, attempts, now);
      const questions = drawExam(bank, (limit) => randomInt(limit), productDate(now));
      return exams.beginAttempt(transaction, userId, questions, now);
    });
    return answered('Prova iniciada. Boa prova!', presentExam(attempt, now));
  });

  addRoute(app, context.identities, readExam, async ({ params, identity }) => {
    const userId = learnerOf(identity);
    const now = context.clock();
    await exams.settleOverdue(client, userId, now);
    return answered('Prova lida.', presentExam(await own(client, userId, params.id), now));
  });

  addRoute(app, context.identities, saveExamAnswers, async ({ params, body, identity }) => {
    const attempt = await own(client, learnerOf(identity), params.id);
    const isKept = await exams.keepAnswers(client, attempt, body.answers, context.clock());
    if (!isKept) throw closed('O tempo desta prova acabou.');
    return acknowledged('Respostas guardadas.');
  });

  addRoute(app, context.identities, finishExam, async ({ params, body, identity }) => {
    const userId = learnerOf(identity);
    const now = context.clock();
    const attempt = await inTransaction(context, async (transaction) => {
      await exams.lockExamsOf(transaction, userId);
      // What comes after the end changes nothing: the answers kept by then count.
      await exams.settleOverdue(transaction, userId, now);
      await exams.finishAttempt(transaction, await own(transaction, userId, params.id), body.answers, now);
      return own(transaction, userId, params.id);
    });
    return answered('Prova entregue.', presentExam(attempt, now));
  });

  async function own(transaction: Transaction, userId: string, id: string): Promise<exams.Attempt> {
    const attempt = await exams.findAttempt(transaction, userId, id);
    if (!attempt) throw new DomainError('NOT_FOUND', { message: 'Esta prova não existe.' });
    return attempt;
  }

  /** @throws DomainError EXAM_CLOSED for who passed already, has lessons left, or no try */
  async function requireTry(
    transaction: Transaction,
    userId: string,
    attempts: readonly exams.Attempt[],
    now: Date,
  ): Promise<void> {
    if (attempts.some(({ isPassed }) => isPassed)) throw closed('Você já passou nesta prova.');
    const solved = await solvedBy(transaction, userId);
    const isUnlocked = lessons.every((lesson) => presentLesson(lesson, solved.get(lesson.slug) ?? []).isDone);
    if (!isUnlocked) throw closed('A prova abre quando todos os exercícios das lições estão resolvidos.');
    const begun = attempts.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt > triesSince(now));
    if (triesLeft(begun).left > 0) return;
    throw closed(`São ${examRules.tries} tentativas a cada ${examRules.days} dias. Estude mais um pouco e volte.`);
  }
}
