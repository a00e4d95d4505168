import { queueBoardCalls, queueBoardFiles, queueBoardPages } from '@sefira/contracts/admin-config/queue-board';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, errorOf, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
const admin = person(newId(), { role: 'admin' });
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
});

afterAll(() => stack.disposeAsync());

it('shows every queue to an administrator, read-only', async () => {
  const route: RouteShape | undefined = queueBoardCalls.find(({ id }) => id === 'admin.queueBoardQueues');
  if (!route) throw new Error('no such call');
  const { status, body } = await fixture.admin.send(route, { as: admin, query: {} });
  expect(status).toBe(200);
  const { queues } = body as { queues: { name: string; readOnlyMode: boolean }[] };
  expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(['admin-export', 'reports-render']));
  expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
});

it.each(queueBoardCalls.map((route) => [route.id, route] as const))('answers %s', async (_id, route: RouteShape) => {
  const params = { queueName: 'admin-export', jobId: newId() };
  const answer = await fixture.admin.send(route, { as: admin, params, query: {} });
  // A job that is not there has no data, and no lines either.
  expect(route.path.includes(':jobId') ? [200, 404] : [200]).toContain(answer.status);
  if (answer.status === 404) expect(errorOf(answer)).toEqual([404, 'NOT_FOUND']);
});

it.each([{ status: 'nada' }, { page: '-1' }, { page: 'NaN' }, { jobsPerPage: '1e9' }, { activeQueue: '../x' }])(
  'refuses invalid parameters with the usual error: %o',
  async (query) => {
    const route: RouteShape | undefined = queueBoardCalls.find(({ id }) => id === 'admin.queueBoardQueues');
    if (!route) throw new Error('no such call');
    const asked = { activeQueue: 'admin-export', ...query };
    expect(errorOf(await fixture.admin.send(route, { as: admin, query: asked }))).toEqual([400, 'VALIDATION_FAILED']);
  },
);

it('serves a page of its own files, with a policy that allows nothing else', async () => {
  const [page] = queueBoardPages;
  const answer = await fixture.admin.send(page);
  const html = answer.bytes.toString('utf8');
  expect(html).not.toContain('<%');
  expect(html).not.toContain('https:');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const named = [...html.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, name]) => name ?? '');
  expect(named).toContain('static/session.js');
  const [icon, file] = queueBoardFiles;
  for (const name of named) {
    const [, kind = '', last] = name.split('/');
    const sent = last
      ? await fixture.admin.send(file, { params: { kind, file: last } })
      : await fixture.admin.send(icon, { params: { file: kind } });
    expect([name, sent.status]).toEqual([name, 200]);
  }
  expect(errorOf(await fixture.admin.send(file, { params: { kind: '..', file: 'index.ejs' } }))).toEqual([
    404,
    'NOT_FOUND',
  ]);
});
