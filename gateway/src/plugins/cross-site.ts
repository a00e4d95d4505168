import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { contractOf } from './contracts.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe calls of other sites' pages (docs/decisions/0021-cross-site-requests.md). Browsers never send an API key by themselves. */
export const crossSitePlugin = fastifyPlugin<{ readonly publicOrigin: string }>(
  (app, { publicOrigin }, done) => {
    app.addHook('preHandler', (request, _reply, next) => {
      const contract = contractOf(request);
      const isChecked = contract !== undefined && contract.access !== 'key' && !safeMethods.has(request.method);
      next(isChecked && isCrossSite(request, publicOrigin) ? new DomainError('CROSS_SITE_BLOCKED') : undefined);
    });
    done();
  },
  { name: 'cross-site', dependencies: ['contracts'] },
);

/** Fetch Metadata decides; Origin where a browser sends none. Clients that are no browsers send neither. */
function isCrossSite(request: FastifyRequest, publicOrigin: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return !isOwnOrigin(request.headers.origin, publicOrigin, `${request.protocol}://${request.host}`);
}

/** Whether a browser's page is of this product. Clients that are no browsers send no Origin. */
export function isOwnOrigin(origin: string | undefined, ...own: readonly string[]): boolean {
  return origin === undefined || own.includes(origin);
}
