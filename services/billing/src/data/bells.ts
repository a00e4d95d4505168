import { newId } from '@sefira/platform/identifiers';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { Bell, ProviderName } from '../adapters/payment-provider.ts';

type Transaction = Prisma.TransactionClient;

/** Notes a verified message of a provider; the same one again changes nothing. */
export async function noteBell(transaction: Transaction, provider: ProviderName, bell: Bell, now: Date): Promise<void> {
  await transaction.webhookEvent.createMany({
    data: [{ ...bell, id: newId(), provider, receivedAt: now }],
    skipDuplicates: true,
  });
}

export async function markBellDone(
  transaction: Transaction,
  provider: ProviderName,
  paymentId: string,
  now: Date,
): Promise<void> {
  await transaction.webhookEvent.updateMany({ where: { provider, paymentId, doneAt: null }, data: { doneAt: now } });
}

/** Messages whose work was lost with the queue. */
export function findUnansweredBells(transaction: Transaction, before: Date, after: Date) {
  return transaction.webhookEvent.findMany({
    where: { doneAt: null, receivedAt: { lt: before, gt: after } },
    distinct: ['provider', 'paymentId'],
    take: 500,
  });
}
