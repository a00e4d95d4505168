import { appendEvent } from '@sefira/messaging/outbox';
import type { UserContext } from '../context.ts';
import type { Profile } from '../data/profiles.ts';
import type { Transaction } from '../data/transaction.ts';

/** Publishes the fields of a profile that other services show: name, birth date, avatar. */
export async function appendProfileUpdated(
  context: Pick<UserContext, 'schema'>,
  transaction: Transaction,
  profile: Profile,
  requestId: string | null,
): Promise<void> {
  const { userId, name, birthDate, avatar, updatedAt } = profile;
  const payload = { userId, name, birthDate, avatar, updatedAt: updatedAt.toISOString() };
  await appendEvent(transaction, context.schema, 'profile.updated', payload, requestId);
}
