import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change that another site's page asked for (docs/decisions/0021-cross-site-requests.md): Fetch Metadata first, the Origin where a
 * browser sends none. Clients that are no browsers send neither and pass.
 * @throws DomainError CROSS_SITE_BLOCKED
 */
export function refuseCrossSite(request: FastifyRequest, publicOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw new DomainError('CROSS_SITE_BLOCKED');
  }
  const { origin } = request.headers;
  if (origin !== undefined && origin !== publicOrigin && origin !== `${request.protocol}://${request.host}`) {
    throw new DomainError('CROSS_SITE_BLOCKED');
  }
}
