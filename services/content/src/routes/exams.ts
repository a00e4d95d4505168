import * as contracts from '@sefira/contracts/content/training';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { learnerOf, requireTrainingPlan } from '../policies.ts';
import { presentExam } from '../presenters/training.ts';
import { startExam } from '../use-cases/start-exam.ts';
import { finishExam, readExam, saveExamAnswers } from '../use-cases/take-exam.ts';

/** The final exam. */
export function addExamRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.startExam, async ({ identity }) => {
    requireTrainingPlan(identity);
    const now = context.clock();
    const attempt = await startExam(context, learnerOf(identity), now);
    return answered('Prova iniciada. Boa prova!', presentExam(attempt, now));
  });

  addRoute(app, context.identities, contracts.readExam, async ({ params, identity }) => {
    const now = context.clock();
    const attempt = await readExam(context, { userId: learnerOf(identity), id: params.id, now });
    return answered('Prova lida.', presentExam(attempt, now));
  });

  addRoute(app, context.identities, contracts.saveExamAnswers, async ({ params, body, identity }) => {
    await saveExamAnswers(context, { userId: learnerOf(identity), id: params.id, answers: body.answers });
    return acknowledged('Respostas guardadas.');
  });

  addRoute(app, context.identities, contracts.finishExam, async ({ params, body, identity }) => {
    const now = context.clock();
    const exam = { userId: learnerOf(identity), id: params.id, answers: body.answers, now };
    return answered('Prova entregue.', presentExam(await finishExam(context, exam), now));
  });
}
