import type { Conversation, Message, MessageVersion, Prisma } from '../../prisma/generated/client.ts';

/** Rows as the rest of the service sees them. */
export type StoredConversation = Conversation;
export type StoredMessage = Message & { readonly versions?: readonly MessageVersion[] };

export type Transaction = Prisma.TransactionClient;

/** A message comes with its earlier versions, oldest first. */
export const withVersions = { versions: { orderBy: { version: 'asc' } } } as const satisfies Prisma.MessageInclude;
