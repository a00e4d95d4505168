import { rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
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

/** Adds a profile; an existing one stays unchanged. */
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

/** Copies fields of the account that auth owns; an older event changes nothing. */
export async function copyAccount(
  transaction: Transaction,
  account: {
    readonly userId: string;
    readonly email: string | null;
    readonly isTwoFactorEnabled: boolean;
    readonly isEmailConfirmed: boolean;
  },
  updatedAt: Date,
): Promise<void> {
  const { userId, ...fields } = account;
  await transaction.profile.updateMany({
    where: { userId, OR: [{ accountUpdatedAt: null }, { accountUpdatedAt: { lte: updatedAt } }] },
    data: { ...fields, accountUpdatedAt: updatedAt },
  });
  // A pending change of the e-mail is complete.
  await transaction.profile.updateMany({
    where: { userId, pendingEmail: account.email, email: account.email },
    data: { pendingEmail: null, pendingEmailUntil: null },
  });
}

const storedPreferences = z.object({ preferences: z.unknown() });

/** A person's preferences, locked so that concurrent changes do not overwrite each other. */
export async function lockPreferences(transaction: Transaction, userId: string): Promise<unknown> {
  const [profile] = await rowsOf(storedPreferences)(transaction.$queryRaw`
    SELECT preferences FROM profile WHERE user_id = ${userId}::uuid FOR UPDATE`);
  return profile?.preferences;
}
