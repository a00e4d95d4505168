import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { readPersonalData } from '../data/personal-data.ts';

/** What this service keeps of a person, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, personalDataRoute('content'), async ({ params, query }) =>
    answered('Dados pessoais reunidos.', { sections: await readPersonalData(client, params.userId, query.email) }),
  );
}
