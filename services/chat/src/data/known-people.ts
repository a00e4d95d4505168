import { newId } from '@sefira/platform/time/identifiers';
import type { KnownPerson, Profile } from '../../prisma/generated/client.ts';
import type { Transaction } from './stored.ts';

export type { KnownPerson, Profile };

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

export function findProfile(transaction: Transaction, userId: string): Promise<Profile | null> {
  return transaction.profile.findUnique({ where: { userId } });
}

/** Stores a profile; an older one than the stored changes nothing. */
export async function putProfile(transaction: Transaction, profile: Profile): Promise<void> {
  const { userId, ...facts } = profile;
  const { count } = await transaction.profile.updateMany({
    where: { userId, updatedAt: { lte: facts.updatedAt } },
    data: facts,
  });
  if (count === 0) await transaction.profile.createMany({ data: [profile], skipDuplicates: true });
}
