import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { VerifiedIdentity } from '@sefira/platform/identity/identity';
import type { LessonFile } from '../adapters/training-files.ts';
import type { ContentContext } from '../context.ts';
import { noteSolved, solvedBy } from '../data/lesson-progress.ts';
import { type AnsweredQuestion, isRight } from '../domain/training/question.ts';
import { learnerOf, requireTrainingPlan } from '../policies.ts';

/** A lesson with the exercises that the user has solved. @throws DomainError NOT_FOUND, PLAN_REQUIRED */
export async function readLesson(context: ContentContext, identity: VerifiedIdentity, slug: string) {
  const { lesson, index } = findLesson(context, slug);
  requireTrainingPlan(identity);
  const solved = (await solvedBy(clientOf(context), learnerOf(identity))).get(lesson.slug) ?? [];
  const { lessons } = context.training;
  return { lesson, solved, previous: lessons[index - 1], next: lessons[index + 1] };
}

/** Checks the answer of an exercise and stores a right one. @throws DomainError NOT_FOUND, PLAN_REQUIRED */
export async function answerExercise(
  context: ContentContext,
  identity: VerifiedIdentity,
  { slug, key, answer }: { readonly slug: string; readonly key: string; readonly answer: string },
): Promise<{
  lesson: LessonFile;
  exercise: AnsweredQuestion;
  isRight: boolean;
  solved: readonly string[];
}> {
  const { lesson } = findLesson(context, slug);
  requireTrainingPlan(identity);
  const exercise = lesson.exercises.find((each) => each.key === key);
  if (!exercise) throw new DomainError('NOT_FOUND', { message: 'Este exercício não existe.' });
  const userId = learnerOf(identity);
  const client = clientOf(context);
  const isRightAnswer = isRight(exercise, answer);
  const solved = isRightAnswer
    ? await noteSolved(client, { userId, slug: lesson.slug, key: exercise.key, now: context.clock() })
    : ((await solvedBy(client, userId)).get(lesson.slug) ?? []);
  return { lesson, exercise, isRight: isRightAnswer, solved };
}

/** @throws DomainError NOT_FOUND */
function findLesson(
  { training: { lessons } }: Pick<ContentContext, 'training'>,
  slug: string,
): { readonly lesson: LessonFile; readonly index: number } {
  const index = lessons.findIndex((each) => each.slug === slug);
  const lesson = lessons[index];
  if (!lesson) throw new DomainError('NOT_FOUND', { message: 'Esta lição não existe.' });
  return { lesson, index };
}
