import { adminConfigRoutes } from '@sefira/contracts/admin-config/routes';
import type { RouteShape } from '@sefira/contracts/shared/route';
import { newId } from '@sefira/platform/time/identifiers';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AdminFixture, startAdmin } from './start-admin.ts';

let fixture: AdminFixture;
const stack = new AsyncDisposableStack();

beforeAll(async () => {
  fixture = stack.use(await startAdmin());
});

afterAll(() => stack.disposeAsync());

const allRoutes: readonly RouteShape[] = adminConfigRoutes;
const routes = allRoutes.filter(({ access }) => access !== 'public');
const cells = routes.flatMap((route) =>
  (['visitor', 'guest', 'user', 'reseller', 'admin'] as const).map((role) => ({ id: route.id, role, route })),
);

it.each(cells)('$id as $role', async ({ route, role }) => {
  const as = role === 'visitor' ? undefined : person(newId(), { role });
  const answer = await fixture.admin.send(route, {
    ...(as ? { as } : {}),
    params: { id: newId(), key: 'credits_low', queueName: 'admin-export', jobId: newId() },
    ...(route.body ? { body: { nothing: true } } : {}),
  });
  if (route.access === 'public') expect(answer.status).toBe(200);
  else if (role === 'visitor') expect(answer.status).toBe(401);
  else if (role === 'admin') expect([401, 403]).not.toContain(answer.status);
  else expect(answer.status).toBe(403);
});
