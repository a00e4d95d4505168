import { printNames } from '@sefira/contracts/reports/names';
import { addRoute } from '@sefira/platform/http/add-route';
import { productDate } from '@sefira/platform/time/clock';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { printoutContent, printoutTitle } from '../domain/printouts.ts';
import { ownerlessFile } from './ownerless-document.ts';

/** A list of names as a printout; the same list of the same day is rendered once. */
export function addNamesRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, printNames, async (call) => {
    const { title, columns, rows } = call.body;
    const printout = {
      kind: 'table' as const,
      generatedAt: `${productDate(context.clock())}T12:00:00.000Z`,
      title,
      subtitle: null,
      summary: [],
      columns: columns.map((name) => ({ title: name, kind: 'text' as const })),
      rows,
    };
    const file = await ownerlessFile(context, call, printoutContent(printout));
    return sendPdf(call.reply, file, { title: printoutTitle(printout) });
  });
}
