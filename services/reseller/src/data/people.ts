import type { ResellerContext, Transaction } from '../context.ts';
import { lockPerson } from './lock-person.ts';
import { hashMarks, mailboxMark, noteMarks } from './marks.ts';

/** Takes over name and address of the account; a new address is compared like the first one. */
export async function renamePerson(
  context: ResellerContext,
  transaction: Transaction,
  { userId, name, email }: { readonly userId: string; readonly name: string; readonly email: string | null },
): Promise<void> {
  await lockPerson(transaction, userId);
  await transaction.customer.updateMany({ where: { userId }, data: { name, email } });
  await transaction.reseller.updateMany({ where: { userId }, data: { name, email } });
  if (email === null) return;
  const known = { where: { userId } };
  const isCustomer = (await transaction.customer.count(known)) > 0;
  if (!isCustomer && (await transaction.reseller.count(known)) === 0) return;
  await noteMarks(context, transaction, userId, hashMarks(context, [mailboxMark(email)]));
}

/** Leaves of an erased person what the books need, without a name. */
export async function forgetPerson(transaction: Transaction, userId: string, now: Date): Promise<void> {
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

/** Keeps whether a reseller's account is closed; an event older than the newest one changes nothing. */
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
