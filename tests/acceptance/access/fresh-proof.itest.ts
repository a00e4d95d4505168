import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer, type TestAnswer } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const password = 'Cobre lilás 71';
const roles = ['user', 'reseller', 'admin'] as const;
type Role = (typeof roles)[number];

const stack = new AsyncDisposableStack();
let product: Product;
let database: pg.Pool;
const fresh = new Map<Role, string>();
const stale = new Map<Role, string>();

async function call(
  method: string,
  path: string,
  { token, body }: { readonly token?: string | undefined; readonly body?: object | undefined } = {},
): Promise<TestAnswer> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer(answer);
}

/** A session that no gateway has seen yet; its identity was proved so many minutes ago. */
async function openSession(role: Role, provenMinutesAgo: number): Promise<{ token: string; userId: string }> {
  const body = { name: 'Ana Célia', email: `${newId()}@sefira.test`, password, birthDate: '1955-11-29' };
  const made = await call('POST', '/auth/register', { body });
  const { token, user } = made.body as { token: string; user: { id: string } };
  await database.query(`UPDATE auth.account SET role = $2 WHERE id = $1`, [user.id, role]);
  const age = `UPDATE auth.session SET proven_at = now() - make_interval(mins => $2) WHERE account_id = $1`;
  await database.query(age, [user.id, provenMinutesAgo]);
  return { token, userId: user.id };
}

beforeAll(async () => {
  const limits = {
    RATE_LIMIT_PER_MINUTE: '100000',
    GUEST_RATE_LIMIT_PER_MINUTE: '100000',
    CONCURRENT_WORK_PER_PERSON: '100000',
  };
  product = stack.use(await startProduct({ environment: limits }));
  database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  stack.defer(() => database.end());
  for (const role of roles) {
    fresh.set(role, (await openSession(role, 0)).token);
    stale.set(role, (await openSession(role, 6)).token);
  }
});
afterAll(() => stack.disposeAsync());

/** Calls of the families below that give neither power nor money, and why. */
const harmless: Readonly<Record<string, string>> = {
  'admin.verifyAudit': 'reads the audit chain and answers whether it is whole',
  'content.createArticle': 'writes a draft or a page of the site, kept with its versions',
  'content.changeArticle': 'writes a draft or a page of the site, kept with its versions',
  'content.settleContactMessage': 'marks a message as read',
  'auth.revokeApiKey': 'takes power away',
  'chat.export': 'the conversation that the caller has on screen; guests have no password',
  'chat.exportConversation': 'the conversation that the caller has on screen; guests have no password',
  'admin.exportConfiguration': 'values that are no secrets and no personal data',
};

const isAdmins = ({ access }: RouteShape) => Array.isArray(access) && access.includes('admin');
const isChange = ({ method }: RouteShape) => method !== 'GET';

/** Families of calls that give power or move money, by rule, so that a new call is in one of them before it is listed. */
const families: readonly (readonly [string, (route: RouteShape) => boolean])[] = [
  ['a change by an administrator', (route) => isAdmins(route) && isChange(route)],
  ['a file for administrators', (route) => isAdmins(route) && route.path.endsWith('/file')],
  ['an export', ({ path }) => /\/exports?(-data)?(\/|$)/.test(path) && path !== '/admin/exports'],
  ['an API key', (route) => route.path.includes('/api-keys') && isChange(route)],
  ['a payout', (route) => /\/(payouts|payout-batches|pix-key)(\/|$)/.test(route.path) && isChange(route)],
  ['a refund', (route) => route.path.endsWith('/refund') && isChange(route)],
  [
    'a price or plan of the catalogue',
    (route) => /\/admin\/(plans|service-prices)/.test(route.path) && isChange(route),
  ],
];

/** Calls that ask for the password themselves (docs/decisions/0050-live-configuration.md). */
function asksForPassword({ body }: RouteShape): boolean {
  if (body === undefined || isBinary(body)) return false;
  const shape = 'shape' in body.def ? (body.def.shape as Record<string, { def: { type: string } }>) : {};
  return ['adminPassword', 'password', 'currentPassword'].some(
    (key) => shape[key] && shape[key].def.type !== 'optional',
  );
}

const power = publicRoutes.filter(
  (route) => !harmless[route.id] && route.access !== 'key' && families.some(([, belongs]) => belongs(route)),
);
const guarded = publicRoutes.filter(({ freshProof }) => freshProof === true);

describe('the contract of a call that gives power or moves money asks for a proof of identity', () => {
  test.each(power.map((route) => [route.id, route] as const))('%s', (_id, route) => {
    expect(route.freshProof === true || asksForPassword(route)).toBe(true);
  });

  test('no API key can make such a call, and none is open to visitors or guests', () => {
    const open = guarded.filter(({ access }) => access === 'key' || access === 'public' || access === 'session');
    expect(open.map(({ id }) => id)).toEqual([]);
  });

  test('each exception is a call of a family', () => {
    const found = publicRoutes.filter((route) => families.some(([, belongs]) => belongs(route))).map(({ id }) => id);
    expect(Object.keys(harmless).filter((id) => !found.includes(id))).toEqual([]);
  });
});

const addressOf = ({ path }: RouteShape) => path.replaceAll(/:\w+/g, newId());
const roleFor = ({ access }: RouteShape): Role =>
  roles.find((role) => Array.isArray(access) && access.includes(role)) ?? 'user';

describe('a call with freshProof is refused six minutes after the last proof and served with a fresh one', () => {
  test.each(guarded.map((route) => [route.id, route] as const))('%s', async (_id, route) => {
    const role = roleFor(route);
    const body = route.body === undefined || isBinary(route.body) ? undefined : {};
    const refused = await call(route.method, addressOf(route), { token: stale.get(role), body });
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'PROOF_REQUIRED' })]);
    const served = await call(route.method, addressOf(route), { token: fresh.get(role), body });
    expect(served.body).not.toMatchObject({ error: 'PROOF_REQUIRED' });
    expect(served.status).toBeLessThan(500);
  });
});

describe('the proof of identity in an open session', () => {
  const createUser = () => ({
    name: 'Nova',
    email: `${newId()}@sefira.test`,
    role: 'admin',
  });

  test('the same token makes the call at once after the password, and none before', async () => {
    const { token } = await openSession('admin', 6);
    const refused = await call('POST', '/admin/users', { token, body: createUser() });
    expect(refused.body).toMatchObject({ error: 'PROOF_REQUIRED' });
    const wrong = await call('POST', '/auth/prove', { token, body: { password: 'errada' } });
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ error: 'PASSWORD_INVALID' })]);
    expect((await call('POST', '/admin/users', { token, body: createUser() })).status).toBe(403);
    expect((await call('POST', '/auth/prove', { token, body: { password } })).status).toBe(200);
    expect((await call('POST', '/admin/users', { token, body: createUser() })).status).toBe(201);
  });

  test('warns an administrator without a second factor after the grace period until it is set up', async () => {
    const { token, userId } = await openSession('admin', 0);
    await database.query(`UPDATE auth.account SET role_since = now() - interval '15 days' WHERE id = $1`, [userId]);
    const refused = await call('GET', '/admin/users', { token });
    expect([refused.status, refused.body]).toEqual([403, expect.objectContaining({ error: 'SECOND_FACTOR_REQUIRED' })]);
    expect((await call('GET', '/user/profile', { token })).status).toBe(200);
    await database.query(
      `INSERT INTO auth.second_factor (account_id, sealed_secret, enabled_at, created_at) VALUES ($1, 'x', now(), now())`,
      [userId],
    );
    expect((await call('GET', '/admin/users', { token })).status).toBe(200);
  });
});
