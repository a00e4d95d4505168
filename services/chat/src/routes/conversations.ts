import * as contracts from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { presentConversation } from '../presenters/messages.ts';
import { changeConversation } from '../use-cases/change-conversation.ts';
import { deleteConversation } from '../use-cases/delete-conversation.ts';
import {
  type ConversationPage,
  listConversations,
  readOwnConversation,
  searchConversations,
} from '../use-cases/read-conversation.ts';

/** Conversations of the caller: list, search, rename, archive, delete. */
export function addConversationRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities } = context;

  addRoute(app, identities, contracts.listConversations, async ({ identity, query }) => {
    const userId = callerId(identity);
    const { search: text, archived, limit, cursor } = query;
    const isArchived = archived === 'true';
    if (text) {
      const found = await searchConversations(context, { userId, text, isArchived, limit });
      return answered('Conversas encontradas.', presentPage(found));
    }
    const page = await listConversations(context, userId, { isArchived, cursor, limit });
    return answered('Conversas listadas.', presentPage(page));
  });

  addRoute(app, identities, contracts.readConversation, async ({ identity, params }) => {
    const conversation = await readOwnConversation(context, callerId(identity), params.id);
    return answered('Conversa lida.', presentConversation(conversation));
  });

  addRoute(app, identities, contracts.changeConversation, async ({ identity, params, body }) => {
    const conversation = await changeConversation(context, callerId(identity), params.id, body);
    return answered('Conversa atualizada.', presentConversation(conversation));
  });

  addRoute(app, identities, contracts.deleteConversation, async ({ identity, params }) => {
    await deleteConversation(context, callerId(identity), params.id);
    return acknowledged('Conversa apagada.');
  });
}

function presentPage({ items, nextCursor }: ConversationPage) {
  return {
    items: items.map(({ conversation, excerpt }) => ({ ...presentConversation(conversation), excerpt })),
    nextCursor,
  };
}
