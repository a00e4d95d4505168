import multipart from '@fastify/multipart';
import * as routes from '@sefira/contracts/user/profile';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserContext } from '../context.ts';
import { changeAvatar, deleteAvatar, readAvatar } from '../use-cases/change-avatar.ts';

/** The caller's avatar: upload, removal, download. */
export async function addAvatarRoutes(app: FastifyInstance, context: UserContext): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: routes.avatarBytesLimit, files: 1, fields: 5, fieldSize: 1000, parts: 6, headerPairs: 20 },
    throwFileSizeLimit: true,
  });

  addRoute(app, context.identities, routes.uploadAvatar, async (call) => {
    const upload = await readUpload(call.request);
    const avatarUrl = await changeAvatar(context, callerId(call.identity), upload, call.requestId);
    return answered('Avatar atualizado com sucesso!', { avatarUrl });
  });

  addRoute(app, context.identities, routes.deleteAvatar, async ({ identity, requestId }) => {
    await deleteAvatar(context, callerId(identity), requestId);
    return acknowledged('Avatar removido.');
  });

  addRoute(app, context.identities, routes.readAvatar, async ({ params, reply }) => {
    const { bytes, stream } = await readAvatar(context, params.file);
    return reply
      .type('image/webp')
      .header('content-length', bytes)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline; filename="avatar.webp"')
      .header('x-content-type-options', 'nosniff')
      .send(stream);
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
