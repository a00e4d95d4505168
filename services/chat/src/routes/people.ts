import { forgetKnownPerson, type KnownPerson, listKnownPeople } from '@sefira/contracts/chat';
import { addRoute } from '@sefira/platform/add-route';
import { acknowledged, answered } from '@sefira/platform/answer';
import { DomainError } from '@sefira/platform/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { forgetOwnPerson, listOwnPeople, type KnownPerson as StoredPerson } from '../data/known-people.ts';
import { ownUserId } from '../policies.ts';

/** What the conversations remember of people, for its owner to see and to delete. */
export function addPeopleRoutes(app: FastifyInstance, context: ChatContext): void {
  const { client } = context.database;

  addRoute(app, context.identities, listKnownPeople, async ({ identity }) => {
    const people = await listOwnPeople(client, ownUserId(identity));
    return answered('Pessoas lembradas.', { people: people.map(presentPerson) });
  });

  addRoute(app, context.identities, forgetKnownPerson, async ({ identity, params }) => {
    if (!(await forgetOwnPerson(client, ownUserId(identity), params.id))) {
      throw new DomainError('NOT_FOUND', { message: 'Pessoa não encontrada.' });
    }
    return acknowledged('Pessoa esquecida.');
  });
}

function presentPerson({ id, conversationId, label, name, birthDate, updatedAt }: StoredPerson): KnownPerson {
  return { id, conversationId, label, name, birthDate, updatedAt: updatedAt.toISOString() };
}
