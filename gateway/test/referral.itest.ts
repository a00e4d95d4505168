import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestEnvironment, type ServiceUnderTest, startService } from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition as gateway } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let entry: ServiceUnderTest;
beforeAll(async () => {
  const testEnvironment = stack.use(await createTestEnvironment());
  const frontend = await mkdtemp(path.join(tmpdir(), 'sefira-frontend-'));
  for (const page of ['index.html', 'shell.html']) await writeFile(path.join(frontend, page), '<title>Sefira</title>');
  const environment = { PUBLIC_URL: 'http://sefira.test', FRONTEND_DIR: frontend, ...unusedAddresses };
  entry = stack.use(await startService(gateway, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const follow = (url: string, agent = browser) =>
  fetch(entry.running.url + url, { redirect: 'manual', headers: { 'user-agent': agent } });

test('sets the cookie of a click also while the reseller service is unavailable', async () => {
  const visit = await follow('/r/abcd2345');
  expect([visit.status, visit.headers.get('location')]).toEqual([302, '/']);
  expect(visit.headers.get('set-cookie')).toMatch(
    /^sefira_ref=abcd2345\.\d+; Path=\/; Max-Age=5184000; HttpOnly; SameSite=Lax$/,
  );
  expect((await follow('/?ref=abcd2345')).headers.get('set-cookie')).toMatch(/^sefira_ref=abcd2345\./);
});

test('sets no cookie for a robot or an invalid code', async () => {
  expect(
    (await follow('/r/abcd2345', 'Googlebot/2.1 (+http://www.google.com/bot.html)')).headers.get('set-cookie'),
  ).toBeNull();
  expect((await follow('/r/a')).headers.get('set-cookie')).toBeNull();
});
