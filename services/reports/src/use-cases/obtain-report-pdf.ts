import { obtainAnalysis } from '@sefira/contracts/numerology/internal';
import type { reportAccepted } from '@sefira/contracts/reports/orders';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { Call } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';
import { clientDisconnected } from '../adapters/client-disconnected.ts';
import type { StoredFile } from '../adapters/file-store.ts';
import { requireMailPermit } from '../adapters/mail-permits.ts';
import { sendPdf } from '../adapters/send-pdf.ts';
import type { ReportsContext, Transaction } from '../context.ts';
import { currentBrand } from '../data/brands.ts';
import { digest } from '../data/content-key.ts';
import { findDocument } from '../data/documents.ts';
import { findEarlierCall, rememberCall } from '../data/idempotent-calls.ts';
import { requestEmail } from '../data/report-emails.ts';
import {
  findReport,
  findReportOfAnalysis,
  findReportOfSubject,
  type ReportWithDocument,
  updateReport,
} from '../data/reports.ts';
import { findStoredReport, orderAgain, orderDocument, requestReport } from '../data/request-report.ts';
import { type DocumentSubject, defaultBrandId, tidySubject } from '../domain/document-content.ts';
import { includesBrand, requireMailing, requireOwn, requirePerson } from '../policies.ts';
import { answerGuestPdf, requireFirstMap } from './guest-pdf.ts';
import { orderedContent } from './ordered-content.ts';

const defaultSystem: NumerologySystem = 'cabalistica';

/** Wait for the report of an analysis that was stored just before the call. */
const analysisMilliseconds = 3000;

export type OrderCall = Pick<Call<RouteShape>, 'identity' | 'requestId' | 'idempotencyKey' | 'log' | 'reply' | 'body'>;

/** Request of a call: a report of the list, else of an analysis, else of typed input. */
export interface ReportOrder {
  readonly reportId?: string | undefined;
  readonly analysisId?: string | null | undefined;
  readonly system?: NumerologySystem | undefined;
  readonly edition?: 'complete' | 'essential' | undefined;
  /** Address that also receives it by mail, or null. */
  readonly email: string | null;
  /** Typed input. @throws DomainError VALIDATION_FAILED when it is incomplete */
  subject(): DocumentSubject;
}

/** Sends the PDF of a request, found or rendered; 202 when the wait times out. */
export async function answerPdf(context: ReportsContext, call: OrderCall, order: ReportOrder): Promise<FastifyReply> {
  const began = performance.now();
  const disconnected = clientDisconnected(call.reply);
  if (order.email !== null) {
    requireMailing(call.identity);
    const senderId = requirePerson(call.identity);
    await requireMailPermit(context.services, { senderId, recipient: order.email, requestId: call.requestId });
  }
  const report =
    (await ofList(context, call, order)) ??
    (await ofAnalysis(context, call, order, disconnected)) ??
    (await ofSubject(context, call, order));
  if (call.identity.role === 'guest') return answerGuestPdf(context, call, report);
  if (order.email !== null) await mail(context, report, order.email);
  const left = context.settings.REPORT_WAIT_SECONDS * 1000 - (performance.now() - began);
  const file = await waitForFile(context, call, report, {
    milliseconds: Math.max(0, Math.round(left)),
    stop: disconnected,
  });
  if (file) return sendPdf(call.reply, file, report);
  const accepted: z.infer<typeof reportAccepted> = answered(
    'O relatório está sendo preparado. Ele aparecerá em Relatórios.',
    { reportId: report.id, status: 'processing' },
  );
  return call.reply.code(202).send(accepted);
}

/** @throws DomainError NOT_FOUND */
async function ofList(
  context: ReportsContext,
  call: OrderCall,
  { reportId }: ReportOrder,
): Promise<ReportWithDocument | null> {
  if (!reportId) return null;
  return inTransaction(context, async (transaction) => {
    const report = requireOwn(call.identity, await findReport(transaction, reportId));
    await orderDocument(transaction, placeOf(context, call), report);
    return report;
  });
}

/** The report of the analysis shown on screen; null without one, or when its event does not arrive in time. */
async function ofAnalysis(
  context: ReportsContext,
  call: OrderCall,
  { analysisId, edition }: ReportOrder,
  stop: AbortSignal,
): Promise<ReportWithDocument | null> {
  if (!analysisId || (edition === 'essential' && call.identity.role !== 'guest')) return null;
  const userId = requirePerson(call.identity);
  const client = clientOf(context);
  const report = await context.signals.until(analysisId, () => findReportOfAnalysis(client, userId, analysisId), {
    milliseconds: analysisMilliseconds,
    stop,
  });
  if (!report) return null;
  return inTransaction(context, async (transaction) => {
    const known = await restored(transaction, report);
    await orderDocument(transaction, placeOf(context, call), known);
    return known;
  });
}

/**
 * The report of typed data: the caller's own paid analysis with the same data, or one that numerology charges and stores
 * now (docs/decisions/0042-paid-results.md).
 * @throws DomainError what the engine and billing refuse; IDEMPOTENCY_CLASH
 */
async function ofSubject(context: ReportsContext, call: OrderCall, order: ReportOrder): Promise<ReportWithDocument> {
  const client = clientOf(context);
  const userId = requirePerson(call.identity);
  const place = placeOf(context, call);
  const subject = tidySubject(order.subject());
  const isGuest = call.identity.role === 'guest';
  if (isGuest) await requireFirstMap(context, call, subject);
  const bodyHash = digest(JSON.stringify(call.body));
  const keyed = call.idempotencyKey === null ? null : { userId, key: call.idempotencyKey, bodyHash };
  const earlier = keyed && (await findEarlierCall(client, keyed));
  const known = earlier && (await findReport(client, earlier));
  if (known) {
    await inTransaction(context, (transaction) => orderDocument(transaction, place, known));
    return known;
  }
  const paid = await paidAnalysis(context, call, subject, order.system ?? defaultSystem);
  const brand = await brandOf(client, call);
  const { system } = order;
  // A guest's essential edition is rendered without an entry, from the report of the analysis.
  const edition = isGuest ? 'complete' : order.edition;
  const ordered = orderedContent(subject, { system, edition, brand, referenceDate: paid.referenceDate }, place.now);
  const analysisId = edition === 'essential' ? null : paid.analysisId;
  const stored = keyed || analysisId ? null : await findStoredReport(client, userId, ordered.content);
  if (stored) return stored;
  return inTransaction(context, async (transaction) => {
    const ofItsOwn = analysisId && (await findReportOfAnalysis(transaction, userId, analysisId));
    if (ofItsOwn) await orderDocument(transaction, place, ofItsOwn);
    const report = ofItsOwn
      ? await restored(transaction, ofItsOwn)
      : await requestReport(transaction, { ...place, ...ordered, userId, analysisId });
    if (!keyed) return report;
    const answeredWith = await rememberCall(transaction, keyed, report.id, place.now);
    return answeredWith === report.id ? report : requireOwn(call.identity, await findReport(transaction, answeredWith));
  });
}

/** The analysis that pays for a subject, and its reference date. @throws DomainError INSUFFICIENT_CREDITS, PLAN_REQUIRED */
async function paidAnalysis(
  context: ReportsContext,
  call: OrderCall,
  subject: DocumentSubject,
  system: NumerologySystem,
): Promise<{ readonly analysisId: string; readonly referenceDate: string }> {
  const own = await findReportOfSubject(clientOf(context), requirePerson(call.identity), subject, system);
  if (own?.analysisId) return { analysisId: own.analysisId, referenceDate: own.document.referenceDate };
  const { role, plan, permissions, sessionId, subject: userId } = call.identity;
  const { kind, input } = subject;
  const body = {
    owner: { subject: userId, role, plan, permissions, sessionId },
    kind,
    input,
    system,
  };
  return (await context.services.call(obtainAnalysis, { body, requestId: call.requestId })).data;
}

/** Puts a report that its owner removed back into the list. */
async function restored(transaction: Transaction, report: ReportWithDocument): Promise<ReportWithDocument> {
  return report.deletedAt ? updateReport(transaction, report.id, { deletedAt: null }) : report;
}

function brandOf(database: Transaction, { identity }: OrderCall): Promise<string> | string {
  return includesBrand(identity.plan) ? currentBrand(database, requirePerson(identity)) : defaultBrandId;
}

async function mail(context: ReportsContext, { id }: ReportWithDocument, email: string): Promise<void> {
  const { schema, links } = context;
  await inTransaction(context, async (transaction) => {
    const report = await findReport(transaction, id);
    if (report) await requestEmail(transaction, { schema, links, now: context.clock() }, report, email);
  });
}

function placeOf(context: ReportsContext, call: OrderCall) {
  const isGuest = call.identity.role === 'guest';
  // A guest's call waits for the essential edition, which is another document.
  return { schema: context.schema, waiting: !isGuest, isGuest, requestId: call.requestId, now: context.clock() };
}

/** The open file once the document is stored; null on timeout. @throws DomainError when it failed */
async function waitForFile(
  context: ReportsContext,
  call: OrderCall,
  report: ReportWithDocument,
  limits: { readonly milliseconds: number; readonly stop: AbortSignal },
): Promise<StoredFile | null> {
  return context.signals.until(
    report.documentId,
    async () => {
      const document = await findDocument(clientOf(context), report.documentId);
      if (document?.state === 'failed') {
        const message = 'Erro ao gerar PDF. Tente novamente.';
        throw new DomainError('INTERNAL_ERROR', { message, data: { reportId: report.id } });
      }
      if (document?.state !== 'stored' || !document.fileKey) return null;
      const file = await context.files.open(document.fileKey);
      if (file) return file;
      call.log.error({ documentId: document.id }, 'stored file is missing; it is rendered again');
      await inTransaction(context, (transaction) => orderAgain(transaction, placeOf(context, call), report));
      return null;
    },
    limits,
  );
}
