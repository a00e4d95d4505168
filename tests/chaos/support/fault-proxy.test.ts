import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type LinkFault, startFaultProxy } from './fault-proxy.ts';

const numberBytes = 4;

/** Ascending numbers, a few at each turn of the event loop, until the connection closes. */
async function startCounter() {
  const server = createServer(async (socket) => {
    socket.on('error', () => socket.destroy());
    for (let count = 0; !socket.destroyed; count += 1) {
      const bytes = Buffer.alloc(numberBytes);
      bytes.writeUInt32BE(count);
      socket.write(bytes);
      if (count % 100 === 99) await wait(1);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('gives every byte in its order while faults come and go', async () => {
  const counter = await startCounter();
  await using proxy = await startFaultProxy(counter.port);
  const socket = connect(proxy.port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  const faults: (LinkFault | null)[] = [{ kind: 'late', milliseconds: 20 }, null, { kind: 'stalled' }, null];
  for (let turn = 0; turn < 40; turn += 1) {
    proxy.set(faults[turn % faults.length] ?? null);
    await wait(15);
  }
  socket.destroy();
  counter.close();
  const bytes = Buffer.concat(received);
  const numbers = Array.from({ length: Math.floor(bytes.length / numberBytes) }, (_, at) =>
    bytes.readUInt32BE(at * numberBytes),
  );
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers).toEqual(numbers.map((_, at) => at));
});
