import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyLedger } from '@sefira/billing-service/operations/verify-ledger';
import { adjustWallet, confirmCharge, readUserWallet, reserveCharge } from '@sefira/contracts/billing/internal';
import { DomainError } from '@sefira/platform/http/domain-error';
import { createServiceClient, type ServiceClient } from '@sefira/platform/http/service-client';
import { type PartProcess, startPart } from '@sefira/product/part-process';
import { createTestEnvironment } from '@sefira/testing/test-environment';
import { expect, test } from 'vitest';

const charges = 500;
const inFlight = 25;
/** The decided cost of an analysis of cycles. */
const cost = 4;
const funded = 300;

test('billing killed twice within 500 charges loses none and takes none twice', async () => {
  await using stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sefira-killed-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const environment = {
    ...testEnvironment.environment('billing'),
    PUBLIC_URL: 'http://sefira.test',
    PAYER_KEY: randomBytes(32).toString('base64url'),
    REPORTS_URL: 'http://127.0.0.1:1',
    WELCOME_CREDITS: '0',
    NODE_ENV: 'test',
  };
  let starts = 0;
  let billing: PartProcess | null = null;
  let client: ServiceClient | null = null;
  stack.defer(async () => {
    await client?.[Symbol.asyncDispose]();
    await billing?.[Symbol.asyncDispose]();
  });
  const signer = testEnvironment.keys.signer('numerology');

  async function start(): Promise<void> {
    starts += 1;
    billing = await startPart({ name: 'billing', label: String(starts), dataDir, environment });
    await client?.[Symbol.asyncDispose]();
    client = createServiceClient({ addresses: { billing: billing.url }, signer });
  }

  let restarting: Promise<void> | null = null;
  function restart(): Promise<void> {
    restarting ??= (async () => {
      await billing?.kill();
      await start();
      restarting = null;
    })();
    return restarting;
  }

  /** Asks until it is answered, as a caller with a key may: what was done before the crash is not done again. */
  async function retryUntilAnswered<Answer>(ask: (to: ServiceClient) => Promise<Answer>): Promise<Answer> {
    for (;;) {
      await restarting;
      try {
        if (!client) throw new Error('not started');
        return await ask(client);
      } catch (error) {
        const isUnavailable =
          !(error instanceof DomainError) || ['DEPENDENCY_DOWN', 'INTERNAL_ERROR'].includes(error.code);
        if (!isUnavailable) throw error;
        await new Promise(setImmediate);
      }
    }
  }

  await start();
  const userId = randomUUID();
  const body = { amount: funded * cost, reason: 'Prova', actorId: randomUUID(), key: 'fund' };
  await retryUntilAnswered((to) => to.call(adjustWallet, { params: { userId }, body, requestId: 'fund' }));

  let next = 0;
  let done = 0;
  let refused = 0;
  async function chargeOnce(key: string): Promise<void> {
    const reference = { type: 'analysis', id: key, title: 'Ciclos' };
    const use = { userId, plan: 'free', service: 'cycles', key, reference } as const;
    try {
      const { data } = await retryUntilAnswered((to) => to.call(reserveCharge, { body: use, requestId: key }));
      await retryUntilAnswered((to) => to.call(confirmCharge, { params: { id: data.id }, requestId: key }));
      done += 1;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'INSUFFICIENT_CREDITS') throw error;
      refused += 1;
    }
  }
  const workers = Array.from({ length: inFlight }, async () => {
    while (next < charges) {
      next += 1;
      const turn = next;
      if (turn % 80 === 0 && turn <= 160) await restart();
      await chargeOnce(`charge-${turn}`);
    }
  });
  await Promise.all(workers);

  expect([starts, done, refused]).toEqual([3, funded, charges - funded]);
  const { data } = await retryUntilAnswered((to) => to.call(readUserWallet, { params: { userId }, requestId: 'end' }));
  expect(data.wallet).toMatchObject({ available: 0, reserved: 0 });
  const connection = await testEnvironment.database.connect();
  try {
    expect((await verifyLedger(connection)).filter(({ broken }) => broken.length > 0)).toEqual([]);
  } finally {
    connection.release();
  }
});
