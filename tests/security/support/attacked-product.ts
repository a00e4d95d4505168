import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { apiScopes } from '@sefira/contracts/shared/api-scopes';
import type { Platform } from '@sefira/deploy/launcher/platform';
import { type InfrastructureOptions, startProductInfrastructure } from '@sefira/product/infrastructure';
import { startProduct } from '@sefira/product/product';
import pg from 'pg';
import { Agent, request } from 'undici';
import * as z from 'zod/mini';

/** Callers, from one without a session to an administrator (docs/goals.md S2). */
export const actors = [
  'nobody',
  'guest',
  'user',
  'premium',
  'reseller',
  'admin',
  'suspended',
  'second-factor',
  'key',
] as const;
export type Actor = (typeof actors)[number];

export interface SentCall {
  readonly method: string;
  /** Below `/api`, with its query. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  /** The parsed JSON; undefined where it is none. */
  readonly body: unknown;
}

/** The whole product with one account of each kind, to be attacked. */
export interface AttackedProduct extends AsyncDisposable {
  readonly url: string;
  readonly port: number;
  readonly platform: Platform;
  readonly dataDir: string;
  readonly redisUrl: string;
  readonly database: pg.Pool;
  /** A new account's id. Its password is `password`. */
  register(options?: { readonly role?: string; readonly plan?: string }): Promise<{ userId: string; email: string }>;
  accountOf(actor: Actor): string;
  /** A new session, since a call may end it. Undefined without an account. */
  tokenOf(actor: Actor): Promise<string | undefined>;
  openSession(userId: string): Promise<string>;
  call(call: SentCall): Promise<ReceivedResponse>;
}

export const password = 'Cobre lilás 71';
const unlimited = {
  RATE_LIMIT_PER_MINUTE: '10000000',
  GUEST_RATE_LIMIT_PER_MINUTE: '10000000',
  CONCURRENT_WORK_PER_PERSON: '10000000',
};

export interface AttackedProductOptions
  extends Pick<InfrastructureOptions, 'hasFrontend' | 'publicUrl' | 'hasSandbox'> {
  readonly logLevel?: string;
}

export async function startAttackedProduct(
  given: Readonly<Record<string, string>> = {},
  options: AttackedProductOptions = {},
): Promise<AttackedProduct> {
  await using opened = new AsyncDisposableStack();
  const infrastructure = opened.use(await startProductInfrastructure({ hasOwnStores: true, ...options }));
  const { dataDir, databaseUrl, redisUrl } = infrastructure;
  const { publicPort: port } = infrastructure.shared;
  const platform = opened.use(
    await startProduct({
      infrastructure,
      ...(options.logLevel === undefined ? {} : { logLevel: options.logLevel }),
      environment: { ...unlimited, GUEST_ACCESS: 'true', DEMO_ACCOUNTS: '[]', TRUSTED_PROXIES: '127.0.0.1', ...given },
    }),
  );
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A connection that the server closes at the end is no failure.
  database.on('error', () => undefined);
  opened.defer(() => database.end());
  const dispatcher = opened.adopt(new Agent({ connections: 64 }), (agent) => agent.close());
  const url = `http://127.0.0.1:${port}`;
  let calls = 0;

  /** Each call from a network of its own: limits of an address are another attack's subject. */
  function address(): string {
    calls += 1;
    return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
  }

  async function call({ method, path: below, token, body, headers = {} }: SentCall): Promise<ReceivedResponse> {
    const answer = await request(`${url}/api${below}`, {
      dispatcher,
      method: z.parse(methods, method),
      headers: {
        'x-forwarded-for': address(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const bytes = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, bytes, body: parsed(bytes) };
  }

  async function openSession(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await database.query(
      `INSERT INTO auth.session (id, token_hash, account_id, user_agent, address_prefix, expires_at, proven_at, second_factor_at)
       VALUES ($1, $2, $3, 'prova', '', now() + interval '1 day', now(), now())`,
      [randomUUID(), createHash('sha256').update(token).digest('hex'), userId],
    );
    return token;
  }

  async function register({ role = 'user', plan = 'free' } = {}) {
    const email = `${randomUUID()}@sefira.test`;
    const body = { name: 'Ana Célia Vasconcelos', email, password, birthDate: '1955-11-29' };
    const answer = await call({ method: 'POST', path: '/auth/register', body });
    const { user } = z.parse(z.object({ user: z.object({ id: z.string() }) }), answer.body);
    await platform.idle();
    // As billing's event of the plan would set it, with a version above the one of the sign-up.
    await database.query(
      `UPDATE auth.account SET role = $1, plan = $2, wallet_version = 1000, email_confirmed_at = now() WHERE id = $3`,
      [role, plan, user.id],
    );
    await database.query('UPDATE "user".profile SET is_email_confirmed = true WHERE user_id = $1', [user.id]);
    return { userId: user.id, email };
  }

  await call({ method: 'POST', path: '/auth/guest' });
  const guests = await database.query<{ id: string }>("SELECT id FROM auth.account WHERE role = 'guest'");
  const factor = await register();
  const accounts: Readonly<Record<Exclude<Actor, 'nobody'>, string>> = {
    guest: z.parse(z.string(), guests.rows[0]?.id),
    user: (await register()).userId,
    premium: (await register({ plan: 'premium' })).userId,
    reseller: (await register({ role: 'reseller' })).userId,
    admin: (await register({ role: 'admin' })).userId,
    suspended: (await register()).userId,
    'second-factor': factor.userId,
    key: (await register({ plan: 'professional' })).userId,
  };
  await database.query("UPDATE auth.account SET status = 'suspended' WHERE id = $1", [accounts.suspended]);
  await database.query(
    `INSERT INTO auth.second_factor (account_id, sealed_secret, enabled_at, created_at) VALUES ($1, 'x', now(), now())`,
    [accounts['second-factor']],
  );
  const made = await call({
    method: 'POST',
    path: '/user/api-keys',
    token: await openSession(accounts.key),
    body: { name: 'Prova', scopes: apiScopes },
  });
  const { key } = z.parse(z.object({ data: z.object({ key: z.string() }) }), made.body).data;

  const half = await call({ method: 'POST', path: '/auth/login', body: { email: factor.email, password } });
  const { challenge } = z.parse(z.object({ data: z.object({ challenge: z.string() }) }), half.body).data;

  const stack = opened.move();
  return {
    url,
    port,
    platform,
    dataDir,
    redisUrl,
    database,
    register,
    openSession,
    call,
    accountOf: (actor) => (actor === 'nobody' ? randomUUID() : accounts[actor]),
    async tokenOf(actor) {
      if (actor === 'nobody') return undefined;
      if (actor === 'key') return key;
      if (actor !== 'second-factor') return openSession(accounts[actor]);
      return challenge;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

const methods = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
