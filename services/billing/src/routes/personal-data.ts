import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { BillingContext } from '../context.ts';
import { readPersonalData } from '../data/personal-data.ts';

/** Personal data of this service for the export. */
export function addPersonalDataRoute(app: FastifyInstance, context: BillingContext): void {
  addRoute(app, context.identities, personalDataRoute('billing'), async (call) =>
    answered('Dados pessoais reunidos.', {
      sections: await readPersonalData(clientOf(context), call.params.userId, context.settings.PAYER_KEY),
    }),
  );
}
