import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { NumerologyContext } from '../context.ts';
import { presentPersonalData } from '../presenters/personal-data.ts';
import { readPersonalData } from '../use-cases/read-personal-data.ts';

/** Stored data of a person, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: NumerologyContext): void {
  addRoute(app, context.identities, personalDataRoute('numerology'), async (call) => {
    const sections = presentPersonalData(await readPersonalData(context, call.params.userId));
    return answered('Dados pessoais reunidos.', { sections });
  });
}
