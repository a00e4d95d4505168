import { randomUUID } from 'node:crypto';
import { startProduct } from '@sefira/product/product';
import { expect, test } from 'vitest';

const person = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };

test('completes the report that follows an analysis even when the worker is killed over it', async () => {
  await using product = await startProduct();
  const send = async <Answer>(route: string, token?: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${product.url}/api${route}`, {
      headers: {
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Answer;
  };
  const registration = { ...person, email: `${randomUUID()}@exemplo.test`, password: 'Uma#Senha1' };
  const { token } = await send<{ token: string }>('/auth/register', undefined, registration);
  const worker = product.processes.get('reports-worker');
  const before = worker?.pid() ?? 0;
  await send('/numerology/analyze/basic', token, person);
  process.kill(before, 'SIGKILL');
  const readCounters = async () => (await send<{ data: { counters: object } }>('/reports', token)).data.counters;
  await expect.poll(readCounters, { interval: 250 }).toMatchObject({ total: 1, completed: 1 });
  expect(worker?.pid()).not.toBe(before);
});
