import { analyzePersonal } from '@sefira/contracts/numerology/analyses';
import { createClient, deleteClient } from '@sefira/contracts/numerology/clients';
import { createDelivery, revokeDelivery } from '@sefira/contracts/numerology/panel/deliveries';
import { saveBrand } from '@sefira/contracts/reports/brand';
import { downloadDelivery, readDeliveryBrand } from '@sefira/contracts/reports/deliveries';
import type { Identity } from '@sefira/contracts/shared/identity';
import { type ServiceUnderTest, startService, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { readPdf } from './support/read-pdf.ts';
import {
  ana,
  createReportsFixture,
  listReportsOf,
  type ReportsFixture,
  subscriber,
} from './support/reports-fixture.ts';

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

async function deliverMap(as: Identity, person = ana) {
  const { numerology } = fixture;
  const client = dataOf<{ id: string }>(await numerology.send(createClient, { as, body: person }));
  const made = await numerology.send(analyzePersonal, { as, body: { ...person, clientId: client.id } });
  const { analysisId } = dataOf<{ analysisId: string }>(made);
  const body = { analysisId, days: 30 as const, sender: 'Íris Campos' };
  const delivered = await numerology.send(createDelivery, { as, params: { id: client.id }, body });
  return { ...dataOf<{ id: string; slug: string }>(delivered), clientId: client.id };
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

test('an analysis from before the own brand is delivered in that brand, and its PDF is erased with it', async () => {
  const as = subscriber();
  // Of its own, because equal maps share their document.
  const { slug, clientId } = await deliverMap(as, { name: 'Célia Ramos Prado', birthDate: '1961-02-03' });
  const download = () => reports.send(downloadDelivery, { params: { slug } });
  await expect.poll(async () => (await download()).status, { timeout: 30_000 }).toBe(200);
  expect((await readPdf((await download()).bytes)).text).not.toContain(brand.contact);

  expect((await reports.send(saveBrand, { as, body: { ...brand, logo } })).status).toBe(200);
  const branded = await download();
  expect(branded.status).toBe(200);
  const { text } = await readPdf(branded.bytes);
  expect(text).toContain('Célia Ramos Prado');
  expect(text).toContain(brand.contact);
  expect((await listReportsOf(reports, as)).items).toHaveLength(1);

  const unexpired = () =>
    fixture.count(`document WHERE finished_at > 'epoch' AND input->>'name' = 'Célia Ramos Prado'`);
  expect(await unexpired()).toBe(2);
  await fixture.numerology.send(deleteClient, { as, params: { id: clientId } });
  await expect.poll(unexpired, { timeout: 30_000 }).toBe(0);
});

test('an expired link is refused with the words of its end and its professional', async () => {
  const { id, slug } = await deliverMap(subscriber());
  await fixture.database.query(`UPDATE numerology.delivery SET expires_at = '2026-11-20T15:00:00Z' WHERE id = $1`, [
    id,
  ]);
  for (const route of [downloadDelivery, readDeliveryBrand]) {
    const refused = await reports.send(route, { params: { slug } });
    expect(errorOf(refused)).toEqual([404, 'NOT_FOUND']);
    expect(refused.body).toMatchObject({
      message: 'O prazo deste link terminou. Peça um novo a Íris Campos.',
      data: { sender: 'Íris Campos', expiredAt: '2026-11-20T15:00:00.000Z' },
    });
  }
});

test('a delivery without an own brand has none, and an unknown link is not found', async () => {
  const { slug } = await deliverMap(subscriber());
  expect(dataOf(await reports.send(readDeliveryBrand, { params: { slug } }))).toBeNull();
  expect(errorOf(await reports.send(downloadDelivery, { params: { slug: 'a'.repeat(24) } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});
