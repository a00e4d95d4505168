import { DomainError } from '@sefira/platform/domain-error';
import type { Account, Prisma } from '../../prisma/generated/client.ts';

export type { Account };

type Transaction = Prisma.TransactionClient;

/** PostgreSQL's unique violation as Prisma names it. */
const uniqueViolation = 'P2002';

/** @throws DomainError EMAIL_TAKEN */
export async function insertAccount(transaction: Transaction, account: Prisma.AccountCreateInput): Promise<Account> {
  try {
    return await transaction.account.create({ data: account });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === uniqueViolation) {
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

export function findAccount(transaction: Transaction, id: string): Promise<Account | null> {
  return transaction.account.findUnique({ where: { id } });
}

export async function updatePasswordHash(transaction: Transaction, id: string, passwordHash: string): Promise<void> {
  await transaction.account.update({ where: { id }, data: { passwordHash } });
}

/** Notes what a person agreed to; rows are only ever added. */
export async function insertConsent(
  transaction: Transaction,
  consent: Prisma.ConsentUncheckedCreateInput,
): Promise<void> {
  await transaction.consent.create({ data: consent });
}

/** Removes guests whose day is over, with their sessions. @returns how many */
export async function deleteExpiredGuests(transaction: Transaction, now: Date): Promise<number> {
  const { count } = await transaction.account.deleteMany({ where: { role: 'guest', expiresAt: { lt: now } } });
  return count;
}
