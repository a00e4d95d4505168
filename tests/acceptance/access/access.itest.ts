import { publicRoutes } from '@sefira/contracts/routes';
import { apiScopes } from '@sefira/contracts/shared/api-scopes';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { isBinary } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer } from '@sefira/testing/test-environment';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  beginExam,
  type Call,
  createOwnedResources,
  isEverybodys,
  type OwnedResources,
} from '../../security/support/owned-resources.ts';

const roles = ['guest', 'user', 'reseller', 'admin', 'key'] as const;
type Caller = 'nobody' | (typeof roles)[number];

const stack = new AsyncDisposableStack();
let product: Product;
const tokens: Partial<Record<Caller, string>> = {};
let owner: { readonly token: string; readonly email: string; readonly userId: string };
let ownedResources: OwnedResources;

const call: Call = async (method, path, { token, body } = {}) => {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return readAnswer(answer);
};

async function registered(): Promise<{ token: string; email: string; userId: string }> {
  const email = `${newId()}@sefira.test`;
  const body = { name: 'Ana Célia Vasconcelos', email, password: 'Cobre lilás 71', birthDate: '1955-11-29' };
  const answer = await call('POST', '/auth/register', { body });
  const { token, user } = answer.body as { token: string; user: { id: string } };
  return { token, email, userId: user.id };
}

beforeAll(async () => {
  const limits = {
    RATE_LIMIT_PER_MINUTE: '100000',
    GUEST_RATE_LIMIT_PER_MINUTE: '100000',
    CONCURRENT_WORK_PER_PERSON: '100000',
  };
  product = stack.use(await startProduct({ environment: limits }));
  const database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
  stack.defer(() => database.end());
  tokens.guest = ((await call('POST', '/auth/guest')).body as { data: { token: string } }).data.token;
  for (const role of ['user', 'reseller', 'admin'] as const) {
    const { token, userId } = await registered();
    await database.query('UPDATE auth.account SET role = $1 WHERE id = $2', [role, userId]);
    tokens[role] = token;
  }
  const professional = async () => {
    const member = await registered();
    // As billing's event of the plan would set it, with a version above the one of the sign-up.
    const bought = `UPDATE auth.account SET plan = 'professional', wallet_version = 1000 WHERE id = $1`;
    await database.query(bought, [member.userId]);
    return member;
  };
  const body = { name: 'Prova', scopes: apiScopes };
  const made = await call('POST', '/user/api-keys', { token: (await professional()).token, body });
  tokens.key = (made.body as { data: { key: string } }).data.key;
  owner = await professional();
  ownedResources = {
    ...(await createOwnedResources(product.url, call, owner, () => product.idle())),
    '/training/exams/': await beginExam(database, owner.userId),
  };
});
afterAll(() => stack.disposeAsync());

function mayCall({ access }: RouteShape, caller: Caller): boolean {
  if (access === 'public') return true;
  if (caller === 'nobody') return false;
  if (access === 'key' || caller === 'key') return access === caller;
  if (access === 'session') return true;
  return access === 'account' ? caller !== 'guest' : Array.isArray(access) && access.includes(caller);
}

/** The responses to a call for a resource of another person. */
function refusal(route: RouteShape, caller: Caller): number {
  if (mayCall(route, caller)) return 404;
  return route.access === 'key' ? 401 : 403;
}

/** The address of a route, with this for every parameter. */
const addressOf = ({ path }: RouteShape, id: string) => path.replaceAll(/:\w+/g, id);

const guarded: readonly RouteShape[] = publicRoutes.filter(({ access }) => access !== 'public');

describe('refuses a caller without access, whatever the body', () => {
  test.each(guarded.map((route) => [route.id, route] as const))('%s', async (_id, route) => {
    for (const caller of ['nobody', ...roles] as const) {
      if (mayCall(route, caller)) continue;
      const body = route.body === undefined || isBinary(route.body) ? undefined : {};
      const { status } = await call(route.method, addressOf(route, newId()), { token: tokens[caller], body });
      expect([caller, status]).toEqual([caller, caller === 'nobody' || route.access === 'key' ? 401 : 403]);
    }
  });
});

const changedSignature = { trials: [], typeface: 'great-vibes', drawing: null, revision: 0 };

/** Bodies that the owner's own call would accept. */
const bodies: Readonly<Record<string, object>> = {
  'numerology.shareAnalysis': { showBirthDate: true, showEmail: true },
  'numerology.changeSignature': changedSignature,
  'api.changeSignature': changedSignature,
  'numerology.putShortListName': { name: 'Helena' },
  'numerology.openShortList': { days: 30 },
  'numerology.changeClient': { name: 'Ladra', birthDate: '1990-01-01' },
  'numerology.archiveClient': { isArchived: true },
  'numerology.createDelivery': { analysisId: newId(), sender: 'Ladra' },
  'numerology.extendDelivery': { days: 30 },
  'reports.email': { email: 'ladra@sefira.test' },
  'reports.correct': { name: 'Ladra', birthDate: '1990-01-01', person: 0 },
  'reports.rate': { rating: 1 },
  'reports.rename': { title: 'Roubado' },
  'billing.refundOrder': { amountCents: 5990 },
  'chat.changeConversation': { title: 'Roubada' },
  'chat.rateMessage': { liked: false },
  'content.keepExamAnswers': { answers: {} },
  'content.finishExam': { answers: {} },
};

/**
 * Calls that name a resource of one person; those of administrators and resellers are in the tests of their services.
 */
const personal = guarded.filter(
  ({ path, access }) => path.includes('/:') && !Array.isArray(access) && !isEverybodys(path),
);

describe('what belongs to another is as if it were not there', () => {
  test.each(personal.map((route) => [route.id, route] as const))('%s', async (id, route) => {
    const [, belonging] =
      Object.entries(ownedResources).find(([start]) => onScreen(route.path).startsWith(start)) ?? [];
    if (belonging === undefined) throw new Error(`makeBelongings() has nothing for ${route.path}`);
    if (route.body !== undefined && !bodies[id]) throw new Error(`${id} needs a body in this test`);
    const options = bodies[id] ? { body: bodies[id] } : {};
    for (const caller of roles) {
      const token = tokens[caller];
      const foreign = await call(route.method, addressOf(route, belonging), { token, ...options });
      const missing = await call(route.method, addressOf(route, newId()), { token, ...options });
      expect([caller, foreign.status]).toEqual([caller, refusal(route, caller)]);
      expect([caller, withoutRequest(foreign.body)]).toEqual([caller, withoutRequest(missing.body)]);
    }
  });

  test('all of it is still there for its owner', async () => {
    const lists: Readonly<Record<string, string>> = {
      '/chat/messages/': `/chat/conversations/${ownedResources['/chat/conversations/']}/messages`,
      '/training/exams/': '/training',
    };
    for (const [start, id] of Object.entries(ownedResources)) {
      const listed = lists[start] ?? start.slice(0, -1);
      const { status, body } = await call('GET', listed, { token: owner.token });
      expect([listed, status, JSON.stringify(body).includes(id)]).toEqual([listed, 200, true]);
    }
  });
});

/** What else a list requires. */
const requiredQueries: Readonly<Record<string, string>> = { 'content.listArticles': '&kind=blog' };
const lists = publicRoutes.filter(({ query }) => query !== undefined && 'cursor' in query.shape);

describe('refuses a cursor of no page: the first page in its place would be read without end', () => {
  test.each(lists.map((route) => [route.id, route] as const))('%s', async (_id, route) => {
    const caller = roles.find((role) => mayCall(route, role));
    const address = `${addressOf(route, newId())}?cursor=%21${requiredQueries[route.id] ?? ''}`;
    const { status, body } = await call(route.method, address, { token: caller && tokens[caller] });
    expect([status, body]).toMatchObject([400, { error: 'VALIDATION_FAILED', data: { issues: [{ path: 'cursor' }] } }]);
  });
});

/** The screens' path of what the public API names by its own. */
function onScreen(path: string): string {
  return path.replace('/v1/analyses/', '/numerology/analyses/').replace('/v1/reports/', '/reports/');
}

/** An answer but for what is different each time. */
function withoutRequest(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { requestId: _requestId, ...rest } = body as Record<string, unknown>;
  return rest;
}
