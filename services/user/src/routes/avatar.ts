import multipart from '@fastify/multipart';
import { avatarBytesLimit, deleteAvatar, readAvatar, uploadAvatar } from '@sefira/contracts/user/profile';
import { clientOf, inTransaction } from '@sefira/database/access';
import { isAccountClosed } from '@sefira/messaging/account-standing';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toAvatar } from '../adapters/avatar-image.ts';
import type { Transaction, UserContext } from '../context.ts';
import { readAvatarContent, removeAvatar, storeAvatar } from '../data/avatars.ts';
import { ownProfile } from '../data/own-profile.ts';
import { appendProfileUpdated } from '../data/profile-events.ts';
import { updateProfile } from '../data/profiles.ts';

/** The caller's avatar: upload, removal, download. */
export async function addAvatarRoutes(app: FastifyInstance, context: UserContext): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: avatarBytesLimit, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
    throwFileSizeLimit: true,
  });

  async function change(userId: string, requestId: string, work: (transaction: Transaction) => Promise<string | null>) {
    await inTransaction(context, async (transaction) => {
      const avatar = await work(transaction);
      const changed = await updateProfile(transaction, userId, { avatar }, context.clock());
      await appendProfileUpdated(context, transaction, changed, requestId);
    });
  }

  addRoute(app, context.identities, uploadAvatar, async (call) => {
    const { userId } = await ownProfile(context, callerId(call.identity), call.requestId);
    const content = await toAvatar(await readUpload(call.request));
    let avatarUrl = '';
    await change(userId, call.requestId, async (transaction) => {
      avatarUrl = `/api/user/avatars/${await storeAvatar(transaction, userId, content, context.clock())}`;
      return avatarUrl;
    });
    return answered('Avatar atualizado com sucesso!', { avatarUrl });
  });

  addRoute(app, context.identities, deleteAvatar, async (call) => {
    const { userId } = await ownProfile(context, callerId(call.identity), call.requestId);
    await change(userId, call.requestId, async (transaction) => {
      await removeAvatar(transaction, userId);
      return null;
    });
    return acknowledged('Avatar removido.');
  });

  addRoute(app, context.identities, readAvatar, async (call) => {
    const client = clientOf(context);
    const avatar = await readAvatarContent(client, call.params.file);
    if (!avatar || (await isAccountClosed(client, context.schema, avatar.userId))) throw new DomainError('NOT_FOUND');
    return call.reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="avatar.webp"')
      .header('x-content-type-options', 'nosniff')
      .send(avatar.content);
  });
}

/** @throws DomainError IMAGE_INVALID, PAYLOAD_TOO_LARGE or UNSUPPORTED_MEDIA_TYPE */
async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
  try {
    const part = await request.file();
    if (part?.fieldname !== 'avatar') {
      throw new DomainError('IMAGE_INVALID', { message: 'Envie a imagem no campo avatar.' });
    }
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
    if (isTooLarge) throw new DomainError('PAYLOAD_TOO_LARGE', { message: 'A imagem pode ter no máximo 5 MB.' });
    throw new DomainError('IMAGE_INVALID', { cause: error });
  }
}
