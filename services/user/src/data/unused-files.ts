import type { Transaction } from './transaction.ts';

export async function addUnusedFile(transaction: Transaction, key: string, since: Date): Promise<void> {
  await transaction.unusedFile.create({ data: { key, since } });
}

/** A row of this transaction names the file. @throws Error when it was removed meanwhile */
export async function takeUnusedFile(transaction: Transaction, key: string): Promise<void> {
  await transaction.unusedFile.delete({ where: { key } });
}

const removedAtOnce = 100;

export async function findUnusedFiles(transaction: Transaction, before: Date): Promise<string[]> {
  const rows = await transaction.unusedFile.findMany({
    where: { since: { lt: before } },
    orderBy: { since: 'asc' },
    take: removedAtOnce,
  });
  return rows.map(({ key }) => key);
}

export async function deleteUnusedFiles(transaction: Transaction, keys: readonly string[]): Promise<void> {
  await transaction.unusedFile.deleteMany({ where: { key: { in: [...keys] } } });
}
