import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { requestStop } from '../data/messages.ts';
import { readOwnConversation } from './read-conversation.ts';

/** Stops the answers in progress of a conversation. @returns their ids. @throws DomainError NOT_FOUND */
export async function stopAnswer(context: ChatContext, userId: string, conversationId: string): Promise<string[]> {
  await readOwnConversation(context, userId, conversationId);
  const stopping = await requestStop(clientOf(context), { conversationId, userId });
  context.stopSignals.announce(stopping);
  return stopping;
}
