import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A load balancer as in production: sends requests only to parts that are ready. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** Resolves when the part on this port receives requests. */
  whenReady(port: number): Promise<void>;
}

const checkMilliseconds = 200;

interface Target {
  readonly port: number;
  readonly agent: Agent;
  isReady: boolean;
}

function closeIdle(agent: Agent): void {
  for (const socket of Object.values(agent.freeSockets).flat()) socket?.destroy();
}

/** Balances HTTP requests and WebSockets over parts on these loopback ports, by their `/readyz`. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const targets = ports.map((port): Target => ({ port, agent: new Agent({ keepAlive: true }), isReady: false }));
  const sockets = new Set<Duplex>();
  let turn = 0;

  function choose(): Target | undefined {
    const ready = targets.filter((target) => target.isReady);
    turn += 1;
    return ready[turn % Math.max(1, ready.length)];
  }

  async function check(target: Target): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${target.port}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    const isReady = answer?.ok ?? false;
    // A draining part still answers its open requests; only idle connections are closed.
    if (target.isReady && !isReady) closeIdle(target.agent);
    target.isReady = isReady;
  }
  const timer = setInterval(() => void Promise.all(targets.map(check)), checkMilliseconds);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, isRepeated = false): void {
    const target = choose();
    if (target === undefined) return void outgoing.writeHead(503).end();
    const { method = 'GET', url = '/', headers } = incoming;
    const upstream = request(
      { port: target.port, host: '127.0.0.1', agent: target.agent, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      // As nginx does: a GET is repeated after a reset keep-alive connection or a refused one, which a late readiness check
      // allows. A request that a part has accepted is never repeated.
      const isUnsent = upstream.reusedSocket || error.code === 'ECONNREFUSED';
      if (isUnsent && method === 'GET' && !isRepeated) {
        if (!upstream.reusedSocket) target.isReady = false;
        return forward(incoming, outgoing, true);
      }
      outgoing.writeHead(502).end();
    });
    incoming.pipe(upstream);
  }

  function join(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
    const target = choose();
    if (target === undefined) return void client.end('HTTP/1.1 503 Service Unavailable\r\n\r\n');
    const upstream: Socket = connect(target.port, '127.0.0.1', () => {
      const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
      for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
        lines.push(`${incoming.rawHeaders[index]}: ${incoming.rawHeaders[index + 1]}`);
      }
      upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
  }

  // Longer than a run: a keep-alive connection closed by the balancer would count as a failed call of the product.
  const server = createServer({ keepAliveTimeout: 1_800_000 }, (incoming, outgoing) => forward(incoming, outgoing));
  server.on('upgrade', join);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async whenReady(port) {
      while (targets.some((target) => target.port === port && !target.isReady)) await wait(checkMilliseconds);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
      for (const { agent } of targets) agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
