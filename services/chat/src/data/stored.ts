import type { Database } from '@sefira/database/prisma';
import type { Conversation, Message, MessageVersion, Prisma } from '../../prisma/generated/client.ts';

/** Rows of the chat for the rest of the service. */
export type StoredConversation = Conversation;
export type StoredMessage = Message & { readonly versions?: readonly MessageVersion[] };

export type Transaction = Prisma.TransactionClient;
export type Pool = Database<unknown>['pool'];

/** One user's messages with their earlier versions, oldest first; without versions there is no query. */
export async function withVersions(
  transaction: Transaction,
  messages: readonly Message[],
): Promise<readonly StoredMessage[]> {
  const changed = messages.filter(({ version }) => version > 1);
  const [first] = changed;
  if (first === undefined) return messages;
  const earlier = await transaction.messageVersion.findMany({
    where: { messageId: { in: changed.map(({ id }) => id) }, userId: first.userId },
    orderBy: { version: 'asc' },
  });
  return messages.map((message) => ({
    ...message,
    versions: earlier.filter(({ messageId }) => messageId === message.id),
  }));
}

/** The first message with its earlier versions; null if there is none. */
export async function firstWithVersions(
  transaction: Transaction,
  messages: readonly Message[],
): Promise<StoredMessage | null> {
  const [first] = await withVersions(transaction, messages.slice(0, 1));
  return first ?? null;
}
