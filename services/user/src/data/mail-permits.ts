import { createHash } from 'node:crypto';
import { deleteInBatches } from '@sefira/database/delete-in-batches';
import { newId } from '@sefira/platform/time/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';
import { budgetStart, type PermittedMail } from '../domain/mail-budget.ts';

type Transaction = Prisma.TransactionClient;

/** An address as permits and refusals store it: hashed without a key, so that refusals survive a rotation of keys. */
export function hashAddress(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

/** Locks budgets until the transaction ends, in sorted order against deadlocks. */
export async function lockBudgets(transaction: Transaction, names: readonly string[]): Promise<void> {
  for (const name of [...new Set(names)].sort()) {
    await transaction.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 19))::text`;
  }
}

/** Mails within the window of a sender or an address, oldest first. */
export async function permittedMails(
  transaction: Transaction,
  counted: { readonly sender: string } | { readonly recipient: string },
  now: Date,
): Promise<PermittedMail[]> {
  const permits = await transaction.mailPermit.findMany({
    where: { ...counted, createdAt: { gt: budgetStart(now) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true, isOwn: true },
  });
  return permits.map(({ createdAt, isOwn }) => ({ at: createdAt, isOwn }));
}

export async function addPermit(
  transaction: Transaction,
  permit: { readonly sender: string; readonly recipient: string; readonly isOwn: boolean },
  now: Date,
): Promise<void> {
  await transaction.mailPermit.create({ data: { ...permit, id: newId(), createdAt: now } });
}

/** Deletes permits outside the window. */
export async function deleteOldPermits(transaction: Transaction, now: Date, signal: AbortSignal): Promise<void> {
  const where = { createdAt: { lte: budgetStart(now) } };
  await deleteInBatches(signal, (limit) => transaction.mailPermit.deleteMany({ where, limit }));
}

export async function isMailRefused(transaction: Transaction, recipient: string): Promise<boolean> {
  return (await transaction.mailRefusal.findUnique({ where: { recipient } })) !== null;
}

export async function addRefusal(transaction: Transaction, recipient: string, now: Date): Promise<void> {
  await transaction.mailRefusal.createMany({ data: [{ recipient, refusedAt: now }], skipDuplicates: true });
}
