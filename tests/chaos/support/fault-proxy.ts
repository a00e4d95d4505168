import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

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
  const faults = new EventEmitter().setMaxListeners(0);
  let fault: LinkFault | null = null;

  function end({ client, upstream }: Link): void {
    // An RST, as from a host that lost the connection's state.
    client.resetAndDestroy();
    upstream.resetAndDestroy();
  }

  /** In order, whatever the faults between two chunks: bytes that overtake others are no fault of TCP. */
  function pass(link: Link, from: Socket, to: Socket): void {
    async function* throughFaults(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        link.passedBytes += chunk.length;
        if (fault?.kind === 'reset' && link.passedBytes > fault.afterBytes) return end(link);
        if (fault?.kind === 'late') await wait(fault.milliseconds);
        while (fault?.kind === 'stalled') await once(faults, 'change');
        yield chunk;
      }
    }
    pipeline(from, throughFaults, to).catch(() => end(link));
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
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    set(next) {
      fault = next;
      for (const link of links) {
        if (next?.kind === 'cut') end(link);
        else if (next?.kind !== 'stalled') link.passedBytes = 0;
      }
      faults.emit('change');
    },
    async [Symbol.asyncDispose]() {
      for (const link of links) end(link);
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
