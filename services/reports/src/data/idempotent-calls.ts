import { DomainError } from '@sefira/platform/http/domain-error';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export interface IdempotentCall {
  readonly userId: string;
  readonly key: string;
  readonly bodyHash: string;
}

/** The report that an earlier call with this key got, or null. @throws DomainError IDEMPOTENCY_CLASH for another body */
export async function findEarlierCall(transaction: Transaction, call: IdempotentCall): Promise<string | null> {
  const earlier = await transaction.idempotentCall.findUnique({
    where: { userId_key: { userId: call.userId, key: call.key } },
  });
  if (!earlier) return null;
  if (earlier.bodyHash !== call.bodyHash) throw new DomainError('IDEMPOTENCY_CLASH');
  return earlier.reportId;
}

/** Stores the report of a call; of two simultaneous calls with one key the first one's report counts. @throws DomainError IDEMPOTENCY_CLASH */
export async function rememberCall(
  transaction: Transaction,
  call: IdempotentCall,
  reportId: string,
  now: Date,
): Promise<string> {
  const { count } = await transaction.idempotentCall.createMany({
    data: [{ ...call, reportId, createdAt: now }],
    skipDuplicates: true,
  });
  return count === 1 ? reportId : ((await findEarlierCall(transaction, call)) ?? reportId);
}

export async function deleteOldCalls(transaction: Transaction, before: Date): Promise<number> {
  const { count } = await transaction.idempotentCall.deleteMany({ where: { createdAt: { lt: before } } });
  return count;
}
