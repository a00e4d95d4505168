import { listContactMessages, resolveContactMessage, sendContact } from '@sefira/contracts/content/site';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged, answered } from '@sefira/platform/http/answer';
import { addressPrefix } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import {
  addContactMessage,
  listContactMessages as listMessages,
  settleContactMessage as settleMessage,
} from '../data/contact-messages.ts';
import { presentContactMessage } from '../presenters/articles.ts';

const pageLength = 30;
const thanks = 'Mensagem enviada! Respondemos em até dois dias úteis.';

/** The contact form, and what came in through it. */
export function addContactRoutes(app: FastifyInstance, context: ContentContext): void {
  const client = clientOf(context);

  addRoute(app, context.identities, sendContact, async (call) => {
    const { name, email, topic, message, website } = call.body;
    if (website) return acknowledged(thanks);
    const now = context.clock();
    await inTransaction(context, async (transaction) => {
      const prefix = addressPrefix(call.clientAddress);
      const kept = await addContactMessage(transaction, { name, email, topic, message, addressPrefix: prefix }, now);
      const payload = {
        messageId: kept.id,
        name,
        email,
        topic,
        message,
        recipient: context.settings.CONTACT_MAIL,
        receivedAt: now.toISOString(),
      };
      await appendEvent(transaction, context.schema, 'contact.received', payload, call.requestId);
    });
    return acknowledged(thanks);
  });

  addRoute(app, context.identities, listContactMessages, async (call) => {
    const { state, cursor } = call.query;
    const found = await listMessages(client, { state, before: cursor, limit: pageLength });
    const items = found.slice(0, pageLength);
    return answered('Mensagens listadas.', {
      items: items.map(presentContactMessage),
      nextCursor: found.length > pageLength ? (items.at(-1)?.id ?? null) : null,
    });
  });

  addRoute(app, context.identities, resolveContactMessage, async (call) => {
    if (!(await settleMessage(client, call.params.id, call.body.isAnswered))) throw new DomainError('NOT_FOUND');
    return acknowledged(call.body.isAnswered ? 'Mensagem marcada como respondida.' : 'Mensagem reaberta.');
  });
}
