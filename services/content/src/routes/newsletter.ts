import { confirmNewsletter, subscribeNewsletter, unsubscribeNewsletter } from '@sefira/contracts/content/site';
import { addRoute } from '@sefira/platform/http/add-route';
import { acknowledged } from '@sefira/platform/http/answer';
import type { FastifyInstance } from 'fastify';
import type { ContentContext } from '../context.ts';
import { cancelSubscription, confirmSubscription, requestSubscription } from '../use-cases/newsletter-subscription.ts';

const requested = 'Quase lá! Enviamos um e-mail para você confirmar a inscrição.';

/** Newsletter: double opt-in and one-click cancellation. */
export async function addNewsletterRoutes(app: FastifyInstance, context: ContentContext): Promise<void> {
  addRoute(app, context.identities, subscribeNewsletter, async ({ body, requestId }) => {
    if (!body.website) await requestSubscription(context, body.email, requestId);
    return acknowledged(requested);
  });

  addRoute(app, context.identities, confirmNewsletter, async ({ body }) => {
    await confirmSubscription(context, body.token);
    return acknowledged('Inscrição confirmada. Até o próximo artigo!');
  });

  // Mail programs send a form, the page nothing: only the URL counts (RFC 8058), so the body is not parsed.
  await app.register((oneClick, _options, done) => {
    oneClick.removeAllContentTypeParsers();
    oneClick.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, parsed) => parsed(null, undefined));
    addRoute(oneClick, context.identities, unsubscribeNewsletter, async ({ params }) => {
      await cancelSubscription(context, params.token);
      return acknowledged('Inscrição cancelada. Você não recebe mais a newsletter.');
    });
    done();
  });
}
