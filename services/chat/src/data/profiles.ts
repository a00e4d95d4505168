import type { Prisma, Profile } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

export type { Profile };

export function findProfile(transaction: Transaction, userId: string): Promise<Profile | null> {
  return transaction.profile.findUnique({ where: { userId } });
}

/** Keeps who a person is; older news than what is known changes nothing. */
export async function keepProfile(transaction: Transaction, profile: Profile): Promise<void> {
  const { userId, ...facts } = profile;
  const { count } = await transaction.profile.updateMany({
    where: { userId, updatedAt: { lte: facts.updatedAt } },
    data: facts,
  });
  if (count === 0) await transaction.profile.createMany({ data: [profile], skipDuplicates: true });
}

/** Removes all that is kept of a person. */
export async function erasePerson(transaction: Transaction, userId: string): Promise<void> {
  await transaction.conversation.deleteMany({ where: { userId } });
  await transaction.exportRecord.deleteMany({ where: { userId } });
  await transaction.profile.deleteMany({ where: { userId } });
}

/** What a guest wrote becomes the account's, for good; messages and what is said of them follow their conversation. */
export async function takeOver(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  const owned = { where: { userId: guestId }, data: { userId } };
  await transaction.conversation.updateMany({ ...owned, data: { userId, expiresAt: null } });
  await transaction.knownPerson.updateMany(owned);
  await transaction.exportRecord.updateMany(owned);
}
