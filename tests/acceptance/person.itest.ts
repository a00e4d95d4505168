import { personalDataExport } from '@sefira/contracts/shared/personal-data';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';

const stack = new AsyncDisposableStack();
let product: Product;
let database: pg.Pool;

beforeAll(async () => {
  product = stack.use(await startProduct({ environment: { ERASE_AFTER_DAYS: '0', EXPIRY_ROUND_SECONDS: '1' } }));
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  stack.defer(() => database.end());
});
afterAll(() => stack.disposeAsync());

async function call(method: string, path: string, options: { token?: string; body?: object } = {}) {
  const { token, body } = options;
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !(body instanceof FormData) ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}
const dataOf = <Data>(answer: { body: unknown }) => (answer.body as { data: Data }).data;
const password = 'Cobre lilás 71';
/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Every text of every table of every service, as a thief of the database would read it. */
async function everything(): Promise<string> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname NOT IN ('pg_catalog', 'information_schema')`,
  );
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query(`SELECT row_to_json(t)::text AS row FROM ${name} t`);
    dumps.push(...rows.map(({ row }: { row: string }) => `${name} ${row}`));
  }
  return dumps.join('\n');
}

test('keeps a guest’s map at sign-up, exports all data, and leaves none after erasure', async () => {
  const guest = dataOf<{ token: string }>(await call('POST', '/auth/guest')).token;
  const typed = { name: 'Quitéria Canário Amarelo', birthDate: '1971-05-17' };
  await call('POST', '/numerology/analyze/basic', { token: guest, body: typed });
  await product.idle();
  const other = { name: 'Outra Pessoa Qualquer', email: 'outra@canario.test', password, birthDate: '1980-01-01' };
  await call('POST', '/auth/register', { body: other });

  const email = 'quiteria@canario.test';
  const body = { name: 'Quitéria de Souza', email, password, birthDate: '1971-05-17', takeOver: true };
  const { token } = (await call('POST', '/auth/register', { token: guest, body })).body as { token: string };
  await product.idle();
  expect((await call('GET', '/auth/session', { token: guest })).status).toBe(401);
  const history = dataOf<{ items: { title: string }[] }>(await call('GET', '/numerology/analyses', { token }));
  expect(JSON.stringify(history.items)).toContain(typed.name);
  const reports = dataOf<{ items: { status: string }[] }>(await call('GET', '/reports', { token }));
  expect(reports.items).toMatchObject([{ status: 'completed' }]);

  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(Buffer.from(picture, 'base64'))]), 'eu.png');
  const { avatarUrl } = dataOf<{ avatarUrl: string }>(await call('POST', '/user/avatar', { token, body: form }));
  const shown = await fetch(product.url + avatarUrl);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  await call('PUT', '/user/profile', { token, body: { phone: '11 98888-1234', bio: 'Gosto de araucárias' } });
  await product.idle();
  expect(dataOf<{ user: object }>(await call('GET', '/auth/session', { token })).user).toMatchObject({
    avatar: avatarUrl,
  });

  const file = await call('POST', '/user/export-data', { token });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="sefira-meus-dados-/);
  const content = z.parse(personalDataExport, file.body);
  expect(content.services.map(({ service }) => service)).toEqual([
    'user',
    'auth',
    'numerology',
    'reports',
    'billing',
    'chat',
    'reseller',
    'content',
    'admin-config',
  ]);
  for (const { sections } of content.services) {
    for (const { purposes, rows } of sections)
      for (const row of rows) expect(Object.keys(purposes)).toEqual(Object.keys(row));
  }
  const text = file.bytes.toString('utf8');
  for (const own of [typed.name, email, '11 98888-1234', 'Gosto de araucárias', '1971-05-17'])
    expect(text).toContain(own);
  expect(text).not.toContain('outra@canario.test');

  expect((await call('DELETE', '/user/account', { token, body: { password } })).body).toMatchObject({
    message: 'Conta desativada com sucesso',
  });
  expect((await call('GET', '/user/profile', { token })).status).toBe(401);
  await expect.poll(everything).not.toContain(email);
  await product.idle();
  const left = (await everything()).split('\n').filter((row) => /Quitéria|quiteria@|98888-1234|araucárias/.test(row));
  // Events of the guest's analysis and report are deleted by age, long before thirty days; the document is marked for the
  // next sweep of files.
  const waiting =
    /^numerology\.outbox_event .*"analysis\.completed".*|^reports\.outbox_event .*"report\.completed".*|^reports\.document .*"finished_at":"1970-01-01/;
  expect(left.filter((row) => !waiting.test(row))).toEqual([]);
  expect(left.filter((row) => row.startsWith('reports.outbox_event')).length).toBeLessThanOrEqual(1);
});
