import { emailReport, linkReport, readFile } from '@sefira/contracts/reports/reports';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import { filePath } from '../adapters/file-links.ts';
import { requireMailPermit } from '../adapters/mail-permits.ts';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { requestEmail } from '../data/report-emails.ts';
import { findReport } from '../data/reports.ts';
import { requireListedPdf, requireMailing, requireOwn, requirePerson } from '../policies.ts';

const linkMilliseconds = 15 * 60_000;

/** Addresses that open a PDF without a session, and the mail that carries one. */
export function addFileRoutes(app: FastifyInstance, context: ReportsContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, linkReport, async (call) => {
    const report = requireOwn(call.identity, await findReport(client, call.params.id));
    requireListedPdf(call.identity);
    if (report.document.state !== 'stored') throw new DomainError('REPORT_NOT_READY');
    const expiresAt = new Date(context.clock().getTime() + linkMilliseconds);
    return answered('Endereço do PDF criado.', {
      url: filePath(context.links.sign(report.id, expiresAt)),
      expiresAt: expiresAt.toISOString(),
    });
  });

  addRoute(app, context.identities, readFile, async (call) => {
    const reportId = context.links.read(call.params.token, context.clock());
    if (!reportId) throw new DomainError('TOKEN_INVALID');
    const report = await findReport(client, reportId);
    if (!report) throw new DomainError('NOT_FOUND', { message: 'Este relatório foi excluído por quem o fez.' });
    if (await isAccountClosed(client, context.schema, report.userId)) {
      throw new DomainError('NOT_FOUND', { message: 'Este relatório não está mais disponível.' });
    }
    const { fileKey, state } = report.document;
    const file = state === 'stored' && fileKey ? await context.files.open(fileKey) : null;
    if (!file) throw new DomainError('REPORT_NOT_READY');
    return sendPdf(call.reply, file, report).header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
  });

  addRoute(app, context.identities, emailReport, async (call) => {
    requireMailing(call.identity);
    const { schema, links, services } = context;
    const { email: recipient } = call.body;
    requireOwn(call.identity, await findReport(client, call.params.id));
    const senderId = requirePerson(call.identity);
    await requireMailPermit(services, { senderId, recipient, requestId: call.requestId });
    await inTransaction(context, async (transaction) => {
      const report = requireOwn(call.identity, await findReport(transaction, call.params.id));
      await requestEmail(transaction, { schema, links, now: context.clock() }, report, recipient);
    });
    return acknowledged('Enviaremos o relatório para o e-mail informado.');
  });
}
