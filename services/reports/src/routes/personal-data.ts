import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { readPersonalData } from '../data/owners.ts';

/** Stored data of a person, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, personalDataRoute('reports'), async (call) =>
    answered('Dados pessoais reunidos.', {
      sections: await readPersonalData(clientOf(context), call.params.userId),
    }),
  );
}
