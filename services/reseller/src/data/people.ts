import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Takes over what the account is called now. */
export async function renamePerson(
  transaction: Transaction,
  { userId, name, email }: { readonly userId: string; readonly name: string; readonly email: string | null },
): Promise<void> {
  await transaction.customer.updateMany({ where: { userId }, data: { name, email } });
  await transaction.reseller.updateMany({ where: { userId }, data: { name, email } });
}

/** Leaves of an erased person what the books need, without a name. */
export async function forgetPerson(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.customer.updateMany({ where: { userId }, data: { name: 'Cliente removido', email: null } });
  await transaction.reseller.updateMany({
    where: { userId },
    data: {
      name: 'Revendedor removido',
      email: null,
      documentSealed: null,
      pixKeyType: null,
      pixKeySealed: null,
      promotion: '',
      status: 'suspended',
    },
  });
  await transaction.link.updateMany({ where: { resellerId: userId, archivedAt: null }, data: { archivedAt: now } });
}
