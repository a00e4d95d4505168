import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** What stands before the gateways in production: sends nothing to one that is not ready, and holds no call up. */
export interface Balancer extends AsyncDisposable {
  readonly url: string;
  /** Resolves once calls go to the part on this port (again). */
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

/** Balances over gateways on these ports of loopback, by their `/readyz`, call by call and socket by socket. */
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
    // Idle connections to a part that leaves are of no use any more; its calls in hand it still answers.
    if (target.isReady && !isReady) closeIdle(target.agent);
    target.isReady = isReady;
  }
  const timer = setInterval(() => void Promise.all(targets.map(check)), checkMilliseconds);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, isAgain = false): void {
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
      // As nginx does, a call that only reads is sent again where a kept connection was closed as it went out, or where nobody
      // listened: a busy machine may look at `/readyz` too late. What a part had accepted is never sent again.
      const isUnheard = upstream.reusedSocket || error.code === 'ECONNREFUSED';
      if (isUnheard && method === 'GET' && !isAgain) {
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

  // Longer than a run: a connection that is closed as a call goes out on it would be the balancer's failure, not the product's.
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
