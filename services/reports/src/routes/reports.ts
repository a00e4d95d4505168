import { api } from '@sefira/contracts/public-api/routes';
import { deleteReport, rateReport, readReport, renameReport, retryReport } from '@sefira/contracts/reports/reports';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addAliasedRoutes, addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { findReport, updateReport } from '../data/reports.ts';
import { orderAgain } from '../data/request-report.ts';
import { searchTextOf } from '../domain/report-description.ts';
import { requireOwn } from '../policies.ts';
import { presentReport, presentStatus } from '../presenters.ts';

/** One report of the caller: its status, retry, rating, title, deletion. */
export function addReportRoutes(app: FastifyInstance, context: ReportsContext): void {
  const client = clientOf(context);

  addAliasedRoutes(app, context.identities, [readReport, api.readReport], async (call) => {
    const report = requireOwn(call.identity, await findReport(client, call.params.id));
    return answered('Relatório encontrado.', presentReport(report));
  });

  addRoute(app, context.identities, retryReport, async (call) => {
    const retried = await inTransaction(context, async (transaction) => {
      const report = requireOwn(call.identity, await findReport(transaction, call.params.id));
      const { schema } = context;
      const order = {
        schema,
        waiting: true,
        isGuest: call.identity.role === 'guest',
        requestId: call.requestId,
        now: context.clock(),
      };
      const isOrdered = presentStatus(report) === 'failed' && (await orderAgain(transaction, order, report));
      if (!isOrdered) throw new DomainError('CONFLICT', { message: 'Só um relatório que falhou pode ser refeito.' });
      return requireOwn(call.identity, await findReport(transaction, report.id));
    });
    return answered('O relatório será preparado de novo.', presentReport(retried));
  });

  addRoute(app, context.identities, rateReport, async (call) => {
    const report = requireOwn(call.identity, await findReport(client, call.params.id));
    if (presentStatus(report) !== 'completed') throw new DomainError('REPORT_NOT_READY');
    const rated = await updateReport(client, report.id, { rating: call.body.rating });
    return answered('Avaliação salva.', presentReport(rated));
  });

  addRoute(app, context.identities, renameReport, async (call) => {
    const report = requireOwn(call.identity, await findReport(client, call.params.id));
    const { title } = call.body;
    const renamed = await updateReport(client, report.id, { title, searchText: searchTextOf(title, report.summary) });
    return answered('Título alterado.', presentReport(renamed));
  });

  addRoute(app, context.identities, deleteReport, async (call) => {
    const report = requireOwn(call.identity, await findReport(client, call.params.id));
    await updateReport(client, report.id, { deletedAt: context.clock() });
    return acknowledged('Relatório excluído.');
  });
}
