import { createHash } from 'node:crypto';
import type { PushSubscription } from '../../prisma/generated/client.ts';
import type { Transaction } from './transaction.ts';

/** A subscription of the Push API. */
export interface NewSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Maximum number of browsers per person. */
const subscriptionsEach = 20;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex');

/** Stores a browser's subscription; it moves to this person when another one used the browser before. */
export async function addSubscription(
  transaction: Transaction,
  userId: string,
  target: NewSubscription,
  now: Date,
): Promise<void> {
  const endpointHash = hashOf(target.endpoint);
  const data = { userId, ...target, createdAt: now };
  await transaction.pushSubscription.upsert({
    where: { endpointHash },
    create: { endpointHash, ...data },
    update: data,
  });
  const surplus = await transaction.pushSubscription.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    skip: subscriptionsEach,
  });
  const hashes = surplus.map((subscription) => subscription.endpointHash);
  if (hashes.length > 0) await transaction.pushSubscription.deleteMany({ where: { endpointHash: { in: hashes } } });
}

export function listSubscriptionsOf(transaction: Transaction, userId: string): Promise<PushSubscription[]> {
  return transaction.pushSubscription.findMany({ where: { userId } });
}

export async function removeSubscription(transaction: Transaction, userId: string, endpoint: string): Promise<void> {
  await transaction.pushSubscription.deleteMany({ where: { endpointHash: hashOf(endpoint), userId } });
}
