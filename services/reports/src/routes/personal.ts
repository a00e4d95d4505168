import { createPersonalReport, type reportAccepted } from '@sefira/contracts/reports';
import type { RouteBody } from '@sefira/contracts/route';
import { addRoute, type Call } from '@sefira/platform/add-route';
import { answered } from '@sefira/platform/answer';
import { productDate } from '@sefira/platform/clock';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { callerGone } from '../adapters/caller-gone.ts';
import type { StoredFile } from '../adapters/file-store.ts';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext } from '../context.ts';
import { digest } from '../data/content-key.ts';
import { findDocument } from '../data/documents.ts';
import { findEarlierCall, rememberCall } from '../data/idempotent-calls.ts';
import { findReport, findReportOfAnalysis, type ReportWithDocument, updateReport } from '../data/reports.ts';
import { orderAgain, orderDocument, requestReport } from '../data/request-report.ts';
import { personalContent } from '../domain/personal-content.ts';
import { refusalOf } from '../domain/personal-map.ts';
import { requireOwn, requirePerson } from '../policies.ts';
import { PERSONAL_TEMPLATE } from '../templates/personal/input.ts';

/** An analysis' event is heard within a moment; a report asked for right after it waits that long for it. */
const analysisMilliseconds = 3000;

type PersonalCall = Call<typeof createPersonalReport>;

/** The PDF of a personal map: found, or ordered and waited for. */
export function addPersonalRoute(app: FastifyInstance, context: ReportsContext): void {
  addRoute(app, context.identities, createPersonalReport, async (call) => {
    const began = performance.now();
    const gone = callerGone(call.reply);
    const report = (await ofAnalysis(context, call, gone)) ?? (await ofBody(context, call));
    const left = context.settings.REPORT_WAIT_SECONDS * 1000 - (performance.now() - began);
    const file = await waitForFile(context, call, report, {
      milliseconds: Math.max(0, Math.round(left)),
      stop: gone,
    });
    if (file) return sendPdf(call.reply, file, report);
    const accepted: z.infer<typeof reportAccepted> = answered(
      'O relatório está sendo preparado. Ele aparecerá em Relatórios.',
      { reportId: report.id, status: 'processing' },
    );
    return call.reply.code(202).send(accepted);
  });
}

/** The report that follows the analysis shown on screen; null when none is named or it is not heard of in time. */
async function ofAnalysis(
  context: ReportsContext,
  call: PersonalCall,
  stop: AbortSignal,
): Promise<ReportWithDocument | null> {
  const { analysisId } = call.body;
  if (!analysisId) return null;
  const userId = requirePerson(call.identity);
  const { client } = context.database;
  const report = await context.signals.until(analysisId, () => findReportOfAnalysis(client, userId, analysisId), {
    milliseconds: analysisMilliseconds,
    stop,
  });
  if (!report) return null;
  return context.inTransaction(async (transaction) => {
    const known = report.deletedAt ? await updateReport(transaction, report.id, { deletedAt: null }) : report;
    await orderDocument(transaction, orderOf(context, call), known);
    return known;
  });
}

/** @throws DomainError what the engine refuses; IDEMPOTENCY_CLASH */
async function ofBody(context: ReportsContext, call: PersonalCall): Promise<ReportWithDocument> {
  const userId = requirePerson(call.identity);
  const order = orderOf(context, call);
  const { content, description } = readContent(call.body, order.now);
  const bodyHash = digest(JSON.stringify(call.body));
  const keyed = call.idempotencyKey === null ? null : { userId, key: call.idempotencyKey, bodyHash };
  return context.inTransaction(async (transaction) => {
    const earlier = keyed && (await findEarlierCall(transaction, keyed));
    const known = earlier && (await findReport(transaction, earlier));
    if (known) {
      await orderDocument(transaction, order, known);
      return known;
    }
    const report = await requestReport(transaction, { ...order, userId, analysisId: null, content, description });
    if (!keyed) return report;
    const answeredWith = await rememberCall(transaction, keyed, report.id, order.now);
    return answeredWith === report.id ? report : requireOwn(call.identity, await findReport(transaction, answeredWith));
  });
}

function readContent(body: RouteBody<typeof createPersonalReport>, now: Date) {
  const options = { referenceDate: productDate(now), templateVersion: PERSONAL_TEMPLATE };
  try {
    return personalContent(body, options);
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const { code, field, message } = refusal;
    throw new DomainError(code, { message, issues: [{ path: field, message }], cause: error });
  }
}

function orderOf(context: ReportsContext, call: PersonalCall) {
  return { schema: context.schema, waiting: true, requestId: call.requestId, now: context.clock() };
}

/** The open file once the document is settled; null when the time is up first. @throws DomainError when it failed */
async function waitForFile(
  context: ReportsContext,
  call: PersonalCall,
  report: ReportWithDocument,
  limits: { readonly milliseconds: number; readonly stop: AbortSignal },
): Promise<StoredFile | null> {
  return context.signals.until(
    report.documentId,
    async () => {
      const document = await findDocument(context.database.client, report.documentId);
      if (document?.state === 'failed') {
        const message = 'Erro ao gerar PDF. Tente novamente.';
        throw new DomainError('INTERNAL_ERROR', { message, data: { reportId: report.id } });
      }
      if (document?.state !== 'stored' || !document.fileKey) return null;
      const file = await context.files.open(document.fileKey);
      if (file) return file;
      call.log.error({ documentId: document.id }, 'stored file is gone; it is rendered again');
      await context.inTransaction((transaction) => orderAgain(transaction, orderOf(context, call), report));
      return null;
    },
    limits,
  );
}
