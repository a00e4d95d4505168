import { hasFeature } from '@sefira/contracts/billing/plans';
import * as contracts from '@sefira/contracts/content/training';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { learnerOf } from '../policies.ts';
import { presentCertificate, presentOutcome } from '../presenters/training.ts';
import { downloadCertificate, issueCertificate, verifyCertificate } from '../use-cases/certificates.ts';
import { readTraining } from '../use-cases/read-training.ts';

/** The course as a whole, and its certificate. */
export function addTrainingRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.readTraining, async ({ identity }) => {
    const { lessons, attempts, tries, certificate } = await readTraining(context, learnerOf(identity));
    const last = attempts.findLast(({ finishedAt }) => finishedAt !== null);
    return answered('Formação lida.', {
      isIncluded: hasFeature(identity.plan, 'training'),
      lessons,
      exam: {
        isUnlocked: lessons.every(({ isDone }) => isDone),
        isPassed: attempts.some(({ isPassed }) => isPassed),
        triesLeft: tries.left,
        nextTryAt: tries.nextAt?.toISOString() ?? null,
        runningId: attempts.find(({ finishedAt }) => finishedAt === null)?.id ?? null,
        last: last ? presentOutcome(last) : null,
      },
      certificate: certificate ? presentCertificate(certificate) : null,
    });
  });

  addRoute(app, context.identities, contracts.issueCertificate, async ({ body, identity }) => {
    const certificate = await issueCertificate(context, learnerOf(identity), body.name);
    return answered('Certificado emitido.', presentCertificate(certificate));
  });

  addRoute(app, context.identities, contracts.downloadCertificate, async ({ identity, requestId, reply }) => {
    const { code, pdf } = await downloadCertificate(context, learnerOf(identity), requestId);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="certificado-${code}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });

  addRoute(app, context.identities, contracts.verifyCertificate, async ({ params }) =>
    answered('Certificado conferido.', presentCertificate(await verifyCertificate(context, params.code))),
  );
}
