import { announceArticle, confirmNewsletter, subscribeNewsletter } from '@sefira/contracts/content/site';
import { publicRoutes } from '@sefira/contracts/routes';
import type { EventName, EventPayload } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { unseal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { person } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicLinks } from './public-links.ts';
import { type PublicService, type PublicServices, startPublicServices } from './public-services.ts';

/** docs/decisions/0017-closing-and-erasing-an-account.md: what of an account the public can open, while it is closed, erased and open again. */

let services: PublicServices;
const at = () => new Date().toISOString();

beforeAll(async () => {
  services = await startPublicServices();
});
afterAll(() => services?.[Symbol.asyncDispose]());

const one = async (sql: string, values: unknown[]) =>
  (await services.testEnvironment.database.query(sql, values)).rows[0];

/** Public calls with a parameter that show nothing of one account, or that its owner sends. */
const impersonal = [
  'auth.socialLogin',
  'billing.receiveWebhook',
  'content.readArticle',
  'content.leaveNewsletter',
  // The recipient of a mail refuses further ones; the response shows nothing of the sender.
  'user.refuseMail',
  // A reseller's link: services/reseller closes it with the reseller.
  'reseller.readReferrer',
];

test('every public call with a parameter is known to show something of an account, or nothing', () => {
  const withParameter = publicRoutes.filter(
    ({ id, access, path: route }) => access === 'public' && route.includes(':') && !id.startsWith('admin.queueBoard'),
  );
  expect(withParameter.map(({ id }) => id).sort()).toEqual([...Object.keys(publicLinks), ...impersonal].sort());
});

/** Delivers an event and waits for its effect. */
async function deliver<Name extends EventName>(service: PublicService, name: Name, payload: EventPayload<Name>) {
  await deliverEvent(services.testEnvironment, service, name, payload);
  await services[service].idle();
}

test.each(Object.keys(publicLinks))('%s is closed with the account and open again with it', async (id) => {
  const link = publicLinks[id];
  if (!link) throw new Error(`no link ${id}`);
  const userId = newId();
  const visit = await link.open(services, userId);
  const status = async () => (await visit()).status;
  expect(await status()).toBe(200);
  for (const reason of ['suspended', 'deactivated'] as const) {
    const closed = { userId, email: null, reason, eraseAt: null, closedAt: at() };
    await deliver(link.service, 'account.closed', closed);
    expect([reason, await status()]).toEqual([reason, 404]);
    await deliver(link.service, 'account.reopened', { userId, email: null, reopenedAt: at() });
    expect(await status()).toBe(200);
    // Delivered late: the newer event counts.
    await deliver(link.service, 'account.closed', {
      ...closed,
      closedAt: '2020-01-01T00:00:00.000Z',
    });
    expect(await status()).toBe(200);
  }
  await deliver(link.service, 'user.erased', { userId, erasedAt: at() });
  expect(await status()).toBe(404);
});

test('the newsletter pauses with the account, and is erased with it', async () => {
  const [userId, email] = [newId(), `${newId()}@sefira.test`];
  await services.content.send(subscribeNewsletter, { body: { email } });
  const { payload } = await one(
    "SELECT payload FROM content.outbox_event WHERE name = 'newsletter.confirmation_requested' AND payload->>'email' = $1",
    [email],
  );
  const { token } = unseal(payload.sealedToken, services.testEnvironment.environment('content').MESSAGE_KEY ?? '') as {
    token: string;
  };
  expect((await services.content.send(confirmNewsletter, { body: { token } })).status).toBe(200);
  /** Announces another article. @returns mails for this subscriber since the first one */
  const issues = async () => {
    const { id } = await one(
      `SELECT id FROM content.article WHERE status = 'published'
       AND NOT EXISTS (SELECT FROM content.newsletter_issue WHERE article_id = article.id) LIMIT 1`,
      [],
    );
    const admin = person(newId(), { role: 'admin' });
    expect((await services.content.send(announceArticle, { as: admin, params: { id } })).status).toBe(200);
    await services.content.idle();
    const { count } = await one(
      "SELECT count(*)::int FROM content.outbox_event WHERE name = 'newsletter.issue_due' AND payload->>'email' = $1",
      [email],
    );
    return count as number;
  };
  const before = await issues();
  expect(before).toBe(1);
  const closed = { userId, email, reason: 'suspended', eraseAt: null } as const;
  await deliver('content', 'account.closed', { ...closed, closedAt: at() });
  expect(await issues()).toBe(before);
  await deliver('content', 'account.reopened', { userId, email, reopenedAt: at() });
  expect(await issues()).toBe(before + 1);
  await deliver('content', 'account.closed', { ...closed, closedAt: at() });
  await deliver('content', 'user.erased', { userId, erasedAt: at() });
  expect(await one('SELECT 1 FROM content.subscriber WHERE email = $1', [email])).toBeUndefined();
});

/** Services that act for an account in the background or show its data, and so subscribe to its closing. */
const affected: readonly ServiceName[] = ['user', 'numerology', 'reports', 'content', 'chat'];

test('every service that acts for accounts subscribes to their closing and reopening', () => {
  for (const service of affected) {
    const subscribed: readonly EventName[] = subscriptions[service];
    expect([service, ...subscribed]).toEqual(expect.arrayContaining([service, 'account.closed', 'account.reopened']));
  }
});
