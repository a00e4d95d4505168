import * as contracts from '@sefira/contracts/content/site';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { presentContactMessage } from '../presenters/articles.ts';
import { listContactMessages, receiveContactMessage, resolveContactMessage } from '../use-cases/contact-messages.ts';

const thanks = 'Mensagem enviada! Respondemos em até dois dias úteis.';

/** The contact form and its messages. */
export function addContactRoutes(app: FastifyInstance, context: ContentContext): void {
  addRoute(app, context.identities, contracts.sendContact, async ({ body, identity, clientAddress, requestId }) => {
    const { website, ...message } = body;
    if (!website) await receiveContactMessage(context, message, { identity, clientAddress, requestId });
    return acknowledged(thanks);
  });

  addRoute(app, context.identities, contracts.listContactMessages, async ({ query }) => {
    const { items, nextCursor } = await listContactMessages(context, { state: query.state, before: query.cursor });
    return answered('Mensagens listadas.', { items: items.map(presentContactMessage), nextCursor });
  });

  addRoute(app, context.identities, contracts.resolveContactMessage, async ({ params, body }) => {
    await resolveContactMessage(context, params.id, body.isAnswered);
    return acknowledged(body.isAnswered ? 'Mensagem marcada como respondida.' : 'Mensagem reaberta.');
  });
}
