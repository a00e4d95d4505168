import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { sendPdf } from '../presenters/pdf.ts';
import { obtainPrintoutPdf } from '../use-cases/obtain-printout-pdf.ts';
import { pdfCall } from './pdf-call.ts';

/** Receipts, boletos, statements, lists and conversations for the other services. */
export function addPrintoutRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, renderPrintout, async (call) => {
    const { file, title } = await obtainPrintoutPdf(context, pdfCall(call), call.body.printout);
    return sendPdf(call.reply, file, { title });
  });
}
