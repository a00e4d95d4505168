import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import httpProxy from '@fastify/http-proxy';
import { chatSocketPath, chatSocketSettings } from '@sefira/contracts/chat/socket';
import { clientAddressHeader, requestIdHeader } from '@sefira/contracts/shared/identity';
import { watchReplicas } from '@sefira/platform/configuration/replica-addresses';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Agent } from 'undici';
import { createUpstreamClient, sendResponse } from '../adapters/upstreams.ts';
import type { GatewayContext } from '../context.ts';
import type { ReceivedRequest } from './contracts.ts';
import { isOwnOrigin } from './cross-site.ts';
import { createSocketCounter } from './socket-counter.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The chat node of a real-time connection. */
    chatNode: string;
  }
}

/** Headers of a client that reach the chat beside the body; the token travels inside the connection. */
const forwardedHeaders = ['accept', 'content-type', 'user-agent'] as const;
/** A poll is answered within a ping. */
const pollMilliseconds = chatSocketSettings.pingInterval + chatSocketSettings.pingTimeout;
const connectMilliseconds = 2000;

/**
 * Real-time connections to the chat. A WebSocket goes to any node that accepts connections; the polls of one client go to
 * one node, chosen by its address and user agent. Registered before the compression: responses are small and frequent.
 */
export const socketsPlugin = fastifyPlugin<{ readonly context: GatewayContext; readonly publicOrigin: string }>(
  async (app, { context, publicOrigin }) => {
    const nodes = context.resources.use(watchReplicas(context.settings.CHAT_URL));
    const counter = createSocketCounter(context.settings.SOCKETS_PER_ADDRESS);
    const open = new Set<Duplex>();
    const agent = new Agent({
      connections: 512,
      headersTimeout: pollMilliseconds,
      bodyTimeout: pollMilliseconds,
      connectTimeout: connectMilliseconds,
    });
    const client = createUpstreamClient('chat', agent);
    context.metrics.addGauge(
      { name: 'sefira_sockets', help: 'Real-time connections open through this process.', labelNames: [] },
      async () => [[{}, open.size]],
    );
    // Clients reconnect through another gateway; a poll would hold the closing up until its node has news.
    app.addHook('preClose', async () => {
      for (const socket of open) socket.destroy();
      await agent.destroy();
    });
    // @fastify/http-proxy dispatches every upgrade to the router unless another listener takes those outside its prefix.
    app.server.on('upgrade', ({ url = '' }, socket) => {
      if (!url.startsWith(`${chatSocketPath}/`)) refuseUpgrade(socket);
    });
    app.decorateRequest('chatNode', '');

    let turn = 0;
    /** The next node that accepts a connection. @throws DomainError DEPENDENCY_DOWN */
    async function reachableNode(): Promise<string> {
      const addresses = nodes.current();
      turn += 1;
      for (let step = 0; step < addresses.length; step += 1) {
        const address = addresses[(turn + step) % addresses.length] ?? '';
        if (await acceptsConnections(address)) return address;
      }
      throw new DomainError('DEPENDENCY_DOWN', { retryAfterSeconds: 2 });
    }

    /** Counts a connection and holds it back if its network is above its limit. @throws DomainError RATE_LIMITED */
    async function admitSocket(socket: Duplex, network: string): Promise<void> {
      const admitted = counter.acquire(network);
      if (admitted === null) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: 2 });
      open.add(socket);
      socket.once('close', () => {
        open.delete(socket);
        admitted.release();
      });
      if (admitted.delayMilliseconds > 0) await wait(admitted.delayMilliseconds);
    }

    await app.register(async (sockets) => {
      sockets.removeAllContentTypeParsers();
      sockets.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      sockets.addHook('onRoute', (route) => {
        route.bodyLimit = chatSocketSettings.maximumBytes;
      });
      sockets.addHook('preHandler', async (request) => {
        const { host } = request;
        if (!isOwnOrigin(request.headers.origin, publicOrigin, `http://${host}`, `https://${host}`)) {
          throw new DomainError('CROSS_SITE_BLOCKED');
        }
        const network = clientNetwork(request.ip);
        if (isUpgrade(request)) {
          await admitSocket(request.raw.socket, network);
          request.chatNode = await reachableNode();
        } else {
          await context.limiter.consumePoll(network);
          request.chatNode = nodeOf(nodes.current(), `${request.ip} ${request.headers['user-agent'] ?? ''}`);
        }
      });
      // @fastify/http-proxy destroys the socket of a refused upgrade; its client must not reuse it.
      sockets.addHook('onSend', (request, reply, _payload, done) => {
        if (isUpgrade(request)) reply.header('connection', 'close');
        done();
      });
      const wsClientOptions = {
        handshakeTimeout: 5000,
        perMessageDeflate: false,
        rewriteRequestHeaders: (_headers: object, request: FastifyRequest) => requestHeaders(request),
      };
      await sockets.register(httpProxy, {
        upstream: '',
        undici: client.dispatcher,
        prefix: chatSocketPath,
        rewritePrefix: chatSocketPath,
        routes: ['/'],
        httpMethods: ['GET', 'POST'],
        proxyPayloads: false,
        disableRequestLogging: true,
        websocket: true,
        wsServerOptions: { maxPayload: chatSocketSettings.maximumBytes },
        wsClientOptions,
        replyOptions: {
          getUpstream: ({ chatNode }) => chatNode,
          retryDelay: () => null,
          rewriteRequestHeaders: requestHeaders,
          rewriteHeaders: (headers) => ({
            'cache-control': 'no-store',
            'content-type': headers['content-type'] ?? 'text/plain',
            'content-length': headers['content-length'],
          }),
          onResponse: (_request, reply, response) => sendResponse(reply, response, client),
          onError: (reply, { error }) => {
            reply.send(client.refusalOf(error));
          },
        },
        handler: (request, reply, path, options) => {
          const body = Buffer.isBuffer(request.body)
            ? { body: request.body, contentType: request.headers['content-type'] ?? 'text/plain' }
            : {};
          return client.untilDisconnected(reply, () => reply.from(path, { ...options, ...body }));
        },
      });
    });
  },
  { name: 'sockets', dependencies: ['security-headers'] },
);

function requestHeaders(request: Pick<ReceivedRequest, 'id' | 'ip' | 'headers'>): Record<string, string> {
  const headers: Record<string, string> = { [requestIdHeader]: request.id, [clientAddressHeader]: request.ip };
  for (const name of forwardedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

/** As Node decides it: a connection that names the protocol to upgrade to. */
function isUpgrade({ headers }: FastifyRequest): boolean {
  return headers.upgrade !== undefined && /\bupgrade\b/i.test(headers.connection ?? '');
}

function acceptsConnections(address: string): Promise<boolean> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: connectMilliseconds });
    const end = (isReachable: boolean) => {
      socket.destroy();
      resolve(isReachable);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

/** The same node for the same client at every gateway. */
function nodeOf(addresses: readonly string[], client: string): string {
  const [only = ''] = addresses;
  if (addresses.length < 2) return only;
  const hash = createHash('sha256').update(client).digest().readUInt32BE(0);
  return addresses[hash % addresses.length] ?? only;
}
