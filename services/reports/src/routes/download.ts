import { api } from '@sefira/contracts/public-api/routes';
import { downloadReport as downloadReportRoute } from '@sefira/contracts/reports/reports';
import { addAliasedRoutes } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { sendPdf } from '../presenters/pdf.ts';
import { downloadReport } from '../use-cases/open-report-file.ts';
import { pdfCall } from './pdf-call.ts';

/** The PDF of a report. */
export function addDownloadRoute(app: FastifyInstance, context: ReportsContext): void {
  addAliasedRoutes(app, context.identities, [downloadReportRoute, api.downloadReport], async (call) => {
    const { report, file } = await downloadReport(context, pdfCall(call), call.params.id);
    return sendPdf(call.reply, file, report);
  });
}
