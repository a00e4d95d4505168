import type { CertificateFacts, Exam, ExamOutcome, LessonCard } from '@sefira/contracts/content/training';
import { productDate } from '@sefira/platform/time/clock';
import type { LessonFile } from '../adapters/training-files.ts';
import type { Certificate } from '../data/certificates.ts';
import type { Attempt } from '../data/exams.ts';
import { isRight, withoutAnswer } from '../domain/training/question.ts';

/** A lesson of the list with the user's progress. */
export function presentLesson(lesson: LessonFile, solved: readonly string[]): LessonCard {
  const { slug, title, summary, module, position, number, minutes, exercises } = lesson;
  const done = exercises.filter(({ key }) => solved.includes(key)).length;
  const card = { slug, title, summary, module, position, number, minutes };
  return { ...card, exercises: exercises.length, solved: done, isDone: done === exercises.length };
}

/** A lesson with its text, its exercises and links to the lessons beside it. */
export function presentLessonPage({
  lesson,
  solved,
  previous,
  next,
}: {
  readonly lesson: LessonFile;
  readonly solved: readonly string[];
  readonly previous: LessonFile | undefined;
  readonly next: LessonFile | undefined;
}) {
  return {
    ...presentLesson(lesson, solved),
    body: lesson.body,
    questions: lesson.exercises.map((exercise) => ({
      ...withoutAnswer(exercise),
      isSolved: solved.includes(exercise.key),
    })),
    previous: linkTo(previous),
    next: linkTo(next),
  };
}

function linkTo(lesson: LessonFile | undefined): { readonly slug: string; readonly title: string } | null {
  return lesson ? { slug: lesson.slug, title: lesson.title } : null;
}

/** Outcome of an attempt; null while it runs. */
export function presentOutcome({ id, questions, score, isPassed, finishedAt }: Attempt): ExamOutcome | null {
  if (!finishedAt) return null;
  const outcome = { right: score ?? 0, total: questions.length, isPassed: isPassed ?? false };
  return { id, ...outcome, finishedAt: finishedAt.toISOString() };
}

/** An attempt for its user: right answers and reasons only once it has ended. */
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
