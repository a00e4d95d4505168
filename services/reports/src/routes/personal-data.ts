import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentPersonalData } from '../presenters/personal-data.ts';
import { readPersonalReports } from '../use-cases/read-reports.ts';

/** Stored data of a person, for the export of all data. */
export function addPersonalDataRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, personalDataRoute('reports'), async (call) => {
    const sections = presentPersonalData(await readPersonalReports(context, call.params.userId));
    return answered('Dados pessoais reunidos.', { sections });
  });
}
