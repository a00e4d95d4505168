import type { CertificateFacts, Exam, ExamOutcome, LessonCard } from '@sefira/contracts/content/training';
import { productDate } from '@sefira/platform/time/clock';
import type { LessonFile } from '../adapters/training-files.ts';
import type { Certificate } from '../data/certificates.ts';
import type { Attempt } from '../data/exams.ts';
import { isRight, withoutAnswer } from '../domain/training/question.ts';

/** A lesson in the list, with how far its reader is. */
export function presentLesson(lesson: LessonFile, solved: readonly string[]): LessonCard {
  const { slug, title, summary, module, position, number, minutes, exercises } = lesson;
  const done = exercises.filter(({ key }) => solved.includes(key)).length;
  const card = { slug, title, summary, module, position, number, minutes };
  return { ...card, exercises: exercises.length, solved: done, isDone: done === exercises.length };
}

/** What became of a try; null while it runs. */
export function presentOutcome({ id, questions, score, isPassed, finishedAt }: Attempt): ExamOutcome | null {
  if (!finishedAt) return null;
  const outcome = { right: score ?? 0, total: questions.length, isPassed: isPassed ?? false };
  return { id, ...outcome, finishedAt: finishedAt.toISOString() };
}

/** A try as its person sees it: right answers and reasons only once it is over. */
export function presentExam(attempt: Attempt, now: Date): Exam {
  const { id, startedAt, endsAt, questions, answers } = attempt;
  const outcome = presentOutcome(attempt);
  return {
    id,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    now: now.toISOString(),
    questions: questions.map(withoutAnswer),
    answers: { ...answers },
    outcome,
    review: outcome
      ? questions.map((question) => ({
          key: question.key,
          isRight: isRight(question, answers[question.key] ?? ''),
          rightAnswer: question.rightAnswer,
          because: question.because,
        }))
      : null,
  };
}

export function presentCertificate({ code, name, course, issuedAt }: Certificate): CertificateFacts {
  return { code, name, course, issuedOn: productDate(issuedAt) };
}
