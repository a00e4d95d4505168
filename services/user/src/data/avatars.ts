import { randomBytes } from 'node:crypto';
import type { Transaction } from './transaction.ts';

/** Stores a person's avatar under a new unguessable name in place of the older one. @returns the name */
export async function storeAvatar(
  transaction: Transaction,
  userId: string,
  content: Buffer,
  now: Date,
): Promise<string> {
  const fresh = {
    file: `${randomBytes(24).toString('base64url')}.webp`,
    content: new Uint8Array(content),
    createdAt: now,
  };
  await transaction.avatar.upsert({ where: { userId }, create: { userId, ...fresh }, update: fresh });
  return fresh.file;
}

export async function removeAvatar(transaction: Transaction, userId: string): Promise<void> {
  await transaction.avatar.deleteMany({ where: { userId } });
}

/** An avatar by its name, with its owner; null when there is none. */
export async function readAvatarContent(
  transaction: Transaction,
  file: string,
): Promise<{ readonly userId: string; readonly content: Buffer } | null> {
  const avatar = await transaction.avatar.findUnique({ where: { file }, select: { userId: true, content: true } });
  return avatar && { userId: avatar.userId, content: Buffer.from(avatar.content) };
}
