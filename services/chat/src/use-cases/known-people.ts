import { clientOf } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ChatContext } from '../context.ts';
import { deleteOwnPerson, type KnownPerson, listOwnPeople } from '../data/known-people.ts';

/** The people that a user's conversations remember. */
export function listKnownPeople(context: ChatContext, userId: string): Promise<KnownPerson[]> {
  return listOwnPeople(clientOf(context), userId);
}

/** @throws DomainError NOT_FOUND */
export async function deleteKnownPerson(context: ChatContext, userId: string, id: string): Promise<void> {
  if (await deleteOwnPerson(clientOf(context), userId, id)) return;
  throw new DomainError('NOT_FOUND', { message: 'Pessoa não encontrada.' });
}
