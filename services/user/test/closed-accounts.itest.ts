import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EventPayload } from '@sefira/contracts/shared/events';
import { type SubscribedBy, subscriptions } from '@sefira/contracts/shared/subscriptions';
import { notificationChannel, subscribePush } from '@sefira/contracts/user/notifications';
import { updatePreferences } from '@sefira/contracts/user/profile';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import { runSchedule } from '@sefira/testing/run-schedule';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

/** Background work for closed, erased and reopened accounts (docs/decisions/0017-closing-and-erasing-an-account.md). */

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let box: TestMailbox;
let user: ServiceUnderTest;
let pushUrl: string;
let environment: Record<string, string>;
/** The time of the service; null for the real one. */
let today: Date | null = null;
const pushed: string[] = [];
const published: string[] = [];

beforeAll(async () => {
  const server = createServer((request, response) => {
    pushed.push(request.url ?? '');
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stack.defer(() => void server.close());
  pushUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  testEnvironment = stack.use(await createTestEnvironment());
  box = stack.use(await mailbox());
  environment = {
    ...userEnvironment,
    SMTP_URL: box.url,
    VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
    PUSH_HOSTS: pushUrl,
  };
  user = stack.use(await startService(definition, testEnvironment, { environment, clock: () => today ?? new Date() }));
  const subscriber = new Redis(testEnvironment.redisUrl);
  stack.defer(() => subscriber.disconnect());
  subscriber.on('message', (_channel, message) => published.push(message));
  await subscriber.subscribe(notificationChannel);
});
afterAll(() => stack.disposeAsync());

const at = () => new Date().toISOString();

interface Owner {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}
type Samples = { readonly [Name in SubscribedBy<'user'>]: (owner: Owner) => EventPayload<Name> };

const sealedToken = () => seal({ token: 'T'.repeat(43) }, testEnvironment.environment('user').MESSAGE_KEY ?? '');
const link = (owner: Owner) => ({ ...owner, sealedToken: sealedToken(), expiresAt: at() });
const place = { device: 'Chrome em Windows', place: 'Rede 187.10.20.0/24' };
const purchase = ({ userId }: Owner) => ({
  orderId: newId(),
  userId,
  kind: 'plan' as const,
  plan: 'premium' as const,
  cycle: 'monthly' as const,
  credits: 0,
  description: 'Plano Premium',
  amountCents: 5990,
  method: 'pix' as const,
});

/** A sample of every event that this service subscribes to; a new subscription does not compile without one. */
const samples: Samples = {
  'user.registered': (owner) => ({ ...owner, birthDate: '1955-11-29', registeredAt: at() }),
  'user.updated': (owner) => ({
    ...owner,
    birthDate: null,
    role: 'user',
    plan: 'free',
    status: 'suspended',
    isEmailConfirmed: true,
    isTwoFactorEnabled: false,
    updatedAt: at(),
  }),
  'user.deactivated': (owner) => ({ ...owner, deactivatedAt: at(), eraseAt: at() }),
  // A late repetition of an older change of standing.
  'account.closed': ({ userId, email }) => ({
    userId,
    email,
    reason: 'suspended',
    eraseAt: null,
    closedAt: '2020-01-01T00:00:00.000Z',
  }),
  'account.reopened': ({ userId, email }) => ({ userId, email, reopenedAt: '2020-01-01T00:00:00.000Z' }),
  'user.erased': () => ({ userId: newId(), erasedAt: at() }),
  'user.invited': link,
  'password.reset_requested': link,
  'email.confirmation_requested': link,
  'email.change_requested': (owner) => ({ ...link(owner), newEmail: `new-${owner.email}`, requestedAt: at() }),
  'password.changed': (owner) => ({ ...owner, ...place, isReset: false, changedAt: at() }),
  'email.confirmed': (owner) => ({ ...owner, confirmedAt: at() }),
  'device.added': (owner) => ({ ...owner, ...place, addedAt: at() }),
  'session.reused': (owner) => ({ ...owner, ...place, reusedAt: at() }),
  'second_factor.changed': (owner) => ({ ...owner, ...place, isEnabled: true, changedAt: at() }),
  'analyses.erased': ({ userId }) => ({ userId, analysisIds: [newId()], withReports: true, erasedAt: at() }),
  'report.completed': ({ userId }) => ({
    reportId: '01900000-0000-7000-8000-000000000001',
    userId,
    analysisId: null,
    pages: 31,
    completedAt: at(),
  }),
  'report.failed': ({ userId }) => ({ reportId: newId(), userId, analysisId: null, reason: 'x', failedAt: at() }),
  'report.rule_corrected': ({ userId }) => ({
    reportId: newId(),
    userId,
    correctionId: '2027-01-momentos',
    title: 'momentos',
    statement: 'Os momentos mudam.',
    foundAt: at(),
  }),
  'report.email_requested': ({ userId }) => ({
    reportId: newId(),
    userId,
    email: `stranger-of-${userId}@sefira.test`,
    title: 'Mapa pessoal',
    downloadPath: '/api/files/x',
    requestedAt: at(),
  }),
  'order.paid': (owner) => ({ ...purchase(owner), paidAt: at(), isRenewal: false }),
  'order.refunded': (owner) => ({ ...purchase(owner), refundedCents: 5990, refundedAt: at() }),
  'subscription.renewal_due': (owner) => ({ ...purchase(owner), periodEnd: at() }),
  'subscription.payment_failed': (owner) => ({
    ...purchase(owner),
    attempt: 1,
    reason: 'Cartão recusado.',
    nextAttemptAt: null,
  }),
  'subscription.ended': ({ userId }) => ({ userId, plan: 'premium', reason: 'period_over', endedAt: at() }),
  'credits.low': ({ userId }) => ({ userId, credits: 1 }),
  'reseller.decided': (owner) => ({ ...owner, decision: 'approved', reason: null, decidedAt: at() }),
  'payout.settled': ({ userId }) => ({
    payoutId: newId(),
    number: 7,
    userId,
    amountCents: 5000,
    outcome: 'paid',
    endToEndId: 'E1',
    reason: null,
    settledAt: at(),
  }),
  'contact.received': ({ name, email }) => ({
    messageId: newId(),
    name,
    email,
    topic: 'account',
    message: 'Por que a minha conta está fechada?',
    recipient: 'contato@sefira.test',
    receivedAt: at(),
  }),
  'newsletter.confirmation_requested': ({ email }) => ({
    subscriberId: newId(),
    email,
    sealedToken: sealedToken(),
    requestedAt: at(),
  }),
  'newsletter.issue_due': ({ email }) => ({
    issueId: newId(),
    subscriberId: newId(),
    email,
    title: 'Ano pessoal',
    summary: 'Um resumo.',
    path: '/blog/ano-pessoal',
    sealedToken: sealedToken(),
  }),
};

async function register(): Promise<Owner> {
  const userId = newId();
  const owner = { userId, name: 'Ana Célia', email: `${userId}@sefira.test` };
  await deliverEvent(testEnvironment, 'user', 'user.registered', samples['user.registered'](owner));
  await user.idle();
  const as = person(userId);
  const body = { notifications: { push: true, daily: true, reports: true, email: true } };
  expect((await user.send(updatePreferences, { as, body })).status).toBe(200);
  const curve = createECDH('prime256v1');
  const keys = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  expect((await user.send(subscribePush, { as, body: { endpoint: `${pushUrl}/${userId}`, keys } })).status).toBe(201);
  return owner;
}

async function deliverAll(owner: Owner): Promise<void> {
  for (const name of subscriptions.user)
    await deliverEvent(testEnvironment, 'user', name, samples[name](owner) as never);
  await user.idle();
}

/** Subjects of mails since the registration, to the owner and to the stranger that a report was sent to. */
async function mailsOf({ userId, email }: Owner): Promise<string[]> {
  const mails = [...(await box.mailsTo(email)), ...(await box.mailsTo(`stranger-of-${userId}@sefira.test`))];
  return mails.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Boas-vindas'));
}
const signalsOf = ({ userId }: Owner) => [
  ...pushed.filter((url) => url === `/${userId}`),
  ...published.filter((message) => message.includes(userId)),
];

/** Required by law, or requested by the recipient. */
const sentWhenClosed = [
  'Comissões pagas',
  'Confirme a sua inscrição na newsletter da Sefira',
  'Devolução feita',
  'Pagamento confirmado',
  'Recebemos a sua mensagem',
  'Sua conta Sefira foi desativada',
];

const close = (owner: Owner, reason: 'suspended' | 'deactivated') =>
  deliverEvent(testEnvironment, 'user', 'account.closed', { ...owner, reason, eraseAt: null, closedAt: at() });

test.each(['suspended', 'deactivated'] as const)(
  'sends only mails required by law for an account that is %s; no push, no message to a socket',
  async (reason) => {
    const owner = await register();
    await close(owner, reason);
    await user.idle();
    await deliverAll(owner);
    expect((await mailsOf(owner)).sort()).toEqual(sentWhenClosed);
    expect(signalsOf(owner)).toEqual([]);
  },
);

test('sends only responses to requests of the address for an erased account', async () => {
  const owner = await register();
  await close(owner, 'deactivated');
  await deliverEvent(testEnvironment, 'user', 'user.erased', { userId: owner.userId, erasedAt: at() });
  await user.idle();
  await deliverAll(owner);
  const left = await mailsOf(owner);
  expect(left.filter((subject) => !sentWhenClosed.includes(subject))).toEqual([]);
  expect(signalsOf(owner)).toEqual([]);
});

test('sends every mail, push and message to a socket again after the account is reopened', async () => {
  const [owner, other] = [await register(), await register()];
  await close(owner, 'suspended');
  await user.idle();
  await deliverEvent(testEnvironment, 'user', 'account.reopened', { ...owner, reopenedAt: at() });
  await user.idle();
  await deliverAll(owner);
  await deliverAll(other);
  const expected = (await mailsOf(other)).sort();
  expect(expected.length).toBeGreaterThan(sentWhenClosed.length + 8);
  expect((await mailsOf(owner)).sort()).toEqual(expected);
  expect(signalsOf(owner)).toHaveLength(signalsOf(other).length);
  expect(signalsOf(owner).length).toBeGreaterThan(10);
});

test('withholds a mail that was waiting when the account was closed', async () => {
  const owner = await register();
  const { rows } = await testEnvironment.database.query(
    `INSERT INTO "user".mail (id, cause, template, recipient, user_id, data, claimed_until)
     VALUES ($1, $2, 'reportFailed', $3, $4, '{"name":"Ana"}', now() + interval '1 hour') RETURNING id`,
    [newId(), `waiting:${owner.userId}`, owner.email, owner.userId],
  );
  await close(owner, 'suspended');
  const standing = 'SELECT 1 FROM "user".account_standing WHERE user_id = $1 AND is_closed';
  await expect.poll(async () => (await testEnvironment.database.query(standing, [owner.userId])).rowCount).toBe(1);
  await testEnvironment.database.query('UPDATE "user".mail SET claimed_until = now() WHERE id = $1', [rows[0].id]);
  await runSchedule(testEnvironment, 'mail.sweep');
  await expect
    .poll(
      async () =>
        (await testEnvironment.database.query('SELECT state FROM "user".mail WHERE id = $1', [rows[0].id])).rows,
    )
    .toEqual([{ state: 'withheld' }]);
  expect(await mailsOf(owner)).toEqual([]);
});

test('creates no message of the day for a closed account, and keeps the preference until it is reopened', async () => {
  const [closed, open] = [await register(), await register()];
  await close(closed, 'deactivated');
  await user.idle();
  const messages = async ({ userId }: Owner) =>
    (
      await testEnvironment.database.query(
        `SELECT 1 FROM "user".notification WHERE user_id = $1 AND kind = 'daily_message' AND cause = 'daily:2026-11-25'`,
        [userId],
      )
    ).rowCount;
  const send = async () => {
    today = new Date('2026-11-25T12:00:00Z');
    await runSchedule(testEnvironment, 'user.daily_messages');
    today = null;
  };
  await send();
  expect(await messages(open)).toBe(1);
  expect(await messages(closed)).toBe(0);
  await deliverEvent(testEnvironment, 'user', 'account.reopened', { ...closed, reopenedAt: at() });
  await user.idle();
  await send();
  expect(await messages(closed)).toBe(1);
});
