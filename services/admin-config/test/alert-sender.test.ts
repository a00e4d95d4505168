import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { expect, test } from 'vitest';
import { createAlertSender } from '../src/adapters/alert-sender.ts';

const alert = { kind: 'audit.broken', problem: 'teste' } as const;
const logger = createLogger({ service: 'teste', level: 'silent' });

/** Paths that a server on this machine receives when an alert is sent to an address on its port. */
async function receivedPaths(
  address: (port: number) => string,
  insideHosts: readonly string[] = [],
): Promise<string[]> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.writeHead(302, { location: '/outro' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await createAlertSender({ readAddress: async () => address(port), insideHosts, logger }).send(alert);
  await new Promise((resolve) => server.close(resolve));
  return calls;
}

test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '127.1', '0.0.0.0', '[::ffff:127.0.0.1]'])(
  'sends no alert to the internal address %s',
  async (host) => expect(await receivedPaths((port) => `http://${host}:${port}/`)).toEqual([]),
);

test('sends an alert to an internal address that the operator allows, and follows no redirect', async () => {
  expect(await receivedPaths((port) => `http://127.0.0.1:${port}/avisos`, ['127.0.0.1'])).toEqual(['/avisos']);
});
