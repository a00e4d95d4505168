import type { Prisma, Profile } from '../../prisma/generated/client.ts';

export type { Profile };

type Transaction = Prisma.TransactionClient;

export interface NewProfile {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly birthDate: string | null;
  readonly isTwoFactorEnabled?: boolean;
  readonly isEmailConfirmed?: boolean;
}

export function findProfile(transaction: Transaction, userId: string): Promise<Profile | null> {
  return transaction.profile.findUnique({ where: { userId } });
}

/** Adds a profile unless the person has one, which stays as it is. */
export async function addProfile(transaction: Transaction, profile: NewProfile): Promise<void> {
  await transaction.profile.createMany({ data: [profile], skipDuplicates: true });
}

export interface ProfileChanges {
  readonly name?: string;
  readonly phone?: string | null;
  readonly birthDate?: string | null;
  readonly location?: string | null;
  readonly bio?: string | null;
  readonly avatar?: string | null;
  readonly pendingEmail?: string;
  readonly pendingEmailUntil?: Date;
  readonly preferences?: Prisma.InputJsonObject;
}

export function updateProfile(
  transaction: Transaction,
  userId: string,
  changes: ProfileChanges,
  now: Date,
): Promise<Profile> {
  return transaction.profile.update({ where: { userId }, data: { ...changes, updatedAt: now } });
}

/** What auth tells of the account; older news than what is known changes nothing. */
export async function noteAccount(
  transaction: Transaction,
  account: {
    readonly userId: string;
    readonly email: string | null;
    readonly isTwoFactorEnabled: boolean;
    readonly isEmailConfirmed: boolean;
  },
  updatedAt: Date,
): Promise<void> {
  const { userId, ...told } = account;
  await transaction.profile.updateMany({
    where: { userId, OR: [{ accountUpdatedAt: null }, { accountUpdatedAt: { lte: updatedAt } }] },
    data: { ...told, accountUpdatedAt: updatedAt },
  });
  // The change that waited for its link is done.
  await transaction.profile.updateMany({
    where: { userId, pendingEmail: account.email, email: account.email },
    data: { pendingEmail: null, pendingEmailUntil: null },
  });
}
