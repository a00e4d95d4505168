import { correctReport } from '@sefira/contracts/reports/reports';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentReport } from '../presenters/report.ts';
import { correctReportData } from '../use-cases/correct-report-data.ts';

/** Corrects a mistyped name or date; the report is rendered again at no cost. */
export function addCorrectionRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, correctReport, async (call) => {
    const changed = await correctReportData(context, call, call.params.id, call.body);
    return answered('Dados corrigidos. O relatório será feito de novo, sem custo.', presentReport(changed));
  });
}
