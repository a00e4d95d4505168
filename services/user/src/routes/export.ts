import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { exportData } from '@sefira/contracts/user/profile';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { exportPersonalData, readOwnSections } from '../use-cases/export-personal-data.ts';

/** All personal data of the caller from every service, as one file (LGPD art. 18 and 19). */
export function addExportRoutes(app: FastifyInstance, context: UserContext): void {
  addRoute(app, context.identities, personalDataRoute('user'), async ({ params }) =>
    answered('Dados pessoais reunidos.', { sections: await readOwnSections(context, params.userId) }),
  );

  addRoute(app, context.identities, exportData, async ({ identity, requestId, reply }) => {
    const content = await exportPersonalData(context, callerId(identity), requestId);
    const name = `sefira-meus-dados-${productDate(new Date(content.exportedAt))}.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(JSON.stringify(content, null, 2));
  });
}
