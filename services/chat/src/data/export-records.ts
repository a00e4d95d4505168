import type { ExportRecord } from '../../prisma/generated/client.ts';
import type { Transaction } from './stored.ts';

export async function storeExportRecord(transaction: Transaction, record: ExportRecord): Promise<void> {
  await transaction.exportRecord.create({ data: record });
}
