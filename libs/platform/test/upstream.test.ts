import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { openUpstream } from '../src/http/upstream.ts';

const opened = new AsyncDisposableStack();
afterEach(() => opened.disposeAsync());

/** A replica that answers with its own address. */
async function replica(address: string, port: number): Promise<number> {
  const server = createServer((_request, response) => response.end(address));
  await new Promise<void>((resolve) => server.listen(port, address, resolve));
  opened.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

test('replicas behind one name share the calls; who joins gets some, who leaves gets none', async () => {
  const port = await replica('127.0.0.1', 0);
  await replica('127.0.0.2', port);
  let behind = ['127.0.0.1'];
  const upstream = openUpstream([`http://numerology.test:${port}`], {
    connections: 4,
    timeoutMilliseconds: 5000,
    watch: {
      resolve: async () => behind.map((address) => ({ address, family: 4 })),
      refreshMilliseconds: 5,
    },
  });
  opened.use(upstream);
  const whoAnswers = async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { body } = await upstream.request({ method: 'GET', path: '/', headers: {}, body: null }, true);
        return body.text();
      }),
    );
    return [...new Set(answers)].sort();
  };

  await vi.waitFor(async () => expect(await whoAnswers()).toEqual(['127.0.0.1']));
  behind = ['127.0.0.1', '127.0.0.2'];
  await vi.waitFor(async () => expect(await whoAnswers()).toEqual(['127.0.0.1', '127.0.0.2']));
  behind = ['127.0.0.2'];
  await vi.waitFor(async () => expect(await whoAnswers()).toEqual(['127.0.0.2']));
  behind = [];
  expect(await whoAnswers()).toEqual(['127.0.0.2']);
});
