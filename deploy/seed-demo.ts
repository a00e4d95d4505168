import { login, register } from '@sefira/contracts/auth';
import { analyzePersonal } from '@sefira/contracts/numerology';
import { listReports } from '@sefira/contracts/reports';
import type { RouteShape } from '@sefira/contracts/route';
import * as z from 'zod/mini';
import { demoAccounts } from './demo-accounts.ts';

/** Whose maps the demo customer has. */
const people = [
  { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' },
  { name: 'Caetano Emanuel Viana Teles Veloso', birthDate: '1942-08-07' },
  { name: 'Lígia Fagundes Telles', birthDate: '1918-04-19' },
];

/**
 * Fills a new installation with demo data, all through the public API: what the accounts have was made by the real engine
 * and pipeline. Safe to repeat: it adds only what is missing.
 */
export async function seed(baseUrl: string): Promise<void> {
  for (const account of demoAccounts) {
    const token = (await signIn(baseUrl, account)) ?? (await signUp(baseUrl, account));
    if (account.label !== 'Cliente') continue;
    const { data } = z.parse(listReports.response, await call(baseUrl, listReports, { token }));
    if (data.counters.total > 0) continue;
    for (const [index, person] of people.entries()) {
      await call(baseUrl, analyzePersonal, { token, body: person, idempotencyKey: `demo-${index + 1}` });
    }
  }
}

type Account = (typeof demoAccounts)[number];

async function signIn(baseUrl: string, { email, password }: Account): Promise<string | undefined> {
  try {
    const answer = await call(baseUrl, login, { body: { email, password } });
    const { data } = z.parse(login.response, answer);
    return 'token' in data ? data.token : undefined;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return undefined;
    throw error;
  }
}

async function signUp(baseUrl: string, { name, email, password, birthDate }: Account): Promise<string> {
  const answer = await call(baseUrl, register, { body: { name, email, password, birthDate } });
  return z.parse(register.response, answer).token;
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
