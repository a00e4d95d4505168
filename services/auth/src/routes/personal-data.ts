import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { AuthContext } from '../context.ts';
import { readPersonalData } from '../use-cases/accounts/read-personal-data.ts';

/** Personal data that auth stores, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: AuthContext): void {
  addRoute(app, context.identities, personalDataRoute('auth'), async ({ params }) =>
    answered('Dados pessoais reunidos.', { sections: await readPersonalData(context, params.userId) }),
  );
}
