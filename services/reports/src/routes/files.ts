import * as routes from '@sefira/contracts/reports/reports';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ReportsContext } from '../context.ts';
import { redirectToPdf, sendUnlistedPdf } from '../presenters/pdf.ts';
import { mailReport } from '../use-cases/mail-report.ts';
import { linkReport, openLinkedFile } from '../use-cases/open-report-file.ts';

/** Addresses that open a PDF without a session, and the mail that carries one. */
export function addFileRoutes(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, routes.linkReport, async (call) => {
    const { url, expiresAt } = await linkReport(context, call.identity, call.params.id);
    return answered('Endereço do PDF criado.', { url, expiresAt: expiresAt.toISOString() });
  });

  addRoute(app, context.identities, routes.readFile, async (call) => {
    const linked = await openLinkedFile(context, call.params.token);
    return 'address' in linked
      ? redirectToPdf(call.reply, linked.address)
      : sendUnlistedPdf(call.reply, linked.file, linked.report);
  });

  addRoute(app, context.identities, routes.emailReport, async ({ identity, requestId, body, params }) => {
    await mailReport(context, { identity, requestId, recipient: body.email }, params.id);
    return acknowledged('Enviaremos o relatório para o e-mail informado.');
  });
}
