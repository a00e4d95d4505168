import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition } from '@sefira/auth-service/definition';
import { guest, login } from '@sefira/contracts/auth/session';
import { demoAccounts, demoCustomers, publishedCredentials } from '@sefira/contracts/demo-accounts';
import { type Environment, partEnvironments } from '@sefira/deploy/launcher/part-environments';
import { openSecrets } from '@sefira/embedded/secrets';
import { startProduct } from '@sefira/product/product';
import { createTestEnvironment, startService, type TestEnvironment } from '@sefira/testing/test-environment';
import { expect, it } from 'vitest';

const providers = { sandbox: {}, 'real provider': { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1234567890' } };
const addresses = { local: 'http://localhost:8080', public: 'https://sefira.example' };
const databases = ['fresh', 'with demo accounts'] as const;
const modes = ['production', 'development', 'test'];

const cells = Object.entries(providers).flatMap(([provider, variables]) =>
  Object.entries(addresses).flatMap(([address, publicUrl]) =>
    databases.map((database) => ({ provider, address, database, publicUrl, variables })),
  ),
);

/** The variables that the embedded profile gives to auth and the gateway. */
async function environments(publicUrl: string, given: Readonly<Record<string, string | undefined>>) {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'sefira-start-up-'));
  const { byPart } = await partEnvironments({
    dataDir: folder.path,
    databaseUrl: 'postgres://postgres@127.0.0.1:1/sefira',
    redisUrl: 'redis://127.0.0.1:1',
    smtpUrl: 'smtp://127.0.0.1:1',
    paymentSandboxUrl: undefined,
    secrets: await openSecrets({ dataDir: folder.path }),
    publicUrl,
    publicPort: 8080,
    frontendDir: folder.path,
    chromium: {},
    given,
  });
  const auth = byPart.get('auth') ?? {};
  const { DEMO_ACCOUNTS = '[]', GUEST_ACCESS = 'false' } = auth;
  return { profile: { DEMO_ACCOUNTS, GUEST_ACCESS }, host: byPart.get('gateway')?.HOST };
}

const startAuth = (testEnvironment: TestEnvironment, environment: Environment) =>
  startService(definition, testEnvironment, { environment });

it.each(cells)('$provider, $address address, database $database', async (cell) => {
  const isDemo = cell.provider === 'sandbox' && cell.address === 'local';
  const { profile, host } = await environments(cell.publicUrl, cell.variables);
  for (const mode of modes) {
    expect(await environments(cell.publicUrl, { ...cell.variables, NODE_ENV: mode })).toEqual({ profile, host });
  }
  expect(host).toBe(isDemo ? '0.0.0.0' : '127.0.0.1');
  expect((await environments(cell.publicUrl, { ...cell.variables, HOST: '192.0.2.1' })).host).toBe('192.0.2.1');

  await using testEnvironment = await createTestEnvironment();
  if (cell.database === 'with demo accounts') {
    // The seed of a demonstration makes the customers; the profile asks for the accounts only.
    const seeded = demoCustomers.map((customer) => ({ ...demoAccounts[0], ...customer }));
    const earlier = [...demoAccounts, ...seeded];
    await using _earlier = await startAuth(testEnvironment, { DEMO_ACCOUNTS: JSON.stringify(earlier) });
  }
  if (!isDemo && cell.database === 'with demo accounts') {
    await expect(startAuth(testEnvironment, profile)).rejects.toThrow(
      /admin@sefira\.test.*[\s\S]*npm run remove-demo-accounts/,
    );
    return;
  }
  await using auth = await startAuth(testEnvironment, profile);
  for (const { email, password } of demoAccounts) {
    expect((await auth.send(login, { body: { email, password } })).status).toBe(isDemo ? 200 : 401);
  }
  expect((await auth.send(guest, {})).status).toBe(isDemo ? 201 : 403);
});

it('variables left from a demonstration bring no demo account back', async () => {
  const given = { DEMO_ACCOUNTS: JSON.stringify(demoAccounts), DEMO_ACCOUNTS_FILE: '/tmp/demo.json' };
  const { profile } = await environments(addresses.public, given);
  expect(profile.DEMO_ACCOUNTS).toBe('[]');
});

it('the whole product with a payment provider opens to no published password and to no guest', async () => {
  await using product = await startProduct({ environment: providers['real provider'] });
  const post = (route: typeof login | typeof guest, body?: object) =>
    fetch(`${product.url}/api${route.path}`, {
      method: 'POST',
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
  for (const credential of publishedCredentials) expect((await post(login, credential)).status).toBe(401);
  expect((await post(guest)).status).toBe(403);
});
