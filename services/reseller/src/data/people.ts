import type { ResellerContext, Transaction } from '../context.ts';
import { lockPerson } from './lock-person.ts';
import { addMarks, hashMarks, mailboxMark } from './marks.ts';

/** Copies name and e-mail of the account; a new e-mail is compared like the first one. */
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
  await addMarks(context, transaction, userId, hashMarks(context, [mailboxMark(email)]));
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
