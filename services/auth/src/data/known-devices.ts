import type { Transaction } from '../context.ts';

/** The device of a mark, if it has signed in to this very account before. The same work is done for any e-mail. */
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

/** Forgets devices that were not seen since then. @returns how many */
export async function deleteOldDevices(transaction: Transaction, before: Date): Promise<number> {
  const { count } = await transaction.knownDevice.deleteMany({ where: { lastSeenAt: { lt: before } } });
  return count;
}
