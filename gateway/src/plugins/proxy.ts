import httpProxy from '@fastify/http-proxy';
import { referralHeader } from '@sefira/contracts/reseller/links';
import {
  clientAddressHeader,
  deviceTokenHeader,
  identityHeader,
  requestIdHeader,
  visitorIdentity,
} from '@sefira/contracts/shared/identity';
import { isSlow, type RouteShape } from '@sefira/contracts/shared/route';
import { sendNotFound } from '@sefira/platform/http/error-handler';
import { fillPath } from '@sefira/platform/http/service-client';
import fastifyPlugin from 'fastify-plugin';
import { sendResponse, type UpstreamClient } from '../adapters/upstreams.ts';
import type { GatewayContext } from '../context.ts';
import { contractOf, type ProxiedRoute, proxiedRoutes, type ReceivedRequest } from './contracts.ts';
import { readReferralCookie } from './referral.ts';

/** Headers of a client that reach a service (docs/decisions/0020-signed-identity-between-services.md). */
const forwardedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-none-match',
  'range',
  'user-agent',
  // The signature of a payment provider over the bytes of its webhook notice.
  'x-signature',
  deviceTokenHeader,
] as const;

/** Headers of a service that reach a client. */
const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'clear-site-data',
  'content-disposition',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'retry-after',
] as const;

/** Routes that share a method, a prefix and a client: one registration of @fastify/http-proxy. */
interface ProxyGroup {
  readonly prefix: string;
  readonly method: RouteShape['method'];
  readonly client: UpstreamClient;
  readonly paths: string[];
}

/** Forwards every proxied route to its service, with a signed identity and an allow-list of headers. */
export const proxyPlugin = fastifyPlugin<{ readonly context: GatewayContext }>(
  async (app, { context }) => {
    await app.register(async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      for (const { prefix, method, client, paths } of groupsOf(proxiedRoutes, context)) {
        await api.register(httpProxy, {
          upstream: client.origin,
          undici: client.dispatcher,
          prefix,
          routes: paths,
          httpMethods: [method],
          proxyPayloads: false,
          disableRequestLogging: true,
          internalRewriteLocationHeader: false,
          replyOptions: {
            retryDelay: ({ err, req, attempt }) => client.retryDelay(err, req.method, attempt),
            rewriteRequestHeaders: (request) => requestHeaders(request, context),
            rewriteHeaders: selectHeaders,
            onResponse: (_request, reply, response) => sendResponse(reply, response, client),
            onError: (reply, { error }) => {
              reply.send(client.refusalOf(error));
            },
          },
          handler: (request, reply, _path, options) => {
            const contract = contractOf(request);
            if (contract === undefined) return sendNotFound(request, reply);
            const body = Buffer.isBuffer(request.body)
              ? { body: request.body, contentType: request.headers['content-type'] ?? 'application/octet-stream' }
              : {};
            // HEAD is a GET of the service without its body.
            const call = { ...options, ...body, method: contract.method };
            return client.untilDisconnected(reply, () => reply.from(fillPath(contract.path, request.params), call));
          },
        });
      }
      api.all('/api', sendNotFound);
      api.all('/api/*', sendNotFound);
    });
  },
  { name: 'proxy', dependencies: ['contracts', 'cross-site', 'session', 'limits', 'security-headers'] },
);

function groupsOf(routes: readonly ProxiedRoute[], { upstreams }: GatewayContext): readonly ProxyGroup[] {
  const groups = new Map<string, ProxyGroup>();
  for (const { prefix, path, contract } of routes) {
    const { service, method } = contract;
    const key = [prefix, service, method, isSlow(contract)].join(' ');
    const group = groups.get(key) ?? { prefix, method, client: upstreams.clientOf(contract), paths: [] };
    group.paths.push(path);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function requestHeaders(request: ReceivedRequest, { signer }: GatewayContext): Record<string, string> {
  const contract = contractOf(request);
  const headers: Record<string, string> = { [requestIdHeader]: request.id, [clientAddressHeader]: request.ip };
  if (contract === undefined) return headers;
  headers[identityHeader] = signer.sign(request.identity ?? visitorIdentity, contract.service);
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  const click = contract.carriesReferral ? readReferralCookie(request) : null;
  if (click !== null) headers[referralHeader] = click;
  return headers;
}

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

function selectHeaders(headers: Headers): Record<string, string> {
  const selected: Record<string, string> = {};
  for (const name of responseHeaders) {
    const value = headers[name];
    if (typeof value === 'string') selected[name] = value;
  }
  selected['cache-control'] ??= 'no-store';
  return selected;
}
