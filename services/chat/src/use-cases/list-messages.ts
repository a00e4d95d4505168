import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { messagesBefore, type OwnedConversation } from '../data/messages.ts';
import type { StoredMessage } from '../data/stored.ts';
import { readOwnConversation } from './read-conversation.ts';

/** Older messages of a conversation, in order. @throws DomainError NOT_FOUND */
export async function listMessages(
  context: ChatContext,
  { conversationId, userId }: OwnedConversation,
  { beforeSeq, limit }: { readonly beforeSeq?: number | undefined; readonly limit: number },
): Promise<{ messages: readonly StoredMessage[]; hasMore: boolean }> {
  await readOwnConversation(context, userId, conversationId);
  const rows = await messagesBefore(clientOf(context), { conversationId, userId }, beforeSeq ?? null, limit + 1);
  return { messages: rows.slice(-limit), hasMore: rows.length > limit };
}
