import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AdminContext } from '../context.ts';
import { presentPersonalData } from '../presenters/personal-data.ts';
import { readPersonalData } from '../use-cases/persons/read-personal-data.ts';

/** Personal data that this service stores, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: AdminContext): void {
  addRoute(app, context.identities, personalDataRoute('admin-config'), async ({ params }) =>
    answered('Dados pessoais reunidos.', {
      sections: presentPersonalData(await readPersonalData(context, params.userId)),
    }),
  );
}
