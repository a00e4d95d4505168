import { renderPrintout } from '@sefira/contracts/reports/printouts';
import { addRoute } from '@sefira/platform/http/add-route';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { paperContent, paperTitle } from '../domain/papers.ts';
import { ownerlessFile } from './ownerless-document.ts';

/** Receipts, boletos, statements, lists and conversations for the other services. */
export function addPaperRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, renderPrintout, async (call) => {
    const { printout: paper } = call.body;
    const file = await ownerlessFile(context, call, paperContent(paper));
    return sendPdf(call.reply, file, { title: paperTitle(paper) });
  });
}
