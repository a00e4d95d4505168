import { api } from '@sefira/contracts/public-api/routes';
import { downloadReport } from '@sefira/contracts/reports/reports';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addAliasedRoutes } from '@sefira/platform/http/add-route';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { findReport } from '../data/reports.ts';
import { orderAgain } from '../data/request-report.ts';
import { requireOwn } from '../policies.ts';
import { answerGuestPdf } from './guest-pdf.ts';

/** The PDF of a report. A stored document with a missing file is rendered again. */
export function addDownloadRoute(app: FastifyInstance, context: ReportsContext): void {
  addAliasedRoutes(app, context.identities, [downloadReport, api.downloadReport], async (call) => {
    const report = requireOwn(call.identity, await findReport(clientOf(context), call.params.id));
    if (call.identity.role === 'guest') return answerGuestPdf(context, call, report);
    const { state, fileKey } = report.document;
    if (state !== 'stored' || !fileKey) throw new DomainError('REPORT_NOT_READY');
    const file = await context.files.open(fileKey);
    if (file) return sendPdf(call.reply, file, report);
    call.log.error({ documentId: report.documentId, fileKey }, 'stored file is missing; it is rendered again');
    const order = {
      schema: context.schema,
      waiting: true,
      isGuest: false,
      requestId: call.requestId,
      now: context.clock(),
    };
    await inTransaction(context, (transaction) => orderAgain(transaction, order, report));
    throw new DomainError('REPORT_NOT_READY');
  });
}
