import { rowOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export function findSecondFactor(transaction: Transaction, accountId: string) {
  return transaction.secondFactor.findUnique({ where: { accountId } });
}

/** True when the account has an active second factor. */
export async function hasSecondFactor(transaction: Transaction, accountId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(transaction, accountId))?.enabledAt);
}

/** Stores a seed that is not active yet; replaces an older one that never was. */
export async function storePendingFactor(
  transaction: Transaction,
  accountId: string,
  { sealedSecret, createdAt }: { readonly sealedSecret: string; readonly createdAt: Date },
): Promise<void> {
  const fresh = { sealedSecret, enabledAt: null, lastStep: 0, createdAt };
  await transaction.secondFactor.upsert({ where: { accountId }, create: { accountId, ...fresh }, update: fresh });
}

export async function enableSecondFactor(transaction: Transaction, accountId: string, now: Date): Promise<void> {
  await transaction.secondFactor.update({ where: { accountId }, data: { enabledAt: now } });
}

export async function removeSecondFactor(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.secondFactor.deleteMany({ where: { accountId } });
  await transaction.backupCode.deleteMany({ where: { accountId } });
}

/** Replaces the backup codes of an account. */
export async function storeBackupCodes(
  transaction: Transaction,
  accountId: string,
  codes: readonly { readonly id: string; readonly salt: string; readonly codeHash: string }[],
): Promise<void> {
  await transaction.backupCode.deleteMany({ where: { accountId } });
  await transaction.backupCode.createMany({ data: codes.map((code) => ({ ...code, accountId })) });
}

/** The salt of an account's backup codes, null for codes of the older form; undefined without codes. */
export async function findBackupSalt(transaction: Transaction, accountId: string): Promise<string | null | undefined> {
  const code = await transaction.backupCode.findFirst({ where: { accountId }, select: { salt: true } });
  return code?.salt;
}

/** Consumes a backup code by one of its possible hashes. @returns false when there is none */
export async function consumeBackupCode(
  transaction: Transaction,
  accountId: string,
  codeHashes: readonly string[],
): Promise<boolean> {
  const { count } = await transaction.backupCode.deleteMany({
    where: { accountId, codeHash: { in: [...codeHashes] } },
  });
  return count > 0;
}

/** Consumes a time step. @returns false when it or a later one was used before */
export async function consumeTimeStep(transaction: Transaction, accountId: string, step: number): Promise<boolean> {
  const { count } = await transaction.secondFactor.updateMany({
    where: { accountId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

const databaseTime = z.object({ now: z.date() });

/** The database's clock, which all replicas share. */
export async function readDatabaseTime(transaction: Transaction): Promise<Date> {
  const { now } = await rowOf(databaseTime)(transaction.$queryRaw`SELECT now() AS now`);
  return now;
}
