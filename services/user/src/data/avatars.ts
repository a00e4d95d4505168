import type { Avatar } from '../../prisma/generated/client.ts';
import type { Transaction } from './transaction.ts';

/** Where an avatar is: in its row, as earlier versions stored it, or in a file. */
export type StoredAvatar = Pick<Avatar, 'userId' | 'file' | 'content' | 'fileKey'>;

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
export function findAvatar(transaction: Transaction, file: string): Promise<StoredAvatar | null> {
  return transaction.avatar.findUnique({ where: { file } });
}

const movedAtOnce = 20;

/** The next avatars that are in their rows, by their owners. */
export function findAvatarsInRows(transaction: Transaction, afterUserId: string): Promise<Avatar[]> {
  const where = { userId: { gt: afterUserId }, content: { not: null } };
  return transaction.avatar.findMany({ where, orderBy: { userId: 'asc' }, take: movedAtOnce });
}

/** The avatar is in this file from now on. @returns false where it was replaced or deleted meanwhile */
export async function moveAvatar(transaction: Transaction, file: string, fileKey: string): Promise<boolean> {
  const data = { content: null, fileKey };
  const { count } = await transaction.avatar.updateMany({ where: { file, content: { not: null } }, data });
  return count > 0;
}
