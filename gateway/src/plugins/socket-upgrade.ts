import { randomUUID } from 'node:crypto';
import { type IncomingMessage, request as openRequest } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddress from '@fastify/proxy-addr';
import { chatSocketPath } from '@sefira/contracts/chat/socket';
import { clientAddressHeader, requestIdHeader } from '@sefira/contracts/shared/identity';
import type { ReplicaAddresses } from '@sefira/platform/configuration/replica-addresses';
import { clientNetwork } from '@sefira/platform/http/client-network';
import type { Logger } from '@sefira/platform/telemetry/logger';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnvironment } from '../config.ts';
import { isOwnOrigin } from './own-origin.ts';
import { createSocketCounter } from './socket-counter.ts';

/** Of the handshake, what goes on to the chat and what comes back. */
const forwardedHeaders = [
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
  'user-agent',
] as const;
const returnedHeaders = ['sec-websocket-accept', 'sec-websocket-extensions', 'sec-websocket-protocol'] as const;
const connectMilliseconds = 5000;
/** A node that could not be reached is left out for so long, while there are others. */
const avoidedMilliseconds = 2000;

/** Joins WebSocket upgrades of the chat's path to a chat node, end to end; any other upgrade is refused. `count` tells how many are open. */
export function forwardUpgrades(
  app: FastifyInstance,
  settings: GatewayEnvironment,
  nodes: ReplicaAddresses,
  logger: Logger,
): { count(): number } {
  const publicOrigin = new URL(settings.PUBLIC_URL).origin;
  const counter = createSocketCounter(settings.SOCKETS_PER_ADDRESS);
  const trusted = settings.TRUSTED_PROXIES.split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const isTrusted = trusted.length > 0 ? proxyAddress.compile(trusted) : () => false;
  const open = new Set<Duplex>();
  const avoidedUntil = new Map<string, number>();
  let turn = 0;

  /** The nodes take turns; one that is gone makes nobody wait twice. */
  function nextNode(): string {
    const addresses = nodes.current();
    const now = performance.now();
    const reachable = addresses.filter((address) => (avoidedUntil.get(address) ?? 0) < now);
    const choice = reachable.length > 0 ? reachable : addresses;
    turn += 1;
    return choice[turn % choice.length] ?? '';
  }

  function admit(request: IncomingMessage, client: Duplex, head: Buffer, tries: number): void {
    const address = proxyAddress(request, isTrusted);
    const giveBack = counter.take(clientNetwork(address));
    if (giveBack === null) {
      refuse(client, '429 Too Many Requests');
      return;
    }
    client.once('close', giveBack);
    open.add(client);
    client.once('close', () => open.delete(client));
    connect(request, client, head, address, tries);
  }

  function connect(request: IncomingMessage, client: Duplex, head: Buffer, address: string, tries: number): void {
    const node = nextNode();
    const base = new URL(node);
    const headers: Record<string, string> = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      [requestIdHeader]: randomUUID(),
      [clientAddressHeader]: address,
    };
    for (const name of forwardedHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    const upstream = openRequest({
      host: base.hostname,
      port: base.port,
      path: request.url,
      headers,
      timeout: connectMilliseconds,
    });
    upstream.once('upgrade', (answer, server, firstBytes) => {
      upstream.setTimeout(0);
      client.write(switching(answer));
      if (firstBytes.length > 0) client.write(firstBytes);
      if (head.length > 0) server.write(head);
      pipeBothDirections(client, server);
    });
    upstream.once('response', (answer) => {
      answer.resume();
      refuse(client, `${answer.statusCode ?? 502} Refused`);
    });
    upstream.once('timeout', () => upstream.destroy(new Error('timed out')));
    upstream.once('error', (error) => {
      avoidedUntil.set(node, performance.now() + avoidedMilliseconds);
      if (client.destroyed) return;
      if (tries > 1) connect(request, client, head, address, tries - 1);
      else {
        logger.warn({ reason: error.message }, 'chat out of reach for a connection');
        refuse(client, '503 Service Unavailable');
      }
    });
    upstream.end();
  }

  app.server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    client.on('error', () => client.destroy());
    const [path] = (request.url ?? '').split('?');
    if (path !== `${chatSocketPath}/`) return refuse(client, '404 Not Found');
    const hosts = [`http://${request.headers.host}`, `https://${request.headers.host}`];
    if (!isOwnOrigin(request.headers.origin, publicOrigin, ...hosts)) return refuse(client, '403 Forbidden');
    admit(request, client, head, nodes.current().length);
  });
  app.addHook('preClose', async () => {
    for (const client of open) client.destroy();
  });
  return { count: () => open.size };
}

function switching({ headers }: IncomingMessage): string {
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket'];
  for (const name of returnedHeaders) {
    const value = headers[name];
    if (typeof value === 'string') lines.push(`${name}: ${value}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Bytes both ways; the end of one side is the end of the other. */
function pipeBothDirections(client: Duplex, server: Duplex): void {
  server.on('error', () => client.destroy());
  client.once('close', () => server.destroy());
  server.once('close', () => client.destroy());
  client.pipe(server).pipe(client);
}

function refuse(client: Duplex, status: string): void {
  client.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
