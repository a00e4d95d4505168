import { randomBytes } from 'node:crypto';
import { clientOf, inTransaction } from '@sefira/database/access';
import type { StoredFile } from '@sefira/files/file-store';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { toAvatar } from '../adapters/avatar-image.ts';
import type { UserContext } from '../context.ts';
import { findAvatar, removeAvatar, replaceAvatar } from '../data/avatars.ts';
import { updateProfile } from '../data/profiles.ts';
import { openAvatar, withAvatarFile } from './avatar-files.ts';
import { ownProfile } from './own-profile.ts';
import { appendProfileUpdated } from './profile-events.ts';

/** Stores an upload as the caller's avatar. @returns its path. @throws DomainError IMAGE_INVALID, NOT_FOUND, DEPENDENCY_DOWN */
export async function changeAvatar(
  context: UserContext,
  callerId: string,
  upload: Buffer,
  requestId: string,
): Promise<string> {
  const { userId } = await ownProfile(context, callerId, requestId);
  const content = await toAvatar(upload);
  const now = context.clock();
  const file = `${randomBytes(24).toString('base64url')}.webp`;
  const avatar = `/api/user/avatars/${file}`;
  return withAvatarFile(context, content, async (transaction, fileKey) => {
    const changed = await updateProfile(transaction, userId, { avatar }, now);
    await replaceAvatar(transaction, { userId, file, fileKey }, now);
    await appendProfileUpdated(context, transaction, changed, requestId);
    return avatar;
  });
}

/** Deletes the caller's avatar. @throws DomainError NOT_FOUND */
export async function deleteAvatar(context: UserContext, callerId: string, requestId: string): Promise<void> {
  const { userId } = await ownProfile(context, callerId, requestId);
  await inTransaction(context, async (transaction) => {
    const now = context.clock();
    const changed = await updateProfile(transaction, userId, { avatar: null }, now);
    await removeAvatar(transaction, userId, now);
    await appendProfileUpdated(context, transaction, changed, requestId);
  });
}

/** An avatar as WebP, unless its owner's account is closed. @throws DomainError NOT_FOUND, DEPENDENCY_DOWN */
export async function readAvatar(context: UserContext, file: string): Promise<StoredFile> {
  const client = clientOf(context);
  const avatar = await findAvatar(client, file);
  if (!avatar || (await isAccountClosed(client, context.schema, avatar.userId))) throw new DomainError('NOT_FOUND');
  const opened = await openAvatar(context, avatar);
  if (opened) return opened;
  context.logger.error({ fileKey: avatar.fileKey }, 'the file of an avatar is missing');
  throw new DomainError('NOT_FOUND');
}
