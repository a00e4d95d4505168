import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { previewBrand, readBrand, removeBrand, saveBrand } from '@sefira/contracts/reports/brand';
import { runSchedule } from '@sefira/testing/run-schedule';
import { type ServiceUnderTest, startService, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';
import { createReportsFixture, type ReportsFixture, subscriber } from './support/reports-fixture.ts';

const stack = new AsyncDisposableStack();
let fixture: ReportsFixture;
let reports: ServiceUnderTest;

beforeAll(async () => {
  fixture = stack.use(await createReportsFixture());
  reports = stack.use(await startService(definition, fixture, { environment: fixture.reportsEnvironment }));
});
afterAll(() => stack.disposeAsync());

const logo = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const brandNamed = (name: string) => ({ name, contact: '', accentColor: '#5536c0', coverColor: '#14532d', logo });

async function logoFiles(): Promise<string[]> {
  const folder = path.join(fixture.reportsEnvironment.FILE_STORE_DIR ?? '', 'logos');
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.png')).map((name) => `logos/${name}`);
}
const logoOf = (answer: TestAnswer) => (answer.body as { data: { logo: string | null } }).data.logo;
async function versionNamed(name: string) {
  const { rows } = await fixture.database.query<{ id: string; logo: Buffer | null; logo_key: string | null }>(
    'SELECT id, logo, logo_key FROM reports.brand_version WHERE name = $1',
    [name],
  );
  return rows[0];
}

test('stores a logo as a file, once for a brand', async () => {
  const as = subscriber();
  const body = brandNamed('Estúdio Íris');
  expect((await reports.send(saveBrand, { as, body })).status).toBe(200);
  const version = await versionNamed(body.name);
  expect(version?.logo).toBeNull();
  expect(await logoFiles()).toEqual([version?.logo_key]);
  const shown = logoOf(await reports.send(readBrand, { as }));
  expect(shown).toMatch(/^data:image\/png;base64,/);
  // The same brand of another person, and a change that leaves the logo out, take no second file.
  expect((await reports.send(saveBrand, { as: subscriber(), body })).status).toBe(200);
  const { logo: _absent, ...words } = body;
  expect(logoOf(await reports.send(saveBrand, { as, body: words }))).toBe(shown);
  expect(await logoFiles()).toEqual([version?.logo_key]);
});

test('prints a document with the logo of its file', async () => {
  const preview = await reports.send(previewBrand, { as: subscriber(), body: brandNamed('Ateliê Sol') });
  expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});

test('moves the logos of earlier versions from their rows to files', async () => {
  const as = subscriber();
  const { logo: content, ...words } = brandNamed('Casa Lua');
  await reports.send(saveBrand, { as, body: words });
  const picture = Buffer.from(content, 'base64');
  await fixture.database.query('UPDATE reports.brand_version SET logo = $2 WHERE name = $1', [words.name, picture]);
  const before = logoOf(await reports.send(readBrand, { as }));
  expect(before).toBe(`data:image/png;base64,${content}`);
  await runSchedule(fixture, 'reports.retention');
  expect(await versionNamed(words.name)).toMatchObject({ logo: null, logo_key: expect.stringMatching(/^logos\//) });
  expect(logoOf(await reports.send(readBrand, { as }))).toBe(before);
});

test('removes the file of an unused brand', async () => {
  const as = subscriber();
  const body = brandNamed('Loja Mar');
  await reports.send(saveBrand, { as, body });
  const key = (await versionNamed(body.name))?.logo_key;
  await reports.send(removeBrand, { as });
  await fixture.database.query(
    "UPDATE reports.brand_version SET created_at = now() - interval '31 days' WHERE name = $1",
    [body.name],
  );
  expect(await logoFiles()).toContain(key);
  await runSchedule(fixture, 'reports.retention');
  expect(await logoFiles()).not.toContain(key);
});
