import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { presentPersonalData } from '../presenters/personal-data.ts';
import { readPersonalData } from '../use-cases/account-data.ts';

/** Personal data of the chat, for the export of a user's data. */
export function addPersonalDataRoute(app: FastifyInstance, context: ChatContext): void {
  addRoute(app, context.identities, personalDataRoute('chat'), async ({ params }) =>
    answered('Dados pessoais reunidos.', {
      sections: presentPersonalData(await readPersonalData(context, params.userId)),
    }),
  );
}
