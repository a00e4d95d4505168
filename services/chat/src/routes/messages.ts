import { listMessages, rateMessage } from '@sefira/contracts/chat/conversations';
import { clientOf, inTransaction } from '@sefira/database/access';
import { addRoute } from '@sefira/platform/http/add-route';
import { answered } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import { callerId } from '@sefira/platform/identity/caller';
import type { FastifyInstance } from 'fastify';
import type { ChatContext } from '../context.ts';
import { findOwnConversation } from '../data/conversations.ts';
import { putFeedback } from '../data/feedback.ts';
import { findOwnMessage, messagesBefore } from '../data/messages.ts';
import { presentMessage } from '../presenters/messages.ts';

/** Older messages of a conversation, and what a person thinks of an answer. */
export function addMessageRoutes(app: FastifyInstance, context: ChatContext): void {
  const { identities, announcer, clock } = context;
  const client = clientOf(context);

  addRoute(app, identities, listMessages, async ({ identity, params, query }) => {
    const talk = { conversationId: params.id, userId: callerId(identity) };
    if (!(await findOwnConversation(client, talk.userId, params.id))) {
      throw new DomainError('NOT_FOUND', { message: 'Conversa não encontrada.' });
    }
    const rows = await messagesBefore(client, talk, query.beforeSeq ?? null, query.limit + 1);
    const messages = rows.slice(-query.limit).map(presentMessage);
    return answered('Mensagens lidas.', { messages, hasMore: rows.length > query.limit });
  });

  addRoute(app, identities, rateMessage, async ({ identity, params, body }) => {
    const userId = callerId(identity);
    const answer = await findOwnMessage(client, userId, params.id);
    if (answer?.type !== 'bot') throw new DomainError('NOT_FOUND', { message: 'Resposta não encontrada.' });
    const opinion = { liked: body.liked, reason: body.reason ?? null, comment: body.comment ?? null };
    const rated = await inTransaction(context, (transaction) => putFeedback(transaction, answer, opinion, clock()));
    const message = presentMessage(rated);
    announcer.toUser(userId, 'messageUpdated', message);
    return answered('Opinião guardada.', message);
  });
}
