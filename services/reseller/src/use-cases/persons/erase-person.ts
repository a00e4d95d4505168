import type { Transaction } from '../../context.ts';
import { anonymisePerson } from '../../data/people.ts';

/** Anonymises the person; sums and commissions stay (docs/decisions/0017-closing-and-erasing-an-account.md). */
export function erasePerson(transaction: Transaction, userId: string, erasedAt: Date): Promise<void> {
  return anonymisePerson(transaction, userId, erasedAt);
}
