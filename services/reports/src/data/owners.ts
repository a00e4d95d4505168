import { rowOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Moves a guest's reports to an account; those of analyses that the account has already are deleted. */
export async function takeOver(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  await transaction.$executeRaw`
    UPDATE report AS moved SET user_id = ${userId}::uuid WHERE moved.user_id = ${guestId}::uuid AND NOT EXISTS (
      SELECT 1 FROM report AS own WHERE own.user_id = ${userId}::uuid AND own.analysis_id = moved.analysis_id)`;
  await transaction.report.deleteMany({ where: { userId: guestId } });
  await transaction.idempotencyKey.deleteMany({ where: { subject: guestId } });
}

/** Deletes a person's reports. A document without other reports is deleted by retention, with its file. */
export async function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  await eraseReports(transaction, { userId });
  await transaction.idempotencyKey.deleteMany({ where: { subject: userId } });
  await transaction.brand.deleteMany({ where: { userId } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId}`;
}

/** Deletes reports with their published events, and marks documents of their inputs without other reports for retention. */
export async function eraseReports(transaction: Transaction, where: Prisma.ReportWhereInput): Promise<void> {
  const reports = await transaction.report.findMany({ where, select: { id: true, documentId: true } });
  const ids = reports.map(({ id }) => id);
  await transaction.report.deleteMany({ where: { id: { in: ids } } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'reportId' = ANY(${ids})`;
  const documents = reports.map(({ documentId }) => documentId);
  // Documents of other editions and brands have the input too, without an entry in a list.
  await transaction.$executeRaw`
    UPDATE document SET finished_at = 'epoch' WHERE finished_at IS NOT NULL
      AND input IN (SELECT input FROM document AS erased WHERE erased.id = ANY(${documents}::uuid[]))
      AND NOT EXISTS (SELECT 1 FROM report WHERE report.document_id = document.id)`;
}

export type PersonalReport = Awaited<ReturnType<typeof listPersonalReports>>[number];

/** All reports of a person, for the export of their data. */
export function listPersonalReports(transaction: Transaction, userId: string) {
  return transaction.report.findMany({
    where: { userId },
    include: { document: { select: { input: true, pages: true } } },
    orderBy: { createdAt: 'asc' },
  });
}

const ownersClosed = z.object({ closed: z.nullable(z.boolean()) });

/** Whether a document has owners and all of their accounts are closed. */
export async function isEveryOwnerClosed(transaction: Transaction, documentId: string): Promise<boolean> {
  const { closed } = await rowOf(ownersClosed)(transaction.$queryRaw`
    SELECT bool_and(coalesce(standing.is_closed, false)) AS closed
    FROM (SELECT user_id FROM report WHERE document_id = ${documentId}::uuid AND deleted_at IS NULL
          UNION SELECT ordered_by FROM document WHERE id = ${documentId}::uuid AND ordered_by IS NOT NULL) AS owner
    LEFT JOIN account_standing AS standing USING (user_id)`);
  return closed === true;
}
