import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { exportData } from '@sefira/contracts/user/profile';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { UserContext } from '../context.ts';
import { readPersonalData } from '../data/personal-data.ts';

/** All personal data of the caller from every service, as one file (LGPD art. 18 and 19). */
export function addExportRoutes(app: FastifyInstance, context: UserContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, personalDataRoute('user'), async (call) =>
    answered('Dados pessoais reunidos.', { sections: await readPersonalData(client, call.params.userId) }),
  );

  addRoute(app, context.identities, exportData, async (call) => {
    const userId = callerId(call.identity);
    const now = context.clock();
    const profile = await client.profile.findUnique({ where: { userId } });
    const person = { userId, email: profile?.isEmailConfirmed ? profile.email : null };
    const others = await Promise.all(
      context.personalData.services.map(async (service) => ({
        service,
        sections: await context.personalData.read(service, person, call.requestId),
      })),
    );
    const content = {
      userId,
      exportedAt: now.toISOString(),
      controller: 'Sefira',
      services: [{ service: 'user', sections: await readPersonalData(client, userId) }, ...others],
    };
    return call.reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="sefira-meus-dados-${productDate(now)}.json"`)
      .send(JSON.stringify(content, null, 2));
  });
}
