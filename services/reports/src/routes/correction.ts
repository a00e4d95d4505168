import { correctReport, redoReport } from '@sefira/contracts/reports/reports';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { presentReport } from '../presenters/report.ts';
import { correctReportData } from '../use-cases/corrections/correct-report-data.ts';
import { redoReport as redo } from '../use-cases/corrections/redo-report.ts';

/** Corrects a mistyped name or date, or applies a corrected rule; the report is rendered again at no cost. */
export function addCorrectionRoutes(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, correctReport, async (call) => {
    const changed = await correctReportData(context, call, call.params.id, call.body);
    return answered('Dados corrigidos. O relatório será feito de novo, sem custo.', presentReport(changed));
  });

  addRoute(app, context.identities, redoReport, async (call) => {
    const changed = await redo(context, call, call.params.id);
    return answered('O relatório será refeito com a regra corrigida, sem custo.', presentReport(changed));
  });
}
