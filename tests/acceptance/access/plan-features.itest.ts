import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeUserPlan } from '@sefira/contracts/admin-config/users';
import { createApiKey } from '@sefira/contracts/auth/api-keys';
import { currentSession, login, register } from '@sefira/contracts/auth/session';
import { hasFeature, type PlanFeature, planFeatures } from '@sefira/contracts/billing/plans';
import { listContactMessages, sendContact } from '@sefira/contracts/content/site';
import { readLesson } from '@sefira/contracts/content/training';
import { demoAccounts } from '@sefira/contracts/demo-accounts';
import { createClient } from '@sefira/contracts/numerology/clients';
import { createCalendarFeed, readCalendarFile } from '@sefira/contracts/numerology/forecasts';
import { saveBrand } from '@sefira/contracts/reports/brand';
import { type PlanId, planIds } from '@sefira/contracts/shared/identity';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer, type TestAnswer } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Every feature that a plan sells is refused or marked by a call, by plan, and asked for by a screen. */

const stack = new AsyncDisposableStack();
let product: Product;
let administrator: string;

interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}
const subscribers = new Map<PlanId, Subscriber>();

interface Options {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
}

async function send(route: RouteShape, { token, params = {}, body }: Options): Promise<TestAnswer> {
  const address = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const answer = await fetch(`${product.url}/api${address}`, {
    method: route.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

function plansOf(id: string, plan: PlanId) {
  const body = { plan, months: 1, reason: 'Teste dos recursos' };
  return send(changeUserPlan, { token: administrator, params: { id }, body });
}

async function subscribe(plan: PlanId): Promise<Subscriber> {
  const email = `${newId()}@sefira.test`;
  const person = { name: 'Ana Célia', email, password: 'Cobre lilás 71', birthDate: '1955-11-29' };
  const made = (await send(register, { body: person })).body as { token: string; user: { id: string } };
  if (plan !== 'free') expect((await plansOf(made.user.id, plan)).status).toBe(200);
  const subscriber = { id: made.user.id, email, token: made.token };
  await vi.waitFor(async () => expect(await planOf(subscriber)).toBe(plan), { timeout: 60_000, interval: 100 });
  // A gateway remembers a session for a quarter of a second.
  await wait(500);
  return subscriber;
}

async function planOf({ token }: Subscriber): Promise<unknown> {
  return ((await send(currentSession, { token })).body as { data: { user: { subscription: string } } }).data.user
    .subscription;
}

beforeAll(async () => {
  product = stack.use(await startProduct());
  const { email, password } = demoAccounts.find(({ role }) => role === 'admin') ?? { email: '', password: '' };
  const answer = await send(login, { body: { email, password } });
  administrator = (answer.body as { data: { token: string } }).data.token;
  for (const plan of planIds) subscribers.set(plan, await subscribe(plan));
});
afterAll(() => stack.disposeAsync());

/** True if the call is served, false if it is refused for the plan. */
async function isServed(route: RouteShape, options: Options): Promise<boolean> {
  const { status, body } = await send(route, options);
  if (status === 403) expect(body).toMatchObject({ error: 'PLAN_REQUIRED' });
  else expect([status, JSON.stringify(body)]).toEqual([route.status ?? 200, expect.anything()]);
  return status !== 403;
}

/** Whether a person has the feature, by the call that it is for. A feature without an entry does not compile. */
const calls: Readonly<Record<PlanFeature, (by: Subscriber) => Promise<boolean>>> = {
  forecasts: ({ token }) => isServed(createCalendarFeed, { token, body: { birthDate: '1990-07-14' } }),
  async priority_support({ token, email }) {
    const body = { name: 'Ana Célia', email, topic: 'question', message: 'Como se calcula o arcano regente?' };
    await isServed(sendContact, { token, body });
    const listed = await send(listContactMessages, { token: administrator });
    const { items } = (listed.body as { data: { items: { email: string; isPriority: boolean }[] } }).data;
    return items.some((message) => message.email === email && message.isPriority);
  },
  branded_reports({ token }) {
    const body = { name: 'Ateliê', contact: '', accentColor: '#5b2a86', coverColor: '#1d1030' };
    return isServed(saveBrand, { token, body });
  },
  api_keys: ({ token }) => isServed(createApiKey, { token, body: { name: 'Agenda', scopes: ['names'] } }),
  client_panel: ({ token }) => isServed(createClient, { token, body: { name: 'Bia Rocha', birthDate: '1990-01-01' } }),
  training: ({ token }) => isServed(readLesson, { token, params: { slug: 'destino-e-missao' } }),
};

test.each(planFeatures)('%s is available with the plans that sell it, and with no other', async (feature) => {
  const found = new Map<PlanId, boolean>();
  for (const [plan, subscriber] of subscribers) found.set(plan, await calls[feature](subscriber));
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(planIds.map((plan) => [plan, hasFeature(plan, feature)])),
  );
});

test('the calendar of forecasts stops with the plan and is back with it', async () => {
  const subscriber = subscribers.get('premium');
  if (!subscriber) throw new Error('no premium subscriber');
  const made = await send(createCalendarFeed, { token: subscriber.token, body: { birthDate: '1990-07-14' } });
  const file = (made.body as { data: { path: string } }).data.path.split('/').at(-1) ?? '';
  const read = () => send(readCalendarFile, { params: { file } });
  expect((await read()).status).toBe(200);
  await plansOf(subscriber.id, 'free');
  expect(await read()).toMatchObject({ status: 403, body: { error: 'PLAN_REQUIRED' } });
  await plansOf(subscriber.id, 'premium');
  expect((await read()).status).toBe(200);
});

test('every feature is asked for by a screen', () => {
  const root = path.resolve(import.meta.dirname, '../../../frontend/src/features');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const texts = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  // The page of the training shows what the service says of the plan.
  const isAsked = (feature: PlanFeature) =>
    [`useIncludes('${feature}')`, `${feature}.isIncluded`].some((call) => texts.includes(call));
  expect(planFeatures.filter((feature) => !isAsked(feature))).toEqual([]);
});
