import { printNames } from '@sefira/contracts/reports/names';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { sendPdf } from '../presenters/pdf.ts';
import { obtainNamesPdf } from '../use-cases/obtain-printout-pdf.ts';
import { pdfCall } from './pdf-call.ts';

/** A list of names as a PDF. */
export function addNamesRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, printNames, async (call) => {
    const { file, title } = await obtainNamesPdf(context, pdfCall(call), call.body);
    return sendPdf(call.reply, file, { title });
  });
}
