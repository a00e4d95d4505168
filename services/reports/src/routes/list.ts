import { api } from '@sefira/contracts/public-api/routes';
import { listReports as listReportsRoute } from '@sefira/contracts/reports/reports';
import { addAliasedRoutes } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { readInstantCursor, writeInstantCursor } from '@sefira/platform/pagination/instant-cursor';
import { foldText } from '@sefira/platform/text/fold';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { startOfWindow } from '../domain/calendar-window.ts';
import { requirePerson } from '../policies.ts';
import { presentReport } from '../presenters/report.ts';
import { readReports } from '../use-cases/read-reports.ts';

/** The caller's reports, newest first, with counters over all of them. */
export function addListRoute(app: FastifyInstance, context: ReportsContext): void {
  addAliasedRoutes(app, context.identities, [listReportsRoute, api.listReports], async (call) => {
    const userId = requirePerson(call.identity);
    const { search = '', type, date, analysisId, cursor, limit } = call.query;
    const now = context.clock();
    const { found, counters, offered } = await readReports(context, {
      userId,
      search: foldText(search),
      type: type === 'all' ? null : type,
      from: startOfWindow(date, now, productDate(now)),
      analysisId: analysisId ?? null,
      after: readInstantCursor(cursor),
      limit,
    });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return answered('Relatórios encontrados.', {
      items: shown.map((report) => ({ ...presentReport(report), hasCorrectedRule: offered.has(report.id) })),
      nextCursor: last ? writeInstantCursor({ at: last.createdAt, id: last.id }) : null,
      counters,
    });
  });
}
