import type { Transaction } from '../../context.ts';
import { setAccountClosed } from '../../data/people.ts';

/** Stops payouts and attributions of a closed account; the balance stays (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function closeAccount(transaction: Transaction, userId: string, closedAt: Date): Promise<void> {
  return setAccountClosed(transaction, { userId, isClosed: true, changedAt: closedAt });
}

/** Resumes payouts and attributions of a reopened account. */
export function reopenAccount(transaction: Transaction, userId: string, reopenedAt: Date): Promise<void> {
  return setAccountClosed(transaction, { userId, isClosed: false, changedAt: reopenedAt });
}
