import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '@sefira/contracts/content/site';
import { clientOf, inTransaction } from '@sefira/database/access';
import { appendEvent } from '@sefira/messaging/outbox';
import { seal } from '@sefira/messaging/sealing';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { askToConfirm, confirmSubscriber, removeSubscriber } from '../data/newsletter.ts';

const asked = 'Quase lá! Enviamos um e-mail para você confirmar a inscrição.';

/** The newsletter: asked for, confirmed by mail, left with one click. */
export async function addNewsletterRoutes(app: FastifyInstance, context: ContentContext): Promise<void> {
  addRoute(app, context.identities, subscribeNewsletter, async (call) => {
    const { email, website } = call.body;
    if (website) return acknowledged(asked);
    const now = context.clock();
    await inTransaction(context, async (transaction) => {
      const subscriber = await askToConfirm(transaction, email, now);
      if (!subscriber) return;
      const token = context.links.sign('confirm', subscriber.id);
      const payload = {
        subscriberId: subscriber.id,
        email,
        sealedToken: seal({ token }, context.settings.MESSAGE_KEY),
        requestedAt: now.toISOString(),
      };
      await appendEvent(transaction, context.schema, 'newsletter.confirmation_requested', payload, call.requestId);
    });
    return acknowledged(asked);
  });

  addRoute(app, context.identities, confirmNewsletter, async (call) => {
    const subscriberId = context.links.read('confirm', call.body.token);
    const isKnown =
      subscriberId !== null && (await confirmSubscriber(clientOf(context), subscriberId, context.clock()));
    if (!isKnown) throw new DomainError('TOKEN_INVALID');
    return acknowledged('Inscrição confirmada. Até o próximo artigo!');
  });

  // Mail programs send a form, our page nothing: the address alone decides (RFC 8058), so no body is read.
  await app.register((oneClick, _options, done) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null, undefined));
    addRoute(oneClick, context.identities, unsubscribeNewsletter, async (call) => {
      const subscriberId = context.links.read('leave', call.params.token);
      if (subscriberId === null) throw new DomainError('TOKEN_INVALID');
      await removeSubscriber(clientOf(context), subscriberId);
      return acknowledged('Inscrição cancelada. Você não recebe mais a newsletter.');
    });
    done();
  });
}
