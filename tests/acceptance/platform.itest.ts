import { randomUUID } from 'node:crypto';
import { type Product, startProduct } from '@sefira/product/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

async function call(url: string, route: string, options: { token?: string; body?: object } = {}): Promise<Response> {
  return fetch(`${url}/api${route}`, {
    method: options.body === undefined ? 'GET' : 'POST',
    headers: {
      ...(options.body === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
}

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

async function register(url: string): Promise<string> {
  const body = { ...person, email: `${randomUUID()}@exemplo.test`, password: 'Uma#Senha1' };
  const answer = await call(url, '/auth/register', { body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}

async function comesToThePdf(url: string): Promise<void> {
  const token = await register(url);
  const analysis = await call(url, '/numerology/analyze/basic', { token, body: person });
  expect(analysis.status).toBe(200);
  const report = await call(url, '/reports/personal', { token, body: person });
  expect(report.status).toBe(200);
  expect(report.headers.get('content-type')).toContain('application/pdf');
  const bytes = Buffer.from(await report.arrayBuffer());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

describe('with each part as a process of its own', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ isSeparate: true });
  });
  afterAll(() => product?.[Symbol.asyncDispose]());

  it('comes from sign-up to the PDF', () => comesToThePdf(product.url));

  it('returns 503 in the error form for a killed service, and 200 after its restart', async () => {
    const token = await register(product.url);
    const numerology = product.processes.get('numerology');
    process.kill(numerology?.pid() ?? 0, 'SIGKILL');
    const analyse = () => call(product.url, '/numerology/analyze/basic', { token, body: person });
    const down = await analyse();
    expect(down.status).toBe(503);
    expect(await down.json()).toMatchObject({ success: false, error: 'DEPENDENCY_DOWN' });
    await expect.poll(async () => (await analyse()).status, { interval: 250 }).toBe(200);
  });
});
