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
  const { revision, userId } = await nextRevision(transaction, message.conversationId);
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
