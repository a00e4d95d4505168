import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { changeOwnConversation } from '../data/conversations.ts';
import type { StoredConversation } from '../data/stored.ts';
import { presentConversation } from '../presenters/messages.ts';
import { noConversation } from './read-conversation.ts';

/** Renames or archives a conversation, on every device. @throws DomainError NOT_FOUND */
export async function changeConversation(
  context: ChatContext,
  userId: string,
  id: string,
  { title, isArchived }: { readonly title?: string | undefined; readonly isArchived?: boolean | undefined },
): Promise<StoredConversation> {
  const changed = await changeOwnConversation(clientOf(context), userId, id, {
    ...(title === undefined ? {} : { title }),
    ...(isArchived === undefined ? {} : { isArchived }),
  });
  if (!changed) throw noConversation();
  const conversation = presentConversation(changed);
  context.announcer.toUser(userId, 'conversationUpdated', { conversationId: id, conversation });
  return changed;
}
