import {
  changeConversation,
  deleteConversation,
  listConversations,
  readConversation,
} from '@sefira/contracts/chat/conversations';
import { clientOf, poolOf } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import {
  changeOwnConversation,
  deleteOwnConversation,
  findOwnConversation,
  listOwnConversations,
} from '../data/conversations.ts';
import { searchOwnConversations } from '../data/search.ts';
import type { StoredConversation } from '../data/stored.ts';
import { presentConversation } from '../presenters/messages.ts';
import { readCursor, writeCursor } from './cursor.ts';

/** The list of conversations and what may be done with one. */
export function addConversationRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities, announcer } = context;
  const client = clientOf(context);
  const pool = poolOf(context);

  addRoute(app, identities, listConversations, async ({ identity, query }) => {
    const userId = callerId(identity);
    const isArchived = query.archived === 'true';
    if (query.search) {
      const search = { userId, text: query.search, isArchived, limit: query.limit };
      const found = await searchOwnConversations(pool, context.schema, search);
      const rows = await client.conversation.findMany({ where: { id: { in: found.map(({ id }) => id) }, userId } });
      const items = found.flatMap(({ id, excerpt }) => {
        const row = rows.find((one) => one.id === id);
        return row ? [{ ...presentConversation(row), excerpt }] : [];
      });
      return answered('Conversas encontradas.', { items, nextCursor: null });
    }
    const after = query.cursor === undefined ? null : readCursor(query.cursor);
    const rows = await listOwnConversations(client, userId, { isArchived, after, limit: query.limit + 1 });
    const items = rows.slice(0, query.limit);
    const last = rows.length > query.limit ? items.at(-1) : undefined;
    return answered('Conversas listadas.', {
      items: items.map((row) => ({ ...presentConversation(row), excerpt: null })),
      nextCursor: last ? writeCursor(last) : null,
    });
  });

  addRoute(app, identities, readConversation, async ({ identity, params }) => {
    const row = await findOwnConversation(client, callerId(identity), params.id);
    return answered('Conversa lida.', presentConversation(found(row)));
  });

  addRoute(app, identities, changeConversation, async ({ identity, params, body }) => {
    const userId = callerId(identity);
    const row = found(await changeOwnConversation(client, userId, params.id, definedOf(body)));
    const conversation = presentConversation(row);
    announcer.toUser(userId, 'conversationUpdated', { conversationId: row.id, conversation });
    return answered('Conversa atualizada.', conversation);
  });

  addRoute(app, identities, deleteConversation, async ({ identity, params }) => {
    const userId = callerId(identity);
    if (!(await deleteOwnConversation(client, userId, params.id))) throw missing();
    announcer.toUser(userId, 'conversationDeleted', { conversationId: params.id });
    announcer.closeConversation(params.id);
    return acknowledged('Conversa apagada.');
  });
}

function definedOf(body: { title?: string | undefined; isArchived?: boolean | undefined }) {
  return {
    ...(body.title === undefined ? {} : { title: body.title }),
    ...(body.isArchived === undefined ? {} : { isArchived: body.isArchived }),
  };
}

function missing(): DomainError {
  return new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
}

/** @throws DomainError NOT_FOUND */
function found(row: StoredConversation | null): StoredConversation {
  if (!row) throw missing();
  return row;
}
