import { DomainError } from '@sefira/platform/http/domain-error';
import { expect, test } from 'vitest';
import { engineTasks } from '../src/domain/engine-tasks.ts';
import { openEnginePool } from '../src/engine/engine-pool.ts';
import { createGuestsLastQueue, queueOptionsOf } from '../src/engine/guests-last-queue.ts';

const reading = { system: 'cabalistica', referenceDate: '2026-11-22' } as const;
const ana = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
const group = { groupName: null, members: Array.from({ length: 10 }, () => ana) };

test('heavy work leaves the event loop free and gives the same result as without a thread', async () => {
  await using engine = openEnginePool();
  const task = { kind: 'group', input: group, reading } as const;
  const order: string[] = [];
  const analysing = engine.run('analyze', task, { role: 'user' }).then((result) => {
    order.push('analysis');
    return result;
  });
  setImmediate(() => order.push('event loop'));
  expect(await analysing).toEqual(engineTasks.analyze(task));
  expect(order).toEqual(['event loop', 'analysis']);
});

test('a refusal of the engine is the same with and without a thread', async () => {
  await using engine = openEnginePool();
  const refusalOf = (members: readonly unknown[]) =>
    engine
      .run('analyze', { kind: 'group', input: { groupName: null, members }, reading }, { role: 'guest' })
      .catch((error: unknown) => (error instanceof DomainError ? [error.code, error.message] : error));
  expect(await refusalOf([...group.members, ana])).toEqual(['TOO_MANY_MEMBERS', 'Máximo de 10 membros permitido']);
  expect(await refusalOf([ana])).toEqual(['TOO_FEW_MEMBERS', 'Adicione pelo menos 2 membros válidos']);
});

test("runs customers' tasks before guests', each in order of arrival", () => {
  const queue = createGuestsLastQueue();
  const [guest, otherGuest] = [queueOptionsOf({ isGuest: true }), queueOptionsOf({ isGuest: true })];
  const [customer, otherCustomer] = [queueOptionsOf({ isGuest: false }), queueOptionsOf({ isGuest: false })];
  for (const one of [guest, customer, otherGuest, otherCustomer]) queue.push(one);
  queue.remove(otherCustomer);
  expect(queue.size).toBe(3);
  expect([queue.shift(), queue.shift(), queue.shift(), queue.shift()]).toEqual([customer, guest, otherGuest, null]);
});
