import * as contracts from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { presentKnownPerson } from '../presenters/known-people.ts';
import { deleteKnownPerson, listKnownPeople } from '../use-cases/known-people.ts';

/** The people that a user's conversations remember. */
export function addPeopleRoutes(app: FastifyInstance, context: ChatContext): void {
  addRoute(app, context.identities, contracts.listKnownPeople, async ({ identity }) => {
    const people = await listKnownPeople(context, callerId(identity));
    return answered('Pessoas lembradas.', { people: people.map(presentKnownPerson) });
  });

  addRoute(app, context.identities, contracts.deleteKnownPerson, async ({ identity, params }) => {
    await deleteKnownPerson(context, callerId(identity), params.id);
    return acknowledged('Pessoa esquecida.');
  });
}
