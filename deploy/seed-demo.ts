import { login } from '@sefira/contracts/auth';
import { readCatalogue } from '@sefira/contracts/billing';
import { createOrder } from '@sefira/contracts/billing-orders';
import { readSubscription } from '@sefira/contracts/billing-subscription';
import { analyzePersonal } from '@sefira/contracts/numerology';
import { listReports } from '@sefira/contracts/reports';
import type { RouteShape } from '@sefira/contracts/route';
import * as z from 'zod/mini';
import { demoAccounts } from './demo-accounts.ts';

/** Whose maps the demo customer has. */
const people = [
  { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
  { name: 'Tomás Vasconcelos Prado', birthDate: '1983-06-17' },
  { name: 'Lígia Vasconcelos Prado', birthDate: '1987-02-09' },
];

/**
 * Fills a new installation with demo data, all through the public API: what the accounts have was made by the real engine
 * and pipeline. Safe to repeat: it adds only what is missing.
 */
export async function seed(baseUrl: string): Promise<void> {
  for (const account of demoAccounts) {
    if (account.label !== 'Cliente') continue;
    const token = await signIn(baseUrl, account);
    await subscribe(baseUrl, account, token);
    const { data } = z.parse(listReports.response, await call(baseUrl, listReports, { token }));
    if (data.counters.total > 0) continue;
    for (const [index, person] of people.entries()) {
      await call(baseUrl, analyzePersonal, { token, body: person, idempotencyKey: `demo-${index + 1}` });
    }
  }
}

type Account = (typeof demoAccounts)[number];

async function signIn(baseUrl: string, { email, password }: Account): Promise<string> {
  const { data } = z.parse(login.response, await call(baseUrl, login, { body: { email, password } }));
  if (!('token' in data)) throw new Error(`${email} pede uma segunda etapa`);
  return data.token;
}

/** The plan of a demo account, paid with a test card; where the provider is a real one, it stays without. */
async function subscribe(baseUrl: string, { name, email, plan }: Account, token: string): Promise<void> {
  const { payment } = z.parse(readCatalogue.response, await call(baseUrl, readCatalogue, {})).data;
  const { status } = z.parse(readSubscription.response, await call(baseUrl, readSubscription, { token })).data;
  if (plan === 'free' || status !== 'none' || payment.provider !== 'sandbox' || !payment.cardFieldsUrl) return;
  const body = {
    ...{ plan, cycle: 'yearly', method: 'credit-card', name, email, cpf: '52998224725' },
    cardToken: await testCard(payment.cardFieldsUrl, name),
  };
  await call(baseUrl, createOrder, { token, body, idempotencyKey: 'demo-plan' });
}

/** A token for an approved card, from the sandbox's own call, as its card fields get one. */
async function testCard(cardFieldsUrl: string, holder: string): Promise<string> {
  const response = await fetch(new URL('/v1/card_tokens', cardFieldsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: '4242424242424242', expiry: '12/35', cvv: '123', holder }),
  });
  return z.parse(z.object({ token: z.string() }), await response.json()).token;
}

class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;

  constructor(route: RouteShape, status: number, text: string) {
    super(`${route.method} ${route.path}: ${status} ${text.slice(0, 200)}`);
    this.status = status;
  }
}

async function call(
  baseUrl: string,
  route: RouteShape,
  options: { token?: string; body?: object; idempotencyKey?: string },
): Promise<unknown> {
  const { token, body, idempotencyKey } = options;
  const response = await fetch(`${baseUrl}/api${route.path}`, {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(route, response.status, text);
  return JSON.parse(text);
}
