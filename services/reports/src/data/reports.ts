import { deleteInBatches } from '@sefira/database/delete-in-batches';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { DocumentSubject } from '../domain/document-content.ts';

type Transaction = Prisma.TransactionClient;

const withDocument = { document: true } as const;
export type ReportWithDocument = Prisma.ReportGetPayload<{ include: typeof withDocument }>;

export function insertReport(
  transaction: Transaction,
  report: Prisma.ReportUncheckedCreateInput,
): Promise<ReportWithDocument> {
  return transaction.report.create({ data: report, include: withDocument });
}

/** A report, also when its owner deleted it. */
export function findStoredReport(transaction: Transaction, id: string): Promise<ReportWithDocument | null> {
  return transaction.report.findUnique({ where: { id }, include: withDocument });
}

/** A report in its owner's list. */
export function findReport(transaction: Transaction, id: string): Promise<ReportWithDocument | null> {
  return transaction.report.findFirst({ where: { id, deletedAt: null }, include: withDocument });
}

/** The report that follows an analysis, also when its owner deleted it. */
export function findReportOfAnalysis(
  transaction: Transaction,
  userId: string,
  analysisId: string,
): Promise<ReportWithDocument | null> {
  return transaction.report.findUnique({
    where: { userId_analysisId: { userId, analysisId } },
    include: withDocument,
  });
}

/** Equal typed data; a dedication of a personal map is none. */
function inputConditions(subject: DocumentSubject) {
  if (subject.kind !== 'personal') return [{ input: { equals: subject.input } }];
  const { name, birthDate } = subject.input;
  return [{ input: { path: ['name'], equals: name } }, { input: { path: ['birthDate'], equals: birthDate } }];
}

/**
 * The newest report of a person's analysis with these typed data, also when its owner deleted it. Reports
 * without an analysis are left out: the analysis of their edition paid for them.
 */
export function findReportOfSubject(
  transaction: Transaction,
  userId: string,
  subject: DocumentSubject,
  system: string,
): Promise<ReportWithDocument | null> {
  return transaction.report.findFirst({
    where: {
      userId,
      analysisId: { not: null },
      document: { kind: subject.kind, AND: inputConditions(subject), ruleSet: { startsWith: `${system}@` } },
    },
    orderBy: { createdAt: 'desc' },
    include: withDocument,
  });
}

/** The report of a person's first personal analysis, also when its owner deleted it. */
export function findFirstMap(transaction: Transaction, userId: string): Promise<ReportWithDocument | null> {
  return transaction.report.findFirst({
    where: { userId, analysisId: { not: null }, document: { kind: 'personal' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: withDocument,
  });
}

/** The newest entry of a person for a document. */
export function findReportOfDocument(
  transaction: Transaction,
  owner: { readonly userId: string; readonly documentId: string; readonly isUnlinked?: boolean },
): Promise<ReportWithDocument | null> {
  const { userId, documentId, isUnlinked } = owner;
  return transaction.report.findFirst({
    where: { userId, documentId, deletedAt: null, ...(isUnlinked ? { analysisId: null } : {}) },
    orderBy: { createdAt: 'desc' },
    include: withDocument,
  });
}

/** The newest entry of a person for a content, in one of its document's states. */
export function findReportOfContent(
  transaction: Transaction,
  userId: string,
  contentKey: string,
  state: string,
): Promise<ReportWithDocument | null> {
  return transaction.report.findFirst({
    where: { userId, deletedAt: null, document: { contentKey, state } },
    orderBy: { createdAt: 'desc' },
    include: withDocument,
  });
}

export function updateReport(
  transaction: Transaction,
  id: string,
  change: Prisma.ReportUncheckedUpdateInput,
): Promise<ReportWithDocument> {
  return transaction.report.update({ where: { id }, data: change, include: withDocument });
}

/** Counts a correction of a report and locks its row; `first_input` is set by the first one. */
export function countCorrection(transaction: Transaction, id: string): Promise<ReportWithDocument> {
  return updateReport(transaction, id, { corrections: { increment: 1 } });
}

/** All entries of one document. */
export function listReportsOfDocument(
  transaction: Transaction,
  documentId: string,
): Promise<{ id: string; userId: string; analysisId: string | null; title: string }[]> {
  return transaction.report.findMany({
    where: { documentId, deletedAt: null },
    select: { id: true, userId: true, analysisId: true, title: true },
  });
}

/** Deletes reports that their owners removed before then. @returns how many */
export function deleteRemovedReports(client: Transaction, before: Date, signal: AbortSignal): Promise<number> {
  return deleteInBatches(signal, (limit) => client.report.deleteMany({ where: { deletedAt: { lt: before } }, limit }));
}

/** PostgreSQL channel that carries ids of settled documents and of analyses with a new report. */
export function settledChannel(schema: string): string {
  return `${schema}_settled`;
}

/** Signals waiting calls of this id once the transaction is committed. */
export async function signalSettled(transaction: Transaction, schema: string, id: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_notify(${settledChannel(schema)}, ${id})`;
}
