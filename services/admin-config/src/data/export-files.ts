import { exportHours } from '@sefira/contracts/admin-config/exports';
import { hourMilliseconds } from '@sefira/platform/time/durations';
import type { ExportFile, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** A file without its content. */
export type ExportRow = Omit<ExportFile, 'content'>;

const withoutContent = { content: true } as const;
const shownFiles = 20;

export function addExport(transaction: Transaction, file: Prisma.ExportFileCreateInput): Promise<ExportRow> {
  return transaction.exportFile.create({ data: file, omit: withoutContent });
}

export function listExportFiles(transaction: Transaction, requestedBy: string): Promise<ExportRow[]> {
  return transaction.exportFile.findMany({
    where: { requestedBy },
    orderBy: { createdAt: 'desc' },
    take: shownFiles,
    omit: withoutContent,
  });
}

export function findExport(transaction: Transaction, id: string): Promise<ExportRow | null> {
  return transaction.exportFile.findUnique({ where: { id }, omit: withoutContent });
}

/** A caller's own file with its content. */
export function readContent(transaction: Transaction, id: string, requestedBy: string): Promise<ExportFile | null> {
  return transaction.exportFile.findFirst({ where: { id, requestedBy } });
}

export async function updateExport(
  transaction: Transaction,
  id: string,
  data: Prisma.ExportFileUpdateManyMutationInput,
): Promise<void> {
  await transaction.exportFile.updateMany({ where: { id }, data });
}

/** Deletes files after their retention. */
export async function pruneExports(transaction: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - exportHours * hourMilliseconds);
  await transaction.exportFile.deleteMany({ where: { createdAt: { lt: before } } });
}
