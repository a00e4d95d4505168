import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { DomainError } from '@sefira/platform/http/domain-error';
import { toAvatar } from '../adapters/avatar-image.ts';
import type { UserContext } from '../context.ts';
import { readAvatarContent, removeAvatar, storeAvatar } from '../data/avatars.ts';
import { updateProfile } from '../data/profiles.ts';
import { ownProfile } from './own-profile.ts';
import { appendProfileUpdated } from './profile-events.ts';

/** Stores an upload as the caller's avatar. @returns its path. @throws DomainError IMAGE_INVALID, NOT_FOUND */
export async function changeAvatar(
  context: UserContext,
  callerId: string,
  upload: Buffer,
  requestId: string,
): Promise<string> {
  const { userId } = await ownProfile(context, callerId, requestId);
  const content = await toAvatar(upload);
  const now = context.clock();
  return inTransaction(context, async (transaction) => {
    const avatar = `/api/user/avatars/${await storeAvatar(transaction, userId, content, now)}`;
    const changed = await updateProfile(transaction, userId, { avatar }, now);
    await appendProfileUpdated(context, transaction, changed, requestId);
    return avatar;
  });
}

/** Deletes the caller's avatar. @throws DomainError NOT_FOUND */
export async function deleteAvatar(context: UserContext, callerId: string, requestId: string): Promise<void> {
  const { userId } = await ownProfile(context, callerId, requestId);
  await inTransaction(context, async (transaction) => {
    await removeAvatar(transaction, userId);
    const changed = await updateProfile(transaction, userId, { avatar: null }, context.clock());
    await appendProfileUpdated(context, transaction, changed, requestId);
  });
}

/** An avatar as WebP, unless its owner's account is closed. @throws DomainError NOT_FOUND */
export async function readAvatar(context: UserContext, file: string): Promise<Buffer> {
  const client = clientOf(context);
  const avatar = await readAvatarContent(client, file);
  if (!avatar || (await isAccountClosed(client, context.schema, avatar.userId))) throw new DomainError('NOT_FOUND');
  return avatar.content;
}
