import { obtainAnalysis } from '@sefira/contracts/numerology/internal';
import type { NumerologySystem } from '@sefira/contracts/shared/fields';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { findStoredOutcome, runIdempotent } from '@sefira/messaging/idempotency';
import { DomainError } from '@sefira/platform/http/domain-error';
import * as z from 'zod/mini';
import type { ReportsContext } from '../context.ts';
import { currentBrand } from '../data/brands.ts';
import {
  findReport,
  findReportOfAnalysis,
  findReportOfSubject,
  findStoredReport,
  type ReportWithDocument,
} from '../data/reports.ts';
import { type DocumentSubject, defaultBrandId, tidySubject } from '../domain/document-content.ts';
import { includesBrand, requireOwn, requirePerson } from '../policies.ts';
import { permitMail, requestMail } from './mail-report.ts';
import { obtainGuestPdf, requireFirstMap } from './obtain-guest-pdf.ts';
import { orderedContent } from './ordered-content.ts';
import { orderOf, type PdfCall } from './pdf-call.ts';
import { findRenderedReport, requestReport, requestReportAgain } from './request-report.ts';
import { type Supplement, supplementReport } from './supplement-report.ts';
import { waitForFile } from './wait-for-file.ts';

const defaultSystem: NumerologySystem = 'cabalistica';

/** Wait for the report of an analysis that was stored just before the call. */
const analysisMilliseconds = 3000;

const outcome = z.object({ reportId: z.uuid() });

export interface ReportCall extends PdfCall {
  /** Id of the route. */
  readonly route: string;
  readonly idempotencyKey: string | null;
  /** The parsed body; with the route it must be the same for a repetition. */
  readonly body: unknown;
}

/** Request of a call: a report of the list, else of an analysis, else of typed input. */
export interface RequestedReport extends Supplement {
  readonly reportId?: string | undefined;
  readonly analysisId?: string | null | undefined;
  readonly system?: NumerologySystem | undefined;
  readonly edition?: 'complete' | 'essential' | undefined;
  /** Address that also receives it by mail, or null. */
  readonly email: string | null;
  /** Typed input. @throws DomainError VALIDATION_FAILED when it is incomplete */
  subject(): DocumentSubject;
}

export interface ObtainedReport {
  readonly report: ReportWithDocument;
  /** Null when the wait timed out. */
  readonly file: StoredFile | null;
}

/**
 * Finds or requests a report and waits for its PDF.
 * @throws DomainError refusals of the engine, billing and the mail budget; NOT_FOUND, IDEMPOTENCY_CLASH, SIGN_UP_REQUIRED
 */
export async function obtainReportPdf(
  context: ReportsContext,
  call: ReportCall,
  requested: RequestedReport,
): Promise<ObtainedReport> {
  const began = performance.now();
  const { identity, requestId } = call;
  const { email } = requested;
  if (email !== null) await permitMail(context, { identity, requestId, recipient: email });
  const found =
    (await ofList(context, call, requested)) ??
    (await ofAnalysis(context, call, requested)) ??
    (await ofSubject(context, call, requested));
  const report = await supplementReport(context, call, found, requested);
  if (identity.role === 'guest') return { report, file: await obtainGuestPdf(context, call, report) };
  if (email !== null) await requestMail(context, { identity, recipient: email }, report.id);
  const left = context.settings.REPORT_WAIT_SECONDS * 1000 - (performance.now() - began);
  const { documentId, userId: owner, id: reportId } = report;
  const awaited = { documentId, owner, reportId, order: orderOf(context, call) };
  const file = await waitForFile(context, awaited, { milliseconds: Math.max(0, Math.round(left)), call });
  return { report, file };
}

/** @throws DomainError NOT_FOUND */
async function ofList(
  context: ReportsContext,
  call: ReportCall,
  { reportId }: RequestedReport,
): Promise<ReportWithDocument | null> {
  if (!reportId) return null;
  return inTransaction(context, async (transaction) => {
    const report = requireOwn(call.identity, await findReport(transaction, reportId));
    return requestReportAgain(transaction, orderOf(context, call), report);
  });
}

/** The report of the analysis shown on screen; null without one, or when its event does not arrive in time. */
async function ofAnalysis(
  context: ReportsContext,
  call: ReportCall,
  { analysisId, edition }: RequestedReport,
): Promise<ReportWithDocument | null> {
  if (!analysisId || (edition === 'essential' && call.identity.role !== 'guest')) return null;
  const userId = requirePerson(call.identity);
  const client = clientOf(context);
  const report = await context.signals.until(analysisId, () => findReportOfAnalysis(client, userId, analysisId), {
    milliseconds: analysisMilliseconds,
    stop: call.disconnected,
  });
  if (!report) return null;
  return inTransaction(context, (transaction) => requestReportAgain(transaction, orderOf(context, call), report));
}

/**
 * The report of typed data: the caller's own paid analysis with the same data, or one that numerology charges and stores
 * (docs/decisions/0042-paid-results.md).
 * @throws DomainError refusals of the engine and billing; IDEMPOTENCY_CLASH
 */
async function ofSubject(
  context: ReportsContext,
  call: ReportCall,
  requested: RequestedReport,
): Promise<ReportWithDocument> {
  const client = clientOf(context);
  const { identity, idempotencyKey: key, route, body } = call;
  const userId = requirePerson(identity);
  const order = orderOf(context, call);
  const subject = tidySubject(requested.subject());
  if (order.isGuest) await requireFirstMap(context, identity, subject);
  const keyed = { subject: userId, key, route, body };
  const earlier = await findStoredOutcome(client, context.schema, keyed, outcome);
  if (earlier) return ofEarlierCall(context, call, earlier.reportId);

  const { system } = requested;
  const own = await findReportOfSubject(client, userId, subject, system ?? defaultSystem);
  const isOfAnalysis = order.isGuest || requested.edition !== 'essential';
  if (own !== null && key === null && isOfAnalysis && isInList(own)) return own;
  const paid = await paidAnalysis(context, call, own, { subject, system: system ?? defaultSystem });
  const brand = includesBrand(identity.plan) ? await currentBrand(client, userId) : defaultBrandId;
  // A guest's essential edition is rendered without an entry, from the report of the analysis.
  const edition = order.isGuest ? 'complete' : requested.edition;
  const ordered = orderedContent(subject, { system, edition, brand, referenceDate: paid.referenceDate }, order.now);
  const analysisId = edition === 'essential' ? null : paid.analysisId;
  const rendered = key !== null || analysisId ? null : await findRenderedReport(client, userId, ordered.content);
  if (rendered) return rendered;
  const { outcome: stored } = await runIdempotent(context, keyed, outcome, async (transaction) => {
    const own = analysisId && (await findReportOfAnalysis(transaction, userId, analysisId));
    const report = own
      ? await requestReportAgain(transaction, order, own)
      : await requestReport(transaction, { ...order, ...ordered, userId, analysisId });
    return { reportId: report.id };
  });
  return requireOwn(identity, await findReport(client, stored.reportId));
}

/** The report of an earlier call with the same key. @throws DomainError NOT_FOUND when it was erased */
async function ofEarlierCall(context: ReportsContext, call: ReportCall, id: string): Promise<ReportWithDocument> {
  return inTransaction(context, async (transaction) => {
    const report = await findStoredReport(transaction, id);
    if (!report) throw new DomainError('NOT_FOUND', { message: 'Este relatório foi excluído.' });
    return requestReportAgain(transaction, orderOf(context, call), requireOwn(call.identity, report));
  });
}

/** Nothing is left to request: the file is stored, and the person sees the report. */
function isInList({ deletedAt, document }: ReportWithDocument): boolean {
  return deletedAt === null && document.state === 'stored';
}

/**
 * The analysis that pays for a subject, with its reference date: that of the person's own report where there is one.
 * @throws DomainError INSUFFICIENT_CREDITS, PLAN_REQUIRED
 */
async function paidAnalysis(
  context: ReportsContext,
  { identity, requestId }: ReportCall,
  own: ReportWithDocument | null,
  { subject: { kind, input }, system }: { readonly subject: DocumentSubject; readonly system: NumerologySystem },
): Promise<{ readonly analysisId: string; readonly referenceDate: string }> {
  if (own?.analysisId) return { analysisId: own.analysisId, referenceDate: own.document.referenceDate };
  const { role, plan, permissions, sessionId, subject: userId } = identity;
  const body = { owner: { subject: userId, role, plan, permissions, sessionId }, kind, input, system };
  return (await context.services.call(obtainAnalysis, { body, requestId })).data;
}
