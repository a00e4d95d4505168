import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ChatContext } from '../context.ts';
import { type Opinion, putFeedback } from '../data/feedback.ts';
import { findOwnMessage } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import { presentMessage } from '../presenters/messages.ts';
import { noConversation } from './read-conversation.ts';

/** Stores a user's opinion of an answer; `liked: null` removes it. @throws DomainError NOT_FOUND */
export async function rateMessage(
  context: ChatContext,
  userId: string,
  id: string,
  opinion: Opinion,
): Promise<StoredMessage> {
  const answer = await findOwnMessage(clientOf(context), userId, id);
  if (answer?.type !== 'bot') throw new DomainError('NOT_FOUND', { message: 'Resposta não encontrada.' });
  const rated = await inTransaction(context, (transaction) =>
    putFeedback(transaction, answer, opinion, context.clock()),
  );
  if (!rated) throw noConversation();
  context.announcer.toUser(userId, 'messageUpdated', presentMessage(rated));
  return rated;
}
