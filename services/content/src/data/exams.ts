import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { ExamAttempt, Prisma } from '../../prisma/generated/client.ts';
import { endOfExam, gradeExam } from '../domain/training/exam-rules.ts';
import { type AnsweredQuestion, answeredQuestion } from '../domain/training/question.ts';

type Transaction = Prisma.TransactionClient;

/** A stored attempt; it has ended if `finishedAt` is set. Right answers leave the server only after that. */
export interface Attempt extends Omit<ExamAttempt, 'questions' | 'answers'> {
  readonly questions: readonly AnsweredQuestion[];
  readonly answers: Readonly<Record<string, string>>;
}

const storedQuestions = z.array(answeredQuestion);
const storedAnswers = z.record(z.string(), z.string());

function read(row: ExamAttempt): Attempt {
  return { ...row, questions: z.parse(storedQuestions, row.questions), answers: z.parse(storedAnswers, row.answers) };
}

/** Serialises a user's exams: two concurrent clicks start one. */
export async function lockExamsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`exam ${userId}`}, 0))`;
}

/** Ends attempts past their time, with the answers stored by then. */
export async function settleOverdue(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const overdue = await transaction.examAttempt.findMany({
    where: { userId, finishedAt: null, endsAt: { lte: now } },
  });
  for (const row of overdue) await close(transaction, read(row), row.endsAt);
}

async function close(transaction: Transaction, attempt: Attempt, finishedAt: Date): Promise<void> {
  const { id, questions, answers } = attempt;
  await transaction.examAttempt.updateMany({
    where: { id, finishedAt: null },
    data: { finishedAt, answers: { ...answers }, ...gradeExam(questions, answers) },
  });
}

/** All attempts of a user, oldest first. */
export async function listAttempts(client: Transaction, userId: string): Promise<Attempt[]> {
  return (await client.examAttempt.findMany({ where: { userId }, orderBy: { startedAt: 'asc' } })).map(read);
}

export async function findAttempt(client: Transaction, userId: string, id: string): Promise<Attempt | null> {
  const row = await client.examAttempt.findFirst({ where: { id, userId } });
  return row ? read(row) : null;
}

export async function beginAttempt(
  transaction: Transaction,
  userId: string,
  questions: readonly AnsweredQuestion[],
  now: Date,
): Promise<Attempt> {
  const data = { id: newId(), userId, answers: {}, startedAt: now, endsAt: endOfExam(now) };
  const stored = questions.map(({ choices, because, ...rest }) => ({
    ...rest,
    choices: choices ? [...choices] : null,
    because: [...because],
  }));
  return read(await transaction.examAttempt.create({ data: { ...data, questions: stored } }));
}

/** Stores the answers of a running attempt. @returns false if it has ended */
export async function storeAnswers(
  client: Transaction,
  attempt: Attempt,
  answers: Readonly<Record<string, string>>,
  now: Date,
): Promise<boolean> {
  const { count } = await client.examAttempt.updateMany({
    where: { id: attempt.id, finishedAt: null, endsAt: { gt: now } },
    data: { answers: known(attempt, answers) },
  });
  return count === 1;
}

/** Ends an attempt with its last answers. */
export async function finishAttempt(
  transaction: Transaction,
  attempt: Attempt,
  answers: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  await close(transaction, { ...attempt, answers: known(attempt, answers) }, now);
}

function known({ questions }: Attempt, answers: Readonly<Record<string, string>>): Record<string, string> {
  const keys = questions.map(({ key }) => key);
  return Object.fromEntries(keys.flatMap((key) => (answers[key] ? [[key, answers[key]]] : [])));
}
