import { answerExercise, readLesson } from '@sefira/contracts/content/training';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { LessonFile } from '../adapters/training-files.ts';
import type { ContentContext } from '../context.ts';
import { noteSolved, solvedBy } from '../data/lesson-progress.ts';
import { isRight, withoutAnswer } from '../domain/training/question.ts';
import { learnerOf, requireTrainingPlan } from '../policies.ts';
import { presentLesson } from '../presenters/training.ts';

/** The lessons and their exercises. */
export function addLessonRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);
  const { lessons } = context.training;

  addRoute(app, context.identities, readLesson, async ({ params, identity }) => {
    const { lesson, index } = find(params.slug);
    requireTrainingPlan(identity);
    const solved = (await solvedBy(client, learnerOf(identity))).get(lesson.slug) ?? [];
    return answered('Lição lida.', {
      ...presentLesson(lesson, solved),
      body: lesson.body,
      questions: lesson.exercises.map((exercise) => ({
        ...withoutAnswer(exercise),
        isSolved: solved.includes(exercise.key),
      })),
      previous: named(lessons[index - 1]),
      next: named(lessons[index + 1]),
    });
  });

  addRoute(app, context.identities, answerExercise, async ({ params, body, identity }) => {
    const { lesson } = find(params.slug);
    requireTrainingPlan(identity);
    const exercise = lesson.exercises.find(({ key }) => key === body.key);
    if (!exercise) throw new DomainError('NOT_FOUND', { message: 'Este exercício não existe.' });
    const userId = learnerOf(identity);
    const { rightAnswer, because } = exercise;
    const answer = { isRight: isRight(exercise, body.answer), rightAnswer, because };
    const progress = { userId, slug: lesson.slug, key: exercise.key, now: context.clock() };
    const solved = answer.isRight
      ? await noteSolved(client, progress)
      : ((await solvedBy(client, userId)).get(lesson.slug) ?? []);
    const { isDone } = presentLesson(lesson, solved);
    return answered(answer.isRight ? 'Resposta certa.' : 'Ainda não. Veja a conta.', {
      ...answer,
      isLessonDone: isDone,
    });
  });

  function find(slug: string): { readonly lesson: LessonFile; readonly index: number } {
    const index = lessons.findIndex((each) => each.slug === slug);
    const lesson = lessons[index];
    if (!lesson) throw new DomainError('NOT_FOUND', { message: 'Esta lição não existe.' });
    return { lesson, index };
  }
}

function named(lesson: LessonFile | undefined): { readonly slug: string; readonly title: string } | null {
  return lesson ? { slug: lesson.slug, title: lesson.title } : null;
}
