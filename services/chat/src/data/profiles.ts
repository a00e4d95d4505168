import type { Prisma, Profile } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export type { Profile };

export function findProfile(transaction: Transaction, userId: string): Promise<Profile | null> {
  return transaction.profile.findUnique({ where: { userId } });
}

/** Stores a profile; an older one than the stored changes nothing. */
export async function putProfile(transaction: Transaction, profile: Profile): Promise<void> {
  const { userId, ...facts } = profile;
  const { count } = await transaction.profile.updateMany({
    where: { userId, updatedAt: { lte: facts.updatedAt } },
    data: facts,
  });
  if (count === 0) await transaction.profile.createMany({ data: [profile], skipDuplicates: true });
}

/** Deletes all rows of a user, or the user from them. */
export async function deleteUserData(transaction: Transaction, userId: string): Promise<void> {
  await transaction.conversation.deleteMany({ where: { userId } });
  await transaction.exportRecord.deleteMany({ where: { userId } });
  await transaction.profile.deleteMany({ where: { userId } });
  await transaction.modelBudgetNotice.deleteMany({ where: { userId } });
  // The cost stays in the sums, without the person.
  await transaction.modelUsage.updateMany({ where: { userId }, data: { userId: null } });
}

/** Moves a guest's rows to an account, without expiry; messages and feedback follow their conversation. */
export async function moveGuestData(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  const owned = { where: { userId: guestId }, data: { userId } };
  await transaction.conversation.updateMany({ ...owned, data: { userId, expiresAt: null } });
  await transaction.knownPerson.updateMany(owned);
  await transaction.exportRecord.updateMany(owned);
  await transaction.modelUsage.updateMany(owned);
  await transaction.modelBudgetNotice.deleteMany({ where: { userId: guestId } });
}
