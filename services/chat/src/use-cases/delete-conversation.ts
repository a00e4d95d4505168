import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { deleteOwnConversation } from '../data/conversations.ts';
import { noConversation } from './read-conversation.ts';

/** Deletes a conversation with its messages, on every device. @throws DomainError NOT_FOUND */
export async function deleteConversation(context: ChatContext, userId: string, id: string): Promise<void> {
  if (!(await deleteOwnConversation(clientOf(context), userId, id))) throw noConversation();
  context.announcer.toUser(userId, 'conversationDeleted', { conversationId: id });
  context.announcer.closeConversation(id);
}
