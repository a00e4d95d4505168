import { createHash } from 'node:crypto';
import { chatSocketPath, chatSocketSettings } from '@sefira/contracts/chat/socket';
import { clientAddressHeader, requestIdHeader } from '@sefira/contracts/shared/identity';
import { watchReplicas } from '@sefira/platform/configuration/replica-addresses';
import { clientNetwork } from '@sefira/platform/http/client-network';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Agent } from 'undici';
import type { GatewayContext } from '../context.ts';
import { isOwnOrigin } from './own-origin.ts';
import { forwardUpgrades } from './socket-upgrade.ts';

/** What a client may say beside the body; the token travels inside the connection. */
const forwardedHeaders = ['accept', 'content-type', 'user-agent'] as const;
/** A poll is answered within a ping. */
const pollMilliseconds = chatSocketSettings.pingInterval + chatSocketSettings.pingTimeout;

/**
 * The way of real-time connections to the chat: WebSocket upgrades are joined end to end, polls are passed on. A WebSocket
 * goes to any node; the polls of one client all go to the same, chosen by what stays the same of it.
 */
export async function addSockets(app: FastifyInstance, context: GatewayContext): Promise<void> {
  const { PUBLIC_URL: publicUrl, CHAT_URL: addresses } = context.settings;
  const publicOrigin = new URL(publicUrl).origin;
  const nodes = context.resources.use(watchReplicas(addresses));
  const agent = new Agent({
    connections: 512,
    headersTimeout: pollMilliseconds,
    bodyTimeout: pollMilliseconds,
    connectTimeout: 2000,
  });
  // A poll waits for news up to a ping: the client asks again at another gateway.
  app.addHook('preClose', () => agent.destroy());
  const upgrades = forwardUpgrades(app, context.settings, nodes, context.logger);
  context.metrics.addGauge(
    { name: 'sefira_sockets', help: 'Real-time connections open through this process.', labelNames: [] },
    async () => [[{}, upgrades.count()]],
  );

  async function forwardPoll(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { origin } = request.headers;
    if (!isOwnOrigin(origin, publicOrigin, `${request.protocol}://${request.host}`)) {
      throw new DomainError('CROSS_SITE_BLOCKED');
    }
    await context.limiter.consumePoll(clientNetwork(request.ip));
    const headers: Record<string, string> = { [requestIdHeader]: request.id, [clientAddressHeader]: request.ip };
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    try {
      const answer = await agent.request({
        origin: addressFor(nodes.current(), `${request.ip} ${headers['user-agent'] ?? ''}`),
        path: request.raw.url ?? chatSocketPath,
        method: request.method === 'POST' ? 'POST' : 'GET',
        headers,
        body: Buffer.isBuffer(request.body) ? request.body : null,
        signal: gone.signal,
      });
      const type = answer.headers['content-type'];
      return await reply
        .code(answer.statusCode)
        .header('cache-control', 'no-store')
        .type(typeof type === 'string' ? type : 'text/plain')
        .send(Buffer.from(await answer.body.arrayBuffer()));
    } catch (error) {
      throw new DomainError('DEPENDENCY_DOWN', { cause: error, retryAfterSeconds: 2 });
    }
  }

  await app.register((polling, _options, done) => {
    polling.removeAllContentTypeParsers();
    polling.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    polling.route({
      method: ['GET', 'POST'],
      url: `${chatSocketPath}/`,
      bodyLimit: chatSocketSettings.maximumBytes,
      compress: false,
      handler: forwardPoll,
    });
    done();
  });
}

/** The same node for the same client, whichever gateway it comes through. */
function addressFor(addresses: readonly string[], client: string): string {
  const [only = ''] = addresses;
  if (addresses.length < 2) return only;
  const hash = createHash('sha256').update(client).digest().readUInt32BE(0);
  return addresses[hash % addresses.length] ?? only;
}
