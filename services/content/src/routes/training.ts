import { randomBytes } from 'node:crypto';
import { hasFeature } from '@sefira/contracts/billing/plans';
import {
  downloadCertificate,
  issueCertificate,
  readTraining,
  verifyCertificate,
} from '@sefira/contracts/content/training';
import { trainingCourse } from '@sefira/contracts/content/training-course';
import { clientOf } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import { printCertificate } from '../adapters/certificate-paper.ts';
import type { ContentContext } from '../context.ts';
import * as certificates from '../data/certificates.ts';
import * as exams from '../data/exams.ts';
import { solvedBy } from '../data/lesson-progress.ts';
import { certificateCodeOf, codeBytes } from '../domain/training/certificate-code.ts';
import { triesLeft, triesSince } from '../domain/training/exam-rules.ts';
import { learnerOf } from '../policies.ts';
import { presentCertificate, presentLesson, presentOutcome } from '../presenters/training.ts';

/** The course as a whole, and its certificate. */
export function addTrainingRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);
  const { lessons } = context.training;

  addRoute(app, context.identities, readTraining, async ({ identity }) => {
    const userId = learnerOf(identity);
    const now = context.clock();
    await exams.settleOverdue(client, userId, now);
    const [solved, attempts, certificate] = await Promise.all([
      solvedBy(client, userId),
      exams.listAttempts(client, userId),
      certificates.certificateOf(client, userId),
    ]);
    const cards = lessons.map((lesson) => presentLesson(lesson, solved.get(lesson.slug) ?? []));
    const begun = attempts.map(({ startedAt }) => startedAt).filter((startedAt) => startedAt > triesSince(now));
    const { left, nextAt } = triesLeft(begun);
    const last = attempts.findLast(({ finishedAt }) => finishedAt !== null);
    return answered('Formação lida.', {
      isIncluded: hasFeature(identity.plan, 'training'),
      lessons: cards,
      exam: {
        isUnlocked: cards.every(({ isDone }) => isDone),
        isPassed: attempts.some(({ isPassed }) => isPassed),
        triesLeft: left,
        nextTryAt: nextAt?.toISOString() ?? null,
        runningId: attempts.find(({ finishedAt }) => finishedAt === null)?.id ?? null,
        last: last ? presentOutcome(last) : null,
      },
      certificate: certificate ? presentCertificate(certificate) : null,
    });
  });

  addRoute(app, context.identities, issueCertificate, async ({ body, identity }) => {
    const userId = learnerOf(identity);
    const attempts = await exams.listAttempts(client, userId);
    if (!attempts.some(({ isPassed }) => isPassed)) {
      throw new DomainError('CONFLICT', { message: 'O certificado é de quem passou na prova final.' });
    }
    const certificate = await certificates.issueOnce(client, {
      userId,
      code: certificateCodeOf(randomBytes(codeBytes)),
      name: body.name,
      course: trainingCourse.title,
      issuedAt: context.clock(),
    });
    if (certificate.name === body.name) return answered('Certificado emitido.', presentCertificate(certificate));
    throw new DomainError('CONFLICT', {
      message: 'Seu certificado já foi emitido, com outro nome. Fale com o suporte.',
    });
  });

  addRoute(app, context.identities, downloadCertificate, async ({ identity, requestId, reply }) => {
    const certificate = await certificates.certificateOf(client, learnerOf(identity));
    if (!certificate) throw new DomainError('NOT_FOUND', { message: 'Você ainda não tem um certificado.' });
    const facts = presentCertificate(certificate);
    const pdf = await printCertificate(context, facts, requestId);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certificado-${facts.code}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });

  addRoute(app, context.identities, verifyCertificate, async ({ params }) => {
    const certificate = await certificates.certificateByCode(client, params.code);
    const isShown = certificate && !(await isAccountClosed(client, context.schema, certificate.userId));
    if (!isShown) throw new DomainError('NOT_FOUND', { message: 'Nenhum certificado tem este código.' });
    return answered('Certificado conferido.', presentCertificate(certificate));
  });
}
