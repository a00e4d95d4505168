import { api } from '@sefira/contracts/public-api/routes';
import * as routes from '@sefira/contracts/reports/reports';
import { addAliasedRoutes, addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentReport } from '../presenters/report.ts';
import { rateReport, removeReport, renameReport, retryReport } from '../use-cases/change-report.ts';
import { readReport } from '../use-cases/read-reports.ts';

/** One report of the caller: its status, retry, rating, title, deletion. */
export function addReportRoutes(app: FastifyInstance, context: ReportsContext): void {
  addAliasedRoutes(app, context.identities, [routes.readReport, api.readReport], async (call) => {
    const report = await readReport(context, call.identity, call.params.id);
    return answered('Relatório encontrado.', presentReport(report));
  });

  addRoute(app, context.identities, routes.retryReport, async (call) => {
    const retried = await retryReport(context, call, call.params.id);
    return answered('O relatório será preparado de novo.', presentReport(retried));
  });

  addRoute(app, context.identities, routes.rateReport, async (call) => {
    const rated = await rateReport(context, call.identity, call.params.id, call.body.rating);
    return answered('Avaliação salva.', presentReport(rated));
  });

  addRoute(app, context.identities, routes.renameReport, async (call) => {
    const renamed = await renameReport(context, call.identity, call.params.id, call.body.title);
    return answered('Título alterado.', presentReport(renamed));
  });

  addRoute(app, context.identities, routes.deleteReport, async (call) => {
    await removeReport(context, call.identity, call.params.id);
    return acknowledged('Relatório excluído.');
  });
}
