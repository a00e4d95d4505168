import { deleteInBatches } from '@sefira/database/delete-in-batches';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** The device of a token that signed in to this account before; null without one. Every e-mail costs the same work. */
export async function findKnownDevice(
  transaction: Transaction,
  tokenHash: string,
  email: string,
): Promise<string | null> {
  const device = await transaction.knownDevice.findFirst({
    where: { tokenHash, account: { email } },
    select: { id: true },
  });
  return device?.id ?? null;
}

/** The account that a device's token belongs to; null without one. */
export async function findAccountOfDevice(transaction: Transaction, tokenHash: string): Promise<string | null> {
  const device = await transaction.knownDevice.findUnique({ where: { tokenHash }, select: { accountId: true } });
  return device?.accountId ?? null;
}

/** Deletes devices that were last seen before `before`. @returns how many */
export async function deleteOldDevices(transaction: Transaction, before: Date, signal: AbortSignal): Promise<number> {
  return deleteInBatches(signal, (limit) =>
    transaction.knownDevice.deleteMany({ where: { lastSeenAt: { lt: before } }, limit }),
  );
}
