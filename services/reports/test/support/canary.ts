import { createServer, type Server, type Socket } from 'node:net';

/** A TCP server that counts connections and sends a page with `secret` on each. */
export interface Canary extends AsyncDisposable {
  readonly port: number;
  readonly connections: number;
}

export async function openCanary(secret: string): Promise<Canary> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<h1>${secret}</h1>`);
  });
  const port = await listenLow(server);
  return {
    port,
    get connections() {
      return connections;
    },
    async [Symbol.asyncDispose]() {
      const closed = Promise.withResolvers<void>();
      for (const socket of sockets) socket.destroy();
      server.close(() => closed.resolve());
      await closed.promise;
    },
  };
}

/** On the first free port from 21,000 on: ports above 32,767 may be taken by outgoing connections at any time. */
async function listenLow(server: Server): Promise<number> {
  for (let port = 21_000 + (process.pid % 5000); port < 32_768; port += 1) {
    const listening = Promise.withResolvers<boolean>();
    const refuse = () => listening.resolve(false);
    server.once('error', refuse);
    server.listen(port, '127.0.0.1', () => listening.resolve(true));
    const free = await listening.promise;
    server.off('error', refuse);
    if (free) return port;
  }
  throw new Error('no free port below 32768');
}
