import type { LedgerEntry, Prisma } from '../../prisma/generated/client.ts';

export type { LedgerEntry };

type Transaction = Prisma.TransactionClient;

export interface StatementPage {
  /** Position of the last line before this page. */
  readonly after: string | null;
  readonly limit: number;
  readonly direction: 'all' | 'in' | 'out';
}

/** Entries of a wallet, newest first. */
export function listEntries(transaction: Transaction, userId: string, page: StatementPage): Promise<LedgerEntry[]> {
  const after = Number(page.after ?? Number.NaN);
  return transaction.ledgerEntry.findMany({
    where: {
      userId,
      ...(Number.isInteger(after) && after > 0 && after < 2 ** 31 ? { position: { lt: after } } : {}),
      ...(page.direction === 'all' ? {} : { [page.direction === 'in' ? 'debit' : 'credit']: 'wallet' }),
    },
    orderBy: { position: 'desc' },
    take: page.limit,
  });
}
