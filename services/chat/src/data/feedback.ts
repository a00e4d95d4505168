import { nextRevision } from './messages.ts';
import { firstWithVersions, type StoredMessage, type Transaction } from './stored.ts';

export interface Opinion {
  readonly liked: boolean | null;
  readonly reason: string | null;
  readonly comment: string | null;
}

/** Stores an opinion of an answer; `liked: null` removes it. @returns null if the conversation was deleted */
export async function putFeedback(
  transaction: Transaction,
  message: StoredMessage,
  { liked, reason, comment }: Opinion,
  now: Date,
): Promise<StoredMessage | null> {
  const place = await nextRevision(transaction, message.conversationId);
  if (!place) return null;
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
  return firstWithVersions(transaction, [rated]);
}
