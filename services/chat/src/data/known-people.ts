import { newId } from '@sefira/platform/time/identifiers';
import type { KnownPerson } from '../../prisma/generated/client.ts';
import type { Transaction } from './stored.ts';

export type { KnownPerson };

/** A person that a conversation mentions. */
export interface MentionedPerson {
  readonly label: string;
  readonly name: string | null;
  readonly birthDate: string | null;
}

export function peopleOfConversation(transaction: Transaction, conversationId: string): Promise<KnownPerson[]> {
  return transaction.knownPerson.findMany({ where: { conversationId }, orderBy: { updatedAt: 'asc' } });
}

export function listOwnPeople(transaction: Transaction, userId: string): Promise<KnownPerson[]> {
  return transaction.knownPerson.findMany({ where: { userId }, orderBy: { updatedAt: 'desc' }, take: 500 });
}

/** @returns false if this user has no such known person */
export async function deleteOwnPerson(transaction: Transaction, userId: string, id: string): Promise<boolean> {
  const { count } = await transaction.knownPerson.deleteMany({ where: { id, userId } });
  return count > 0;
}

export async function rememberPeople(
  transaction: Transaction,
  conversation: { readonly id: string; readonly userId: string },
  people: readonly MentionedPerson[],
  now: Date,
): Promise<void> {
  for (const { label, name, birthDate } of people) {
    await transaction.knownPerson.upsert({
      where: { conversationId_label: { conversationId: conversation.id, label } },
      create: {
        id: newId(),
        conversationId: conversation.id,
        userId: conversation.userId,
        label,
        name,
        birthDate,
        updatedAt: now,
      },
      update: { name, birthDate, updatedAt: now },
    });
  }
}
