import * as contracts from '@sefira/contracts/content/training';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { presentLesson, presentLessonPage } from '../presenters/training.ts';
import { answerExercise, readLesson } from '../use-cases/lessons.ts';

/** Lessons and their exercises. */
export function addLessonRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.readLesson, async ({ params, identity }) =>
    answered('Lição lida.', presentLessonPage(await readLesson(context, identity, params.slug))),
  );

  addRoute(app, context.identities, contracts.answerExercise, async ({ params, body, identity }) => {
    const { lesson, exercise, isRight, solved } = await answerExercise(context, identity, {
      slug: params.slug,
      key: body.key,
      answer: body.answer,
    });
    return answered(isRight ? 'Resposta certa.' : 'Ainda não. Veja a conta.', {
      isRight,
      rightAnswer: exercise.rightAnswer,
      because: exercise.because,
      isLessonDone: presentLesson(lesson, solved).isDone,
    });
  });
}
