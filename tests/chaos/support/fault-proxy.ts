import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Fault of a link: it drops, holds or delays all data, or cuts each connection in the middle. */
export type LinkFault =
  | { readonly kind: 'cut' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'reset'; readonly afterBytes: number };

/** A TCP link to a server on loopback that can be made bad and good again while connections are open. */
export interface FaultProxy extends AsyncDisposable {
  readonly port: number;
  /** Null: all passes. What was held meanwhile goes on, as TCP would send it again. */
  set(fault: LinkFault | null): void;
}

interface Link {
  readonly client: Socket;
  readonly upstream: Socket;
  passedBytes: number;
}

/** Stands before the server on this port. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const links = new Set<Link>();
  let fault: LinkFault | null = null;

  function end({ client, upstream }: Link): void {
    // An RST, as from a host that lost the connection's state.
    client.resetAndDestroy();
    upstream.resetAndDestroy();
  }

  function pass(link: Link, from: Socket, to: Socket): void {
    from.on('data', (chunk: Buffer) => {
      link.passedBytes += chunk.length;
      if (fault?.kind === 'reset' && link.passedBytes > fault.afterBytes) return end(link);
      if (fault?.kind === 'late') {
        from.pause();
        setTimeout(() => {
          to.write(chunk);
          if (fault?.kind !== 'stalled') from.resume();
        }, fault.milliseconds);
        return;
      }
      if (!to.write(chunk)) {
        from.pause();
        to.once('drain', () => {
          if (fault?.kind !== 'stalled') from.resume();
        });
      }
    });
    from.on('end', () => to.end());
  }

  const server = createServer((client) => {
    if (fault?.kind === 'cut') return void client.resetAndDestroy();
    const upstream = connect(targetPort, '127.0.0.1');
    const link: Link = { client, upstream, passedBytes: 0 };
    links.add(link);
    for (const socket of [client, upstream]) {
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        links.delete(link);
        client.destroy();
        upstream.destroy();
      });
    }
    pass(link, client, upstream);
    pass(link, upstream, client);
    if (fault?.kind === 'stalled') hold(link);
  });

  function hold({ client, upstream }: Link): void {
    client.pause();
    upstream.pause();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      for (const link of links) {
        if (next?.kind === 'cut') end(link);
        else if (next?.kind === 'stalled') hold(link);
        else {
          link.passedBytes = 0;
          link.client.resume();
          link.upstream.resume();
        }
      }
    },
    async [Symbol.asyncDispose]() {
      for (const link of links) end(link);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
