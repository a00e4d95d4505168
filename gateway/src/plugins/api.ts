import { apiPrefixes, publicRoutes } from '@sefira/contracts/routes';
import { isBinary } from '@sefira/contracts/shared/route';
import { sendNotFound } from '@sefira/platform/http/error-handler';
import { defaultBodyLimit } from '@sefira/platform/http/http-server';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../context.ts';
import { compressedFrom } from './compression.ts';
import { forwardTo } from './forward.ts';

/** Every call of the route table, under both prefixes. Bodies pass unread, within the call's own size limit. */
export async function addApi(app: FastifyInstance, context: GatewayContext): Promise<void> {
  const publicOrigin = new URL(context.settings.PUBLIC_URL).origin;
  await app.register((api, _options, done) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const prefix of apiPrefixes) {
      for (const route of publicRoutes) {
        api.route({
          method: route.method,
          url: prefix + route.path,
          bodyLimit: route.bodyLimit ?? defaultBodyLimit,
          compress: isBinary(route.response) ? false : { threshold: compressedFrom },
          handler: forwardTo(route, context, publicOrigin),
        });
      }
    }
    api.all('/api', sendNotFound);
    api.all('/api/*', sendNotFound);
    done();
  });
}
