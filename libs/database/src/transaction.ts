import { setTimeout } from 'node:timers/promises';
import { hasDatabaseCode } from '@sefira/platform/http/database-codes';

interface Transactional<Transaction> {
  $transaction<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    options?: { maxWait?: number; timeout?: number; isolationLevel?: IsolationLevel },
  ): Promise<Result>;
}

export type IsolationLevel = 'ReadCommitted' | 'RepeatableRead' | 'Serializable';

export interface TransactionOptions {
  /** Default: Postgres' own, `ReadCommitted`. */
  readonly isolationLevel?: IsolationLevel;
  /** The whole transaction may take this long; default 10 s. */
  readonly timeoutMilliseconds?: number;
  /** How often it is tried where another transaction stood in the way; default 5. */
  readonly attempts?: number;
}

/** Serialization failure and deadlock, as Postgres says them; and Prisma's word for both. */
const retryable = new Set(['40001', '40P01', 'P2034']);

/**
 * Runs `work` in one transaction of Prisma's client. After a serialization failure or a deadlock the whole of it runs again,
 * so `work` must have no effect outside the database.
 */
export async function transaction<Transaction, Result>(
  client: Transactional<Transaction>,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const { attempts = 5, timeoutMilliseconds = 10_000, isolationLevel } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await client.$transaction(work, {
        maxWait: 5_000,
        timeout: timeoutMilliseconds,
        ...(isolationLevel === undefined ? {} : { isolationLevel }),
      });
    } catch (error) {
      if (attempt >= attempts || !hasDatabaseCode(error, retryable)) throw error;
      await setTimeout(Math.random() * 20 * 2 ** attempt);
    }
  }
}
