import type { RouteShape } from '@sefira/contracts/shared/route';
import * as z from 'zod/mini';

/** A token for an approved card, from the sandbox's own call, as its card fields get one. */
export async function testCard(cardFieldsUrl: string, holder: string): Promise<string> {
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

/** One call of the public API. @throws Error with the answer of a refusal */
export async function call(
  baseUrl: string,
  route: RouteShape,
  options: { token?: string; body?: object; idempotencyKey?: string; cookie?: string; query?: string },
): Promise<unknown> {
  const { token, body, idempotencyKey, cookie, query = '' } = options;
  const response = await fetch(`${baseUrl}/api${route.path}${query}`, {
    method: route.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(route, response.status, text);
  return JSON.parse(text);
}
