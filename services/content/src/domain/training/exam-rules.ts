import { examRules } from '@sefira/contracts/content/training-course';
import { type AnsweredQuestion, isRight } from './question.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export function endOfExam(startedAt: Date): Date {
  return new Date(startedAt.getTime() + examRules.minutes * minute);
}

/** Attempts before this moment do not count. */
export function triesSince(now: Date): Date {
  return new Date(now.getTime() - examRules.days * day);
}

export interface TriesLeft {
  readonly left: number;
  /** When the oldest attempt no longer counts, if none is left. */
  readonly nextAt: Date | null;
}

/** Attempts left, from the start times within the limit's days, oldest first. */
export function triesLeft(begun: readonly Date[]): TriesLeft {
  const left = Math.max(0, examRules.tries - begun.length);
  const freeing = begun.at(-examRules.tries);
  return { left, nextAt: left > 0 || !freeing ? null : new Date(freeing.getTime() + examRules.days * day) };
}

/** Number of right answers, and whether they suffice. */
export function gradeExam(
  questions: readonly AnsweredQuestion[],
  answers: Readonly<Record<string, string>>,
): { readonly score: number; readonly isPassed: boolean } {
  const score = questions.filter((question) => isRight(question, answers[question.key] ?? '')).length;
  return { score, isPassed: score >= examRules.right };
}
