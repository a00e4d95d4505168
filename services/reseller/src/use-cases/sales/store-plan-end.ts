import type { Transaction } from '../../context.ts';
import { setPlanEnd } from '../../data/customers.ts';
import { lockPerson } from '../../data/lock-person.ts';

/** Stores until when the plan of an attributed customer runs; null when it has ended. */
export async function storePlanEnd(transaction: Transaction, userId: string, until: Date | null): Promise<void> {
  await lockPerson(transaction, userId);
  await setPlanEnd(transaction, userId, until);
}
