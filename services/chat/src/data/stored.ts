import type { Conversation, Message, MessageVersion, Prisma } from '../../prisma/generated/client.ts';

/** Rows as the rest of the service sees them. */
export type StoredConversation = Conversation;
export type StoredMessage = Message & { readonly versions?: readonly MessageVersion[] };

export type Transaction = Prisma.TransactionClient;

/** One person's messages with their earlier versions, oldest first; most have none, and then nothing is asked. */
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

/** The first of them with its earlier versions; null where there is none. */
export async function firstWithVersions(
  transaction: Transaction,
  messages: readonly Message[],
): Promise<StoredMessage | null> {
  const [first] = await withVersions(transaction, messages.slice(0, 1));
  return first ?? null;
}
