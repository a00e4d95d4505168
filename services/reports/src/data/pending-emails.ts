import { newId } from '@sefira/platform/time/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Stores an address that receives a report once it is rendered; the same address is stored once. */
export async function storePendingEmail(
  transaction: Transaction,
  { reportId, email, askedAt }: { readonly reportId: string; readonly email: string; readonly askedAt: Date },
): Promise<void> {
  await transaction.reportEmail.createMany({ data: [{ id: newId(), reportId, email, askedAt }], skipDuplicates: true });
}

/** Deletes and returns the pending addresses of a document's reports. */
export async function takePendingEmails(transaction: Transaction, documentId: string) {
  const pending = await transaction.reportEmail.findMany({
    where: { report: { documentId, deletedAt: null } },
    include: { report: true },
  });
  await transaction.reportEmail.deleteMany({ where: { id: { in: pending.map(({ id }) => id) } } });
  return pending;
}
