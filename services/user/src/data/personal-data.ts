import type { Transaction } from './transaction.ts';

export type PersonalRows = Awaited<ReturnType<typeof readPersonalRows>>;

/** The rows of user's tables that belong to a person. */
export async function readPersonalRows(transaction: Transaction, userId: string) {
  const own = { where: { userId } };
  const [profile, avatar, consents, notifications, subscriptions, mails] = await Promise.all([
    transaction.profile.findUnique(own),
    transaction.avatar.findUnique(own),
    transaction.consent.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.notification.findMany({ ...own, orderBy: { id: 'asc' } }),
    transaction.pushSubscription.findMany(own),
    transaction.mail.findMany({ ...own, orderBy: { id: 'asc' } }),
  ]);
  return { profile, avatar, consents, notifications, subscriptions, mails };
}
