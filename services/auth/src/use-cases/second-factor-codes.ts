import { newId } from '@sefira/platform/time/identifiers';
import { newBackupCodes, newSalt } from '../adapters/random-tokens.ts';
import { matchingStep } from '../adapters/time-codes.ts';
import type { AuthContext, Transaction } from '../context.ts';

export function findSecondFactor(transaction: Transaction, accountId: string) {
  return transaction.secondFactor.findUnique({ where: { accountId } });
}

/** Stores a seed that is not active yet; replaces an older one that never was. */
export async function storePendingFactor(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  secret: string,
): Promise<void> {
  const fresh = { sealedSecret: context.vault.seal(secret), enabledAt: null, lastStep: 0, createdAt: context.clock() };
  await transaction.secondFactor.upsert({ where: { accountId }, create: { accountId, ...fresh }, update: fresh });
}

/** Ten new backup codes; the old ones become void. They are shown once and stored as passwords are (ASVS 6.5.2). */
export async function replaceBackupCodes(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
): Promise<string[]> {
  const codes = newBackupCodes();
  const salt = newSalt();
  const stored = await Promise.all(
    codes.map(async (code) => {
      const slow = await context.passwords.stretch(code, salt);
      return { id: newId(), accountId, salt, codeHash: context.vault.digest('backup-code', `${accountId} ${slow}`) };
    }),
  );
  await transaction.backupCode.deleteMany({ where: { accountId } });
  await transaction.backupCode.createMany({ data: stored });
  return codes;
}

export async function removeSecondFactor(transaction: Transaction, accountId: string): Promise<void> {
  await transaction.secondFactor.deleteMany({ where: { accountId } });
  await transaction.backupCode.deleteMany({ where: { accountId } });
}

/**
 * Consumes a code: a time code is valid once over all replicas, a backup code once. The clock is the database's, so that a
 * replica with a wrong clock decides alike (docs/decisions/0014-second-factor.md).
 */
export async function useCode(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  typed: string,
): Promise<boolean> {
  const code = typed.replaceAll(/[\s-]/gu, '').toLowerCase();
  if (/^\d{6}$/u.test(code)) return useTimeCode(context, transaction, accountId, code);
  if (!/^[a-z2-9]{8}$/u.test(code)) return false;
  const written = `${code.slice(0, 4)}-${code.slice(4)}`;
  const stored = await transaction.backupCode.findFirst({ where: { accountId }, select: { salt: true } });
  if (!stored) return false;
  const typedHash = stored.salt === null ? written : await context.passwords.stretch(written, stored.salt);
  const { count } = await transaction.backupCode.deleteMany({
    where: { accountId, codeHash: { in: context.vault.digests('backup-code', `${accountId} ${typedHash}`) } },
  });
  return count > 0;
}

async function useTimeCode(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(transaction, accountId);
  if (!factor) return false;
  const [present] = await transaction.$queryRaw<{ now: Date }[]>`SELECT now() AS now`;
  if (!present) return false;
  const step = matchingStep(context.vault.open(factor.sealedSecret), code, present.now);
  if (step === null) return false;
  const { count } = await transaction.secondFactor.updateMany({
    where: { accountId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}
