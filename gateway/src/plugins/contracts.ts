import { readFeed, readRobots, readSitemap } from '@sefira/contracts/content/site';
import { apiPrefixes, publicRoutes } from '@sefira/contracts/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { defaultBodyLimit } from '@sefira/platform/http/http-server';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compressedFrom } from './compression.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract of a proxied route. */
    contract?: RouteShape;
  }
}

/** A route that the gateway forwards, under a prefix of its own. */
export interface ProxiedRoute {
  readonly prefix: string;
  readonly path: string;
  readonly contract: RouteShape;
}

/** Files that crawlers read at the root of a site; the content service writes them. */
const siteFiles: readonly ProxiedRoute[] = [
  { prefix: '', path: '/robots.txt', contract: readRobots },
  { prefix: '', path: '/sitemap.xml', contract: readSitemap },
  { prefix: '', path: '/blog/feed.xml', contract: readFeed },
];

/** Every public contract under both prefixes, and the site's files. */
export const proxiedRoutes: readonly ProxiedRoute[] = [
  ...apiPrefixes.flatMap((prefix) => publicRoutes.map((contract) => ({ prefix, path: contract.path, contract }))),
  ...siteFiles,
];

const contracts = new Map(
  proxiedRoutes.map(({ prefix, path, contract }) => [`${contract.method} ${prefix}${path}`, contract]),
);

/** A request of any server of Node, as the hooks of @fastify/http-proxy are typed. */
export interface ReceivedRequest extends Pick<FastifyRequest, 'id' | 'ip' | 'identity'> {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly routeOptions: { readonly config: FastifyContextConfig };
}

/** The contract of the request's route; undefined for routes of the gateway itself. */
export function contractOf(request: Pick<ReceivedRequest, 'routeOptions'>): RouteShape | undefined {
  return request.routeOptions.config.contract;
}

/** Gives each proxied route its contract, body limit and compression. Registered before the compression, which reads them. */
export const contractsPlugin = fastifyPlugin(
  (app, _options, done) => {
    app.addHook('onRoute', (route) => {
      const method = route.method === 'HEAD' ? 'GET' : String(route.method);
      const contract = contracts.get(`${method} ${route.url}`);
      if (contract === undefined) return;
      route.bodyLimit = contract.bodyLimit ?? defaultBodyLimit;
      route.compress = isBinary(contract.response) ? false : { threshold: compressedFrom };
      route.config = { ...route.config, contract };
    });
    done();
  },
  { name: 'contracts' },
);
