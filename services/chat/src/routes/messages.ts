import * as contracts from '@sefira/contracts/chat/conversations';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { presentMessage } from '../presenters/messages.ts';
import { listMessages } from '../use-cases/list-messages.ts';
import { rateMessage } from '../use-cases/rate-message.ts';

/** Older messages of a conversation, and opinions of answers. */
export function addMessageRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities } = context;

  addRoute(app, identities, contracts.listMessages, async ({ identity, params, query }) => {
    const conversation = { conversationId: params.id, userId: callerId(identity) };
    const { messages, hasMore } = await listMessages(context, conversation, query);
    return answered('Mensagens lidas.', { messages: messages.map(presentMessage), hasMore });
  });

  addRoute(app, identities, contracts.rateMessage, async ({ identity, params, body }) => {
    const opinion = { liked: body.liked, reason: body.reason ?? null, comment: body.comment ?? null };
    const message = await rateMessage(context, callerId(identity), params.id, opinion);
    return answered('Opinião guardada.', presentMessage(message));
  });
}
