import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy to Redis or PostgreSQL that can be cut and restored while connections are open. */
export interface CuttableServer extends AsyncDisposable {
  readonly url: string;
  cut(): void;
  restore(): void;
  /** New connections go to another server; those to the earlier one end. */
  leadTo(serverUrl: string): void;
  /** Nothing passes any more, and no connection ends: as when the machine of the server has vanished. */
  stall(): void;
}

export async function cuttableServer(serverUrl: string): Promise<CuttableServer> {
  let target = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let isStalled = false;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(target.port || 6379), target.hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (isStalled) return;
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    restore() {
      isCut = false;
    },
    leadTo(other) {
      target = new URL(other);
      for (const socket of open) socket.destroy();
    },
    stall() {
      isStalled = true;
      for (const socket of open) socket.unpipe().pause();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
