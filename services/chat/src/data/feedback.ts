import { nextRevision } from './messages.ts';
import { type StoredMessage, type Transaction, withVersions } from './stored.ts';

export interface Opinion {
  readonly liked: boolean | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** Keeps what a person thinks of an answer; null takes it back. */
export async function putFeedback(
  transaction: Transaction,
  message: StoredMessage,
  { liked, reason, comment }: Opinion,
  now: Date,
): Promise<StoredMessage> {
  const revision = await nextRevision(transaction, message.conversationId);
  const messageId = message.id;
  if (liked === null) {
    await transaction.feedback.deleteMany({ where: { messageId } });
  } else {
    const opinion = { version: message.version, liked, reason, comment, createdAt: now };
    await transaction.feedback.upsert({
      where: { messageId },
      create: { messageId, userId: message.userId, ...opinion },
      update: opinion,
    });
  }
  return transaction.message.update({
    where: { id: messageId },
    data: { liked, revision },
    include: withVersions,
  });
}
