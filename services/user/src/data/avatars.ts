import type { Avatar } from '../../prisma/generated/client.ts';
import type { Transaction } from './transaction.ts';

export type FiledAvatar = Pick<Avatar, 'fileKey'>;

/** Puts an avatar in the place of the older one. The caller has locked the profile, so uploads of a person take turns. */
export async function replaceAvatar(
  transaction: Transaction,
  avatar: { readonly userId: string; readonly file: string; readonly fileKey: string },
  now: Date,
): Promise<void> {
  await removeAvatar(transaction, avatar.userId, now);
  await transaction.avatar.create({ data: { ...avatar, createdAt: now } });
}

/** Deletes a person's avatar; its file is unused from then on. */
export async function removeAvatar(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.$executeRaw`
    WITH removed AS (DELETE FROM avatar WHERE user_id = ${userId}::uuid RETURNING file_key)
    INSERT INTO unused_file (key, since) SELECT file_key, ${now} FROM removed WHERE file_key IS NOT NULL`;
}

/** An avatar by its name; null when there is none. */
export function findAvatar(transaction: Transaction, file: string): Promise<Avatar | null> {
  return transaction.avatar.findUnique({ where: { file } });
}
