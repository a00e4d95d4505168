import { newId } from '@sefira/platform/time/identifiers';
import { newBackupCodes, newSalt } from '../../adapters/random-tokens.ts';
import { matchingStep } from '../../adapters/time-codes.ts';
import type { AuthContext, Transaction } from '../../context.ts';
import {
  consumeBackupCode,
  consumeTimeStep,
  findBackupSalt,
  findSecondFactor,
  readDatabaseTime,
  storeBackupCodes,
} from '../../data/second-factors.ts';

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
      return { id: newId(), salt, codeHash: context.vault.digest('backup-code', `${accountId} ${slow}`) };
    }),
  );
  await storeBackupCodes(transaction, accountId, stored);
  return codes;
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
  const salt = await findBackupSalt(transaction, accountId);
  if (salt === undefined) return false;
  const typedHash = salt === null ? written : await context.passwords.stretch(written, salt);
  const hashes = context.vault.digests('backup-code', `${accountId} ${typedHash}`);
  return consumeBackupCode(transaction, accountId, hashes);
}

async function useTimeCode(
  context: AuthContext,
  transaction: Transaction,
  accountId: string,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(transaction, accountId);
  if (!factor) return false;
  const now = await readDatabaseTime(transaction);
  const step = matchingStep(context.vault.open(factor.sealedSecret), code, now);
  return step !== null && consumeTimeStep(transaction, accountId, step);
}
