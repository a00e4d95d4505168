import { challengeFacts, challengeSolutionHeader } from '@sefira/contracts/shared/network-challenge';
import { type Product, startProduct } from '@sefira/product/product';
import { readAnswer } from '@sefira/testing/test-environment';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { connectDevice, question } from './chat/test-chat.ts';

/** Guests and what signing up adds (docs/decisions/0010-guests.md), through the product's public address. */

const stack = new AsyncDisposableStack();
let product: Product;

beforeAll(async () => {
  const environment = { TRUSTED_PROXIES: '127.0.0.1,::1', GUEST_RATE_LIMIT_PER_MINUTE: '1000' };
  product = stack.use(await startProduct({ environment }));
});
afterAll(() => stack.disposeAsync());

interface Caller {
  readonly token?: string;
  readonly from: string;
}

interface Request {
  readonly body?: object;
  readonly solution?: string;
}

async function call(method: string, path: string, { token, from }: Caller, { body, solution }: Request = {}) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(solution ? { [challengeSolutionHeader]: solution } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return readAnswer(answer);
}

const tokenOf = (body: unknown) => z.parse(z.object({ data: z.object({ token: z.string() }) }), body).data.token;

let addresses = 0;
/** An address of a network of its own. */
const newAddress = () => `198.51.100.${++addresses}`;

async function openGuest(from = newAddress()): Promise<Caller> {
  return { token: tokenOf((await call('POST', '/auth/guest', { from })).body), from };
}

async function signUp(guest: Caller, more: object = {}): Promise<Caller> {
  const email = `${crypto.randomUUID()}@sefira.test`;
  const body = {
    name: 'Ana Célia',
    email,
    password: 'Cobre lilás 71',
    birthDate: '1955-11-29',
    takeOver: true,
    ...more,
  };
  const answer = await call('POST', '/auth/register', guest, { body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await product.idle();
  return { token: z.parse(z.object({ token: z.string() }), answer.body).token, from: guest.from };
}

const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const rui = { name: 'Rui Barbosa Lima', birthDate: '1958-03-14' };

async function analyze(guest: Caller, person: object = ana, request: Request = {}) {
  return call('POST', '/numerology/analyze/basic', guest, { body: person, ...request });
}

async function analysisId(answer: { readonly body: unknown }): Promise<string> {
  return z.parse(z.object({ data: z.object({ analysisId: z.string() }) }), answer.body).data.analysisId;
}

const listed = z.object({
  data: z.object({ items: z.array(z.object({ id: z.string(), title: z.string(), status: z.string() })) }),
});
const itemsOf = async (caller: Caller, path: string) =>
  z.parse(z.object({ data: z.object({ items: z.array(z.looseObject({})) }) }), (await call('GET', path, caller)).body)
    .data.items;

/** Number of analyses of a guest before the refusal, and the refusal. */
async function analyzeUntilRefused(guest: Caller) {
  for (let made = 0; made < 40; made += 1) {
    const answer = await analyze(guest, { ...ana, name: `Ana ${'abcdefghij'[made % 10]}` });
    if (answer.status !== 200) return { made, answer };
  }
  throw new Error('never refused');
}

/** The header that solves the challenge of a refused call. */
async function solve(answer: { readonly body: unknown }): Promise<string> {
  const { challenge } = z.parse(z.object({ data: challengeFacts }), answer.body).data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

test('invites a guest to sign up when the budget of the day is used', async () => {
  const guest = await openGuest();
  const { made, answer } = await analyzeUntilRefused(guest);
  expect(made).toBe(6);
  expect([answer.status, answer.body]).toMatchObject([
    403,
    { error: 'SIGN_UP_REQUIRED', message: expect.stringMatching(/conta grátis.*20 créditos.*mapa/s) },
  ]);
  // Analyses of the guest stay readable, and the account has its own budget at once.
  expect(await itemsOf(guest, '/numerology/analyses?limit=50')).toHaveLength(6);
  const account = await signUp(guest);
  expect((await analyze(account, rui)).status).toBe(200);
});

test('dear analyses use more of the budget', async () => {
  const guest = await openGuest();
  const members = [ana, rui, { name: 'Bia Prado', birthDate: '1990-03-15' }];
  const group = () => call('POST', '/numerology/analyze/group', guest, { body: { members } });
  expect([(await group()).status, (await group()).status, (await group()).status]).toEqual([200, 200, 403]);
});

test('a second guest of one network goes on for a proof of work only', async () => {
  const from = newAddress();
  await analyzeUntilRefused(await openGuest(from));
  const second = await openGuest(from);
  const { made, answer } = await analyzeUntilRefused(second);
  expect(made).toBeLessThan(6);
  expect([answer.status, answer.body]).toMatchObject([429, { error: 'CHALLENGE_REQUIRED' }]);
  const solution = await solve(answer);
  expect((await analyze(second, rui, { solution })).status).toBe(200);
  // Customers behind the address are never counted with its guests.
  expect((await analyze(await signUp({ from }), rui)).status).toBe(200);
  expect((await analyze(await openGuest())).status).toBe(200);
});

test('a guest has the essential PDF of the first map and no other; signing up adds the complete one for nothing', async () => {
  const guest = await openGuest();
  const first = await analysisId(await analyze(guest, ana));
  await product.idle();
  const second = await analysisId(await analyze(guest, rui));
  await product.idle();
  const order = (caller: Caller, person: object, id: string) =>
    call('POST', '/reports/personal', caller, { body: { ...person, analysisId: id } });

  const essential = await order(guest, ana, first);
  expect([essential.status, essential.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const refusal = { error: 'SIGN_UP_REQUIRED', message: expect.stringContaining('conta grátis') };
  expect(await order(guest, rui, second)).toMatchObject({ status: 403, body: refusal });
  const typed = await call('POST', '/reports/personal', guest, { body: { ...rui, edition: 'essential' } });
  expect(typed).toMatchObject({ status: 403, body: refusal });

  const reports = z.parse(listed, (await call('GET', '/reports', guest)).body).data.items;
  expect(reports.map(({ status }) => status)).toEqual(['completed', 'completed']);
  const [ofRui] = reports.filter(({ title }) => title.includes('Rui'));
  for (const path of [`/reports/${ofRui?.id}/pdf`, `/reports/${ofRui?.id}/link`]) {
    expect(await call('GET', path, guest)).toMatchObject({ status: 403, body: refusal });
  }
  const listedOrder = { reportId: ofRui?.id };
  expect(await call('POST', '/reports/general', guest, { body: listedOrder })).toMatchObject({ status: 403 });
  expect((await call('GET', `/reports/${ofRui?.id}/content`, guest)).status).toBe(200);

  const account = await signUp(guest);
  const complete = await order(account, ana, first);
  expect([complete.status, complete.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(complete.bytes.length).toBeGreaterThan(essential.bytes.length * 1.2);
  const wallet = z.parse(
    z.object({ data: z.object({ available: z.int() }) }),
    (await call('GET', '/billing/wallet', account)).body,
  );
  expect(wallet.data.available).toBe(20);
});

test('three questions in the chat are answered, the fourth invites to sign up', async () => {
  const guest = await openGuest();
  const offer = await call('GET', '/chat/offer', guest);
  expect(offer.body).toMatchObject({ data: { dailyLimit: 3, remainingToday: 3 } });
  using device = await connectDevice(product.url, guest.token ?? '');
  for (const number of [3, 5, 7]) {
    expect(await device.send('sendMessage', question(`O que significa o número ${number}?`))).toMatchObject({
      success: true,
    });
    await product.idle();
  }
  expect(await device.send('sendMessage', question('O que significa o número 8?'))).toMatchObject({
    success: false,
    error: 'SIGN_UP_REQUIRED',
    message: expect.stringContaining('conta grátis'),
  });
});

test('requires a proof of work for a guest session of a network after three questions of its guests', async () => {
  const { token = '', from } = await openGuest();
  using first = await connectDevice(product.url, token, { from });
  for (const number of [3, 5, 7]) {
    const sent = await first.send('sendMessage', question(`O que significa o número ${number}?`));
    expect(sent.success, sent.error).toBe(true);
  }
  const refused = await call('POST', '/auth/guest', { from });
  expect([refused.status, refused.body]).toMatchObject([429, { error: 'CHALLENGE_REQUIRED' }]);
  const opened = await call('POST', '/auth/guest', { from }, { solution: await solve(refused) });
  expect(opened.status).toBe(201);
  using second = await connectDevice(product.url, tokenOf(opened.body), { from });
  expect(await second.send('sendMessage', question('O que significa o número 8?'))).toMatchObject({ success: true });
  expect((await call('POST', '/auth/guest', { from: newAddress() })).status).toBe(201);
});

test('signing up carries over analyses, reports, conversations and favourites, and adds the welcome credits', async () => {
  const guest = await openGuest();
  await analyze(guest, ana);
  await call('POST', '/numerology/analyze/name', guest, { body: ana });
  using device = await connectDevice(product.url, guest.token ?? '');
  await device.send('sendMessage', question('Bom dia'));
  await product.idle();
  const favourites = [
    { kind: 'child', name: 'Beatriz', note: 'Latino' },
    { kind: 'company', name: 'Aurora', note: '' },
  ];
  const account = await signUp(guest, { favourites });
  expect(await itemsOf(account, '/numerology/analyses')).toHaveLength(2);
  expect(await itemsOf(account, '/reports')).toMatchObject([{ status: 'completed' }, { status: 'completed' }]);
  expect(await itemsOf(account, '/chat/conversations')).toHaveLength(1);
  const stored = await itemsOf(account, '/numerology/favourites');
  expect(stored.map(({ name, kind }) => [kind, name]).toSorted()).toEqual([
    ['child', 'Beatriz'],
    ['company', 'Aurora'],
  ]);
  const statement = await itemsOf(account, '/billing/wallet/statement');
  expect(statement).toMatchObject([{ reason: 'welcome', amount: 20 }]);
});
