import { removeAvatar } from './avatars.ts';
import type { Transaction } from './transaction.ts';

/** Deletes a person's data; the consent log stays as proof, without the client's data. */
export async function erasePerson(transaction: Transaction, userId: string, now: Date): Promise<void> {
  const own = { where: { userId } };
  await removeAvatar(transaction, userId, now);
  await transaction.notification.deleteMany(own);
  await transaction.dailyMessage.deleteMany(own);
  await transaction.pushSubscription.deleteMany(own);
  await transaction.mail.deleteMany(own);
  await transaction.profile.deleteMany(own);
  await transaction.consent.updateMany({ ...own, data: { addressPrefix: '', userAgent: '' } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId}`;
}
