import { DomainError } from '@sefira/platform/http/domain-error';
import { nextRevision } from './messages.ts';
import { type StoredMessage, type Transaction, withVersions } from './stored.ts';

export interface Opinion {
  readonly liked: boolean | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** Keeps what a person thinks of an answer; null takes it back. @throws DomainError NOT_FOUND when the conversation was deleted */
export async function putFeedback(
  transaction: Transaction,
  message: StoredMessage,
  { liked, reason, comment }: Opinion,
  now: Date,
): Promise<StoredMessage> {
  const place = await nextRevision(transaction, message.conversationId);
  if (!place) throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
  const { revision, userId } = place;
  const messageId = message.id;
  if (liked === null) {
    await transaction.feedback.deleteMany({ where: { messageId, userId } });
  } else {
    const opinion = { version: message.version, liked, reason, comment, createdAt: now };
    await transaction.feedback.upsert({
      where: { messageId },
      create: { messageId, userId, ...opinion },
      update: opinion,
    });
  }
  const rated = await transaction.message.update({
    where: { id_userId: { id: messageId, userId } },
    data: { liked, revision },
  });
  const [told = rated] = await withVersions(transaction, [rated]);
  return told;
}
