import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@sefira/platform/telemetry/logger';
import { expect, test } from 'vitest';
import { createAlertSender } from '../src/adapters/alert-sender.ts';

const alert = { kind: 'audit.broken', problem: 'teste' } as const;
const logger = createLogger({ service: 'teste', level: 'silent' });

/** What a server on this machine hears of an alert sent to an address on its port. */
async function heard(address: (port: number) => string, insideHosts: readonly string[] = []): Promise<string[]> {
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
  'an alert never reaches into the house, however its address is written: %s',
  async (host) => expect(await heard((port) => `http://${host}:${port}/`)).toEqual([]),
);

test('an alert goes to an inside machine that the operator has named, and follows it nowhere else', async () => {
  expect(await heard((port) => `http://127.0.0.1:${port}/avisos`, ['127.0.0.1'])).toEqual(['/avisos']);
});
