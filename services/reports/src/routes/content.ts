import { readReportContent as readReportContentRoute } from '@sefira/contracts/reports/reports';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentReport } from '../presenters/report.ts';
import { readReportContent } from '../use-cases/read-reports.ts';

/** A report on screen, with its result. */
export function addContentRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, readReportContentRoute, async (call) => {
    const { report, correctableUntil, offer, ...shown } = await readReportContent(context, call, call.params.id);
    return answered('Relatório encontrado.', {
      ...shown,
      report: presentReport(report),
      referenceDate: report.document.referenceDate,
      correctableUntil: correctableUntil?.toISOString() ?? null,
      ruleCorrection: offer,
    });
  });
}
