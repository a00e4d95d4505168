import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Stores name and e-mail of a customer or reseller. @returns false for a person who is neither */
export async function renamePerson(
  transaction: Transaction,
  { userId, name, email }: { readonly userId: string; readonly name: string; readonly email: string | null },
): Promise<boolean> {
  const customers = await transaction.customer.updateMany({ where: { userId }, data: { name, email } });
  const resellers = await transaction.reseller.updateMany({ where: { userId }, data: { name, email } });
  return customers.count + resellers.count > 0;
}

/** Anonymises an erased person; amounts stay for accounting. */
export async function anonymisePerson(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.customer.updateMany({ where: { userId }, data: { name: 'Cliente removido', email: null } });
  await transaction.personMark.deleteMany({ where: { userId } });
  await transaction.reseller.updateMany({
    where: { userId },
    data: {
      name: 'Revendedor removido',
      email: null,
      documentSealed: null,
      responsibleSealed: null,
      pixKeyType: null,
      pixKeySealed: null,
      promotion: '',
      status: 'suspended',
    },
  });
  await transaction.link.updateMany({ where: { resellerId: userId, archivedAt: null }, data: { archivedAt: now } });
}

/** Stores whether a reseller's account is closed; an event older than the newest one changes nothing. */
export async function setAccountClosed(
  transaction: Transaction,
  change: { readonly userId: string; readonly isClosed: boolean; readonly changedAt: Date },
): Promise<void> {
  const { userId, isClosed, changedAt } = change;
  await transaction.reseller.updateMany({
    where: { userId, OR: [{ accountChangedAt: null }, { accountChangedAt: { lte: changedAt } }] },
    data: { isAccountClosed: isClosed, accountChangedAt: changedAt },
  });
}

/** Rows of a person that contain personal data. */
export async function findPersonalRows(client: Transaction, userId: string) {
  const [reseller, customer, marks, payouts] = await Promise.all([
    client.reseller.findUnique({ where: { userId } }),
    client.customer.findUnique({ where: { userId } }),
    client.personMark.findMany({ where: { userId }, orderBy: [{ kind: 'asc' }, { hash: 'asc' }] }),
    client.payout.findMany({ where: { resellerId: userId }, orderBy: { id: 'asc' } }),
  ]);
  return { reseller, customer, marks, payouts };
}

export type PersonalRows = Awaited<ReturnType<typeof findPersonalRows>>;
