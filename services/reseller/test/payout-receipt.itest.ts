import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listPayouts, readPayoutReceipt, requestPayout } from '@sefira/contracts/reseller/account';
import * as admin from '@sefira/contracts/reseller/admin';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import { newId } from '@sefira/platform/time/identifiers';
import { definition as reportsDefinition } from '@sefira/reports-service/definition';
import { browser } from '@sefira/testing/browser';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { createTestEnvironment, startService } from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { asAdmin, asReseller, newReseller, purchase, signUp, startReseller } from './start-reseller.ts';

test('returns a PDF receipt of a paid payout to its own reseller only', async () => {
  await using stack = new AsyncDisposableStack();
  const testEnvironment = stack.use(await createTestEnvironment());
  const files = await mkdtemp(path.join(tmpdir(), 'sefira-receipts-'));
  stack.defer(() => rm(files, { recursive: true, force: true }));
  const chromium = await browser();
  const reports = stack.use(
    await startService(reportsDefinition, testEnvironment, {
      environment: {
        NODE_ENV: 'test',
        FILE_STORE_DIR: files,
        FILE_LINK_KEY: randomBytes(32).toString('base64url'),
        ...unusedAddresses,
        CHROMIUM_PATH: chromium.executablePath,
        CHROMIUM_SANDBOX: String(chromium.sandbox),
        CHROMIUM_ENVIRONMENT: JSON.stringify(chromium.environment),
      },
    }),
  );
  const now = new Date();
  const { reseller, auth } = await startReseller(testEnvironment, () => now, reports.running.url);
  stack.use(auth);
  stack.use(reseller);
  const resale = { reseller, auth, [Symbol.asyncDispose]: async () => undefined };
  const { userId, code } = await newReseller(resale);
  const as = asReseller(userId);
  const customer = await signUp(testEnvironment, code, now);
  await reseller.idle();
  const past = new Date(now.getTime() - 31 * dayMilliseconds);
  await deliverEvent(testEnvironment, 'reseller', 'order.paid', purchase(customer, past, { amountCents: 50_000 }));
  const available = async () =>
    z.parse(listPayouts.response, (await reseller.send(listPayouts, { as, query: {} })).body).data.availableCents;
  await expect.poll(available).toBe(10_000);

  const asked = await reseller.send(requestPayout, {
    as,
    headers: { 'idempotency-key': newId() },
    body: { amount: 10_000 },
  });
  const { id } = z.parse(requestPayout.response, asked.body).data;
  expect((await reseller.send(readPayoutReceipt, { as, params: { id } })).status).toBe(409);
  await reseller.send(admin.decidePayout, { as: asAdmin(), params: { id }, body: { decision: 'approve' } });
  await reseller.send(admin.createPayoutBatch, { as: asAdmin() });
  const sent = { as: asAdmin(), params: { id }, body: { endToEndId: `E12345678202612221200${'1'.padStart(11, 'a')}` } };
  expect((await reseller.send(admin.payPayout, sent)).status).toBe(200);

  const receipt = await reseller.send(readPayoutReceipt, { as, params: { id } });
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(receipt.headers.get('content-disposition')).toMatch(/^attachment; filename="recibo_\d+\.pdf"$/);
  expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = asReseller((await newReseller(resale)).userId);
  expect((await reseller.send(readPayoutReceipt, { as: stranger, params: { id } })).status).toBe(404);
});
