import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { createClient } from '@sefira/contracts/numerology/clients';
import { createDelivery, revokeDelivery } from '@sefira/contracts/numerology/panel/deliveries';
import { saveBrand } from '@sefira/contracts/reports/brand';
import { downloadDelivery, readDeliveryBrand } from '@sefira/contracts/reports/deliveries';
import type { Identity } from '@sefira/contracts/shared/identity';
import { type ServiceUnderTest, startService, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { readPdf } from './support/read-pdf.ts';
import { ana, createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';

const stack = new AsyncDisposableStack();
let fixture: ReportsFixture;
let reports: ServiceUnderTest;

beforeAll(async () => {
  fixture = stack.use(await createReportsFixture());
  reports = stack.use(await startService(definition, fixture, { environment: fixture.reportsEnvironment }));
});
afterAll(() => stack.disposeAsync());

const brand = { name: 'Estúdio Íris', contact: 'iris.exemplo.com.br', accentColor: '#5536c0', coverColor: '#14532d' };
const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const dataOf = <Data>(answer: TestAnswer) => (answer.body as { data: Data }).data;
const errorOf = (answer: TestAnswer) => [answer.status, (answer.body as { error?: string }).error];

async function deliverMap(as: Identity) {
  const { numerology } = fixture;
  const client = dataOf<{ id: string }>(await numerology.send(createClient, { as, body: ana }));
  const made = await numerology.send(analyzePersonal, { as, body: { ...ana, clientId: client.id } });
  const { analysisId } = dataOf<{ analysisId: string }>(made);
  const body = { analysisId, days: 30 as const, sender: 'Íris Campos' };
  const delivered = await numerology.send(createDelivery, { as, params: { id: client.id }, body });
  return dataOf<{ id: string; slug: string }>(delivered);
}

test('a delivery opens the branded PDF without an account until the link is revoked', async () => {
  const as = subscriber();
  expect((await reports.send(saveBrand, { as, body: { ...brand, logo } })).status).toBe(200);
  const { id, slug } = await deliverMap(as);
  const params = { slug };

  expect(dataOf(await reports.send(readDeliveryBrand, { params }))).toEqual({
    name: brand.name,
    contact: brand.contact,
    logo: expect.stringMatching(/^data:image\/png;base64,/),
  });
  const download = () => reports.send(downloadDelivery, { params });
  await expect.poll(async () => (await download()).status, { timeout: 30_000 }).toBe(200);
  const file = await download();
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('x-robots-tag')).toBe('noindex');
  const { text } = await readPdf(file.bytes);
  expect(text).toContain(ana.name);
  expect(text).toContain(brand.contact);

  await fixture.numerology.send(revokeDelivery, { as, params: { id } });
  expect(errorOf(await download())).toEqual([404, 'NOT_FOUND']);
  expect(errorOf(await reports.send(readDeliveryBrand, { params }))).toEqual([404, 'NOT_FOUND']);
});

test('a delivery without an own brand has none, and an unknown link is not found', async () => {
  const { slug } = await deliverMap(subscriber());
  expect(dataOf(await reports.send(readDeliveryBrand, { params: { slug } }))).toBeNull();
  expect(errorOf(await reports.send(downloadDelivery, { params: { slug: 'a'.repeat(24) } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});
