import type { LedgerEntry, Prisma } from '../../../prisma/generated/client.ts';

export type { LedgerEntry };

type Transaction = Prisma.TransactionClient;

export interface StatementPage {
  /** Position of the last entry before this page. */
  readonly after: number | null;
  readonly limit: number;
  readonly direction: 'all' | 'in' | 'out';
}

/** Entries of a wallet, newest first, with the titles of their charges. */
export async function listEntries(
  transaction: Transaction,
  userId: string,
  page: StatementPage,
): Promise<LedgerEntry[]> {
  const entries = await transaction.ledgerEntry.findMany({
    where: {
      userId,
      ...(page.after === null ? {} : { position: { lt: page.after } }),
      ...(page.direction === 'all' ? {} : { [page.direction === 'in' ? 'debit' : 'credit']: 'wallet' }),
    },
    orderBy: { position: 'desc' },
    take: page.limit,
  });
  return withTitles(transaction, entries);
}

const chargeKey = /^charge:/;

/** Adds the titles of charges: they hold personal data and are erased with the person; an entry never changes. */
export async function withTitles(transaction: Transaction, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const ids = entries.flatMap(({ idempotencyKey: key }) => (chargeKey.test(key) ? [key.replace(chargeKey, '')] : []));
  if (ids.length === 0) return [...entries];
  const charges = await transaction.charge.findMany({ where: { id: { in: ids } }, select: { id: true, title: true } });
  const titles = new Map(charges.map(({ id, title }) => [`charge:${id}`, title]));
  return entries.map((entry) => ({
    ...entry,
    description: titles.get(entry.idempotencyKey) || entry.description,
  }));
}
