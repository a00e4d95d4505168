import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { printoutContent, printoutTitle } from '../domain/printouts.ts';
import { ownerlessFile } from './ownerless-document.ts';

/** Receipts, boletos, statements, lists and conversations for the other services. */
export function addPrintoutRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, renderPrintout, async (call) => {
    const { printout } = call.body;
    const file = await ownerlessFile(context, call, printoutContent(printout));
    return sendPdf(call.reply, file, { title: printoutTitle(printout) });
  });
}
