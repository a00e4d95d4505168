import { idsOf } from '@sefira/database/rows';
import { isUniqueViolation } from '@sefira/platform/http/database-codes';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { Account, Prisma } from '../../prisma/generated/client.ts';

export type { Account };

type Transaction = Prisma.TransactionClient;

/** @throws DomainError EMAIL_TAKEN */
export async function insertAccount(transaction: Transaction, account: Prisma.AccountCreateInput): Promise<Account> {
  try {
    return await transaction.account.create({ data: account });
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw new DomainError('EMAIL_TAKEN', {
        issues: [{ path: 'email', message: 'Este e-mail já está cadastrado. Entre ou recupere sua senha.' }],
      });
    }
    throw error;
  }
}

export function findAccountByEmail(transaction: Transaction, email: string): Promise<Account | null> {
  return transaction.account.findUnique({ where: { email } });
}

/** Accounts with one of these e-mails, and every administrator: those with a password that are not erased. */
export function accountsThatMayHavePublishedPasswords(
  transaction: Transaction,
  emails: readonly string[],
): Promise<Account[]> {
  return transaction.account.findMany({
    where: {
      passwordHash: { not: null },
      status: { not: 'erased' },
      OR: [{ email: { in: [...emails] } }, { role: 'admin' }],
    },
    orderBy: { createdAt: 'asc' },
  });
}

export function findAccount(transaction: Transaction, id: string): Promise<Account | null> {
  return transaction.account.findUnique({ where: { id } });
}

/** The caller's own account. @throws DomainError SESSION_EXPIRED when it no longer exists */
export async function ownAccount(transaction: Transaction, id: string | null): Promise<Account> {
  const account = id === null ? null : await findAccount(transaction, id);
  if (!account) throw new DomainError('SESSION_EXPIRED');
  return account;
}

export function updateAccount(
  transaction: Transaction,
  id: string,
  data: Prisma.AccountUncheckedUpdateInput,
): Promise<Account> {
  return transaction.account.update({ where: { id }, data });
}

/** Adds to the append-only log of consents. */
export async function insertConsent(
  transaction: Transaction,
  consent: Prisma.ConsentUncheckedCreateInput,
): Promise<void> {
  await transaction.consent.create({ data: consent });
}

/**
 * Locks all active administrators until the transaction ends, so that two of them cannot be removed concurrently.
 * @throws DomainError LAST_ADMIN when `id` is the only one
 */
export async function requireOtherAdmin(transaction: Transaction, id: string): Promise<void> {
  const admins = await idsOf(transaction.$queryRaw`
    SELECT id::text FROM account WHERE role = 'admin' AND status = 'active' ORDER BY id FOR UPDATE`);
  if (admins.length === 1 && admins[0] === id) throw new DomainError('LAST_ADMIN');
}

/** Deletes a batch of expired guests with their sessions. @returns their ids */
export function deleteExpiredGuests(transaction: Transaction, now: Date, limit: number): Promise<string[]> {
  return idsOf(transaction.$queryRaw`
    DELETE FROM account WHERE id IN (
      SELECT id FROM account WHERE role = 'guest' AND expires_at < ${now} LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`);
}

export async function deleteGuest(transaction: Transaction, id: string): Promise<void> {
  await transaction.account.deleteMany({ where: { id, role: 'guest' } });
}

/** Locks an account until the transaction ends; null without one. */
export async function lockAccount(transaction: Transaction, id: string): Promise<Account | null> {
  await transaction.$queryRaw`SELECT 1 FROM account WHERE id = ${id}::uuid FOR UPDATE`;
  return findAccount(transaction, id);
}

/** Copies the fields that the profile owns, unless the account is erased. */
export async function copyProfile(
  transaction: Transaction,
  { userId, ...fields }: Pick<Account, 'name' | 'birthDate' | 'avatar'> & { readonly userId: string },
): Promise<void> {
  await transaction.account.updateMany({ where: { id: userId, status: { not: 'erased' } }, data: fields });
}

/** Copies the fields that billing owns. @returns false for an older version and for an erased account */
export async function copyWallet(
  transaction: Transaction,
  userId: string,
  { plan, credits, version }: { readonly plan: string; readonly credits: number; readonly version: number },
): Promise<boolean> {
  const { count } = await transaction.account.updateMany({
    where: { id: userId, walletVersion: { lt: version }, status: { not: 'erased' } },
    data: { plan, credits, walletVersion: version },
  });
  return count > 0;
}
