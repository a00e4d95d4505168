import { deleteKnownPerson, type KnownPerson, listKnownPeople } from '@sefira/contracts/chat/conversations';
import { clientOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { forgetOwnPerson, listOwnPeople, type KnownPerson as StoredPerson } from '../data/known-people.ts';

/** What the conversations remember of people, for its owner to see and to delete. */
export function addPeopleRoutes(app: FastifyInstance, context: ChatContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, listKnownPeople, async ({ identity }) => {
    const people = await listOwnPeople(client, callerId(identity));
    return answered('Pessoas lembradas.', { people: people.map(presentPerson) });
  });

  addRoute(app, context.identities, deleteKnownPerson, async ({ identity, params }) => {
    if (!(await forgetOwnPerson(client, callerId(identity), params.id))) {
      throw new DomainError('NOT_FOUND', { message: 'Pessoa não encontrada.' });
    }
    return acknowledged('Pessoa esquecida.');
  });
}

function presentPerson({ id, conversationId, label, name, birthDate, updatedAt }: StoredPerson): KnownPerson {
  return { id, conversationId, label, name, birthDate, updatedAt: updatedAt.toISOString() };
}
