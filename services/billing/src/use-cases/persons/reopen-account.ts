import type { Transaction } from '../../context.ts';
import { setStanding } from '../../data/account-standing.ts';

/** Resumes renewals of a reopened account; a cancelled one is announced again. */
export function reopenAccount(transaction: Transaction, userId: string, reopenedAt: Date): Promise<void> {
  return setStanding(transaction, userId, false, reopenedAt);
}
