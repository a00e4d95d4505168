import { clientOf } from '@sefira/database/access';
import type { ChatContext } from '../context.ts';
import { deleteExpiredConversations as deleteExpired } from '../data/conversations.ts';

/** Deletes expired conversations of guests. */
export async function deleteExpiredConversations(context: ChatContext, signal: AbortSignal): Promise<void> {
  const conversations = await deleteExpired(clientOf(context), context.clock(), signal);
  if (conversations > 0) context.logger.info({ conversations }, 'expired conversations removed');
}
