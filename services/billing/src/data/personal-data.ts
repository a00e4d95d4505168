import type { LedgerEntry, Order, Prisma, Subscription, Wallet } from '../../prisma/generated/client.ts';
import { withTitles } from './wallets/statement.ts';

type Transaction = Prisma.TransactionClient;

interface Rows<PersonalOrder> {
  readonly wallet: Wallet | null;
  readonly entries: readonly LedgerEntry[];
  readonly orders: readonly PersonalOrder[];
  readonly subscription: Subscription | null;
}

/** Rows of a person with the decrypted payers of the orders. */
export type PersonalRows = Rows<Order & { readonly payer: object | null }>;

/** Rows of a person that contain personal data. */
export async function findPersonalRows(transaction: Transaction, userId: string): Promise<Rows<Order>> {
  const own = { where: { userId } };
  const [wallet, entries, orders, subscription] = await Promise.all([
    transaction.wallet.findUnique(own),
    transaction.ledgerEntry.findMany({ ...own, orderBy: { position: 'asc' } }),
    transaction.order.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.subscription.findUnique(own),
  ]);
  return { wallet, entries: await withTitles(transaction, entries), orders, subscription };
}
