import type { ConfigurationChange, ConfigurationValue, Prisma, PrismaClient } from '../../prisma/generated/client.ts';

export type { ConfigurationChange, ConfigurationValue, PrismaClient };

type Transaction = Prisma.TransactionClient;

export function listValues(transaction: Transaction): Promise<ConfigurationValue[]> {
  return transaction.configurationValue.findMany();
}

export function findValue(transaction: Transaction, key: string): Promise<ConfigurationValue | null> {
  return transaction.configurationValue.findUnique({ where: { key } });
}

/** Number that grows with every change. */
export async function readRevision(transaction: Transaction): Promise<number> {
  const { _sum } = await transaction.configurationValue.aggregate({ _sum: { version: true } });
  return _sum.version ?? 0;
}

/** Locks a key until the transaction ends. @returns its current row */
export async function lockValue(transaction: Transaction, key: string): Promise<ConfigurationValue | null> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`configuration ${key}`}, 0))`;
  return findValue(transaction, key);
}

/** Stores a value and adds it to the history. */
export async function storeValue(
  transaction: Transaction,
  { key, ...value }: ConfigurationValue,
  { previous, restoredFrom }: Pick<ConfigurationChange, 'previous' | 'restoredFrom'>,
): Promise<void> {
  await transaction.configurationValue.upsert({ where: { key }, update: value, create: { key, ...value } });
  await transaction.configurationChange.create({
    data: {
      key,
      version: value.version,
      value: value.value,
      previous,
      changedAt: value.updatedAt,
      actorId: value.updatedBy,
      actorName: value.updatedByName,
      restoredFrom,
    },
  });
}

const shownChanges = 100;

export function listChanges(transaction: Transaction, key: string): Promise<ConfigurationChange[]> {
  return transaction.configurationChange.findMany({
    where: { key },
    orderBy: { version: 'desc' },
    take: shownChanges,
  });
}

export function findChange(
  transaction: Transaction,
  key: string,
  version: number,
): Promise<ConfigurationChange | null> {
  return transaction.configurationChange.findUnique({ where: { key_version: { key, version } } });
}

/** Removes the person's name; the history stays (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function anonymiseChanges(transaction: Transaction, userId: string): Promise<void> {
  await transaction.configurationChange.updateMany({
    where: { actorId: userId },
    data: { actorName: 'Conta removida' },
  });
  await transaction.configurationValue.updateMany({
    where: { updatedBy: userId },
    data: { updatedByName: 'Conta removida' },
  });
}
