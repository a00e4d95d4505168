import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { definition as billingService } from '@sefira/billing-service/definition';
import { definition as contentService } from '@sefira/content-service/definition';
import { administerPlan } from '@sefira/contracts/billing/admin';
import { announceArticle, confirmNewsletter, subscribeNewsletter } from '@sefira/contracts/content/site';
import { verifyCertificate } from '@sefira/contracts/content/training';
import { shareAnalysis } from '@sefira/contracts/numerology/analyses';
import {
  castVotes,
  openShortList,
  putShortListName,
  readPublicShortList,
} from '@sefira/contracts/numerology/baby/short-lists';
import { createClient } from '@sefira/contracts/numerology/clients';
import { createCalendarFeed, readCalendarFile } from '@sefira/contracts/numerology/forecasts';
import { createDelivery } from '@sefira/contracts/numerology/panel/deliveries';
import { openDelivery, readDeliveryPortrait } from '@sefira/contracts/numerology/panel/open-delivery';
import { readShared, readSharedPortrait } from '@sefira/contracts/numerology/shared';
import { downloadDelivery, readDeliveryBrand } from '@sefira/contracts/reports/deliveries';
import { linkReport, readFile } from '@sefira/contracts/reports/reports';
import { publicRoutes } from '@sefira/contracts/routes';
import type { EventName } from '@sefira/contracts/shared/events';
import type { ServiceName } from '@sefira/contracts/shared/services';
import { subscriptions } from '@sefira/contracts/shared/subscriptions';
import { readAvatar } from '@sefira/contracts/user/profile';
import { unseal } from '@sefira/messaging/sealing';
import { ruleSetFor } from '@sefira/numerology/rules/registry';
import { definition as numerologyService } from '@sefira/numerology-service/definition';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { definition as reportsService } from '@sefira/reports-service/definition';
import { deliverEvent } from '@sefira/testing/deliver-event';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestAnswer,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { definition as userService } from '@sefira/user-service/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** docs/decisions/0017-closing-and-erasing-an-account.md: what of an account the public can open, while it is closed, erased and open again. */

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let services: Readonly<Record<'numerology' | 'reports' | 'content' | 'user' | 'billing', ServiceUnderTest>>;

const nowhere = 'http://127.0.0.1:9';
const at = () => new Date().toISOString();
const administrator = { id: newId(), role: 'admin', name: 'Marta', email: null, address: '', userAgent: '' };

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  const folder = await mkdtemp(path.join(tmpdir(), 'sefira-closed-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const start = async (definition: Parameters<typeof startService>[0], environment: Record<string, string>) =>
    stack.use(await startService(definition, testEnvironment, { environment }));
  const billing = await start(billingService, {
    PUBLIC_URL: 'http://sefira.test',
    PAYER_KEY: randomBytes(32).toString('base64url'),
    REPORTS_URL: nowhere,
  });
  const numerology = await start(numerologyService, { BILLING_URL: billing.running.url });
  services = {
    billing,
    numerology,
    reports: await start(reportsService, {
      NODE_ENV: 'test',
      FILE_STORE_DIR: folder,
      FILE_LINK_KEY: randomBytes(32).toString('base64url'),
      NUMEROLOGY_URL: numerology.running.url,
      BILLING_URL: nowhere,
      USER_URL: nowhere,
      // Nothing is rendered here.
      CHROMIUM_PATH: process.execPath,
    }),
    content: await start(contentService, { PUBLIC_URL: 'https://sefira.example/', REPORTS_URL: nowhere }),
    user: await start(userService, {
      AUTH_URL: nowhere,
      NUMEROLOGY_URL: nowhere,
      REPORTS_URL: nowhere,
      BILLING_URL: nowhere,
      CHAT_URL: nowhere,
      RESELLER_URL: nowhere,
      CONTENT_URL: nowhere,
      ADMIN_CONFIG_URL: nowhere,
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Sefira <ola@sefira.test>',
      PUBLIC_URL: 'https://sefira.example',
    }),
  };
  await mkdir(path.join(folder, 'closed'), { recursive: true });
  await writeFile(path.join(folder, 'closed', 'file.pdf'), '%PDF-1.7 test');
});
afterAll(() => stack.disposeAsync());

type Visit = () => Promise<TestAnswer>;
interface PublicLink {
  readonly service: ServiceName;
  /** Creates a public share of the owner. */
  open(userId: string): Promise<Visit>;
}

const one = async (sql: string, values: unknown[]) => (await testEnvironment.database.query(sql, values)).rows[0];

/** A stored personal map, without its event. */
async function analysisOf(userId: string, clientId: string | null = null): Promise<string> {
  const id = newId();
  const input = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29', email: null };
  await one(
    `INSERT INTO numerology.analysis
       (id, user_id, client_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
     VALUES ($1, $2, $3, 'personal', 'Mapa', 'mapa', $4, 'cabalistica', $5, '2026-11-21', '[]') RETURNING id`,
    [id, userId, clientId, input, ruleSetFor().id],
  );
  return id;
}

/** A report with a stored PDF. */
async function reportOf(userId: string, analysisId: string | null = null): Promise<string> {
  const [id, documentId] = [newId(), newId()];
  await one(
    `INSERT INTO reports.document
       (id, content_key, kind, input, rule_set, reference_date, template_version, brand, state, claimed_until,
        file_key, pages, bytes, created_at)
     VALUES ($1, $2, 'personal', '{}', '1', '2026-11-21', '1', '', 'stored', now(), 'closed/file.pdf', 1, 13, now())
     RETURNING id`,
    [documentId, documentId],
  );
  await one(
    `INSERT INTO reports.report
       (id, user_id, analysis_id, document_id, type, title, summary, insights, search_text, created_at)
     VALUES ($1, $2, $3, $4, 'personal', 'Mapa', '', '{}', 'mapa', now()) RETURNING id`,
    [id, userId, analysisId, documentId],
  );
  return id;
}

/** The address of a public page of a personal map of the account. */
async function shareOf(userId: string): Promise<string> {
  const id = await analysisOf(userId);
  const body = { showBirthDate: false, showEmail: false };
  const shared = await services.numerology.send(shareAnalysis, { as: person(userId), params: { id }, body });
  const { slug } = (shared.body as { data: { slug: string } }).data;
  return slug;
}

/** The address of a map delivered to a client of the account. */
async function deliveryOf(userId: string): Promise<string> {
  const as = person(userId, { plan: 'professional' });
  const card = { name: 'Ana Célia Vasconcelos', birthDate: '1955-11-29' };
  const client = await services.numerology.send(createClient, { as, body: card });
  const params = { id: (client.body as { data: { id: string } }).data.id };
  const analysisId = await analysisOf(userId, params.id);
  await reportOf(userId, analysisId);
  const body = { analysisId, sender: 'Estúdio' };
  const delivered = await services.numerology.send(createDelivery, { as, params, body });
  return (delivered.body as { data: { slug: string } }).data.slug;
}

/** A short list of a baby's names that the family may vote on. */
async function openShortListOf(userId: string): Promise<{ readonly slug: string; readonly nameId: string }> {
  const id = newId();
  const input = { surnames: ['Souza'], from: '2027-03-01', to: '2027-03-01', parents: [], siblings: [] };
  const study = { ...input, gender: 'any', origin: null, style: null, ideas: [] };
  await one(
    `INSERT INTO numerology.analysis
       (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
     VALUES ($1, $2, 'baby', 'Nome do bebê', 'nome', $3, 'cabalistica', $4, '2026-11-21', '[]') RETURNING id`,
    [id, userId, study, ruleSetFor().id],
  );
  const owner = { as: person(userId), params: { id } };
  await services.numerology.send(putShortListName, { ...owner, body: { name: 'Helena' } });
  const opened = await services.numerology.send(openShortList, { ...owner, body: {} });
  const { link, names } = (opened.body as { data: { link: { slug: string }; names: { id: string }[] } }).data;
  return { slug: link.slug, nameId: names[0]?.id ?? '' };
}

/** Every public address that shows something of one account. */
const publicLinks: Readonly<Record<string, PublicLink>> = {
  [readShared.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await shareOf(userId);
      return () => services.numerology.send(readShared, { params: { slug } });
    },
  },
  [readSharedPortrait.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await shareOf(userId);
      return () => services.numerology.send(readSharedPortrait, { params: { slug } });
    },
  },
  [openDelivery.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await deliveryOf(userId);
      return () => services.numerology.send(openDelivery, { params: { slug } });
    },
  },
  [readDeliveryPortrait.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await deliveryOf(userId);
      return () => services.numerology.send(readDeliveryPortrait, { params: { slug } });
    },
  },
  [readDeliveryBrand.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await deliveryOf(userId);
      return () => services.reports.send(readDeliveryBrand, { params: { slug } });
    },
  },
  [downloadDelivery.id]: {
    service: 'numerology',
    async open(userId) {
      const slug = await deliveryOf(userId);
      return () => services.reports.send(downloadDelivery, { params: { slug } });
    },
  },
  [readPublicShortList.id]: {
    service: 'numerology',
    async open(userId) {
      const { slug } = await openShortListOf(userId);
      return () => services.numerology.send(readPublicShortList, { params: { slug } });
    },
  },
  [castVotes.id]: {
    service: 'numerology',
    async open(userId) {
      const { slug, nameId } = await openShortListOf(userId);
      const body = { firstName: 'Lúcia', votes: [{ nameId, choice: 'heart' as const }] };
      return () => services.numerology.send(castVotes, { params: { slug }, body });
    },
  },
  [readCalendarFile.id]: {
    service: 'numerology',
    async open(userId) {
      // The calendar belongs to a plan with forecasts.
      const by = { ...administrator, requestId: newId() };
      const granted = { plan: 'premium', months: 1, reason: 'Cortesia', by } as const;
      await services.billing.send(administerPlan, { as: internalCaller, params: { userId }, body: granted });
      const body = { birthDate: '1955-11-29' };
      const made = await services.numerology.send(createCalendarFeed, {
        as: person(userId, { plan: 'premium' }),
        body,
      });
      const file = (made.body as { data: { path: string } }).data.path.split('/').at(-1) ?? '';
      return () => services.numerology.send(readCalendarFile, { params: { file } });
    },
  },
  [readFile.id]: {
    service: 'reports',
    async open(userId) {
      const id = await reportOf(userId);
      const linked = await services.reports.send(linkReport, { as: person(userId), params: { id } });
      const token = (linked.body as { data: { url: string } }).data.url.split('/').at(-1) ?? '';
      return () => services.reports.send(readFile, { params: { token } });
    },
  },
  [verifyCertificate.id]: {
    service: 'content',
    async open(userId) {
      const code = Array.from({ length: 3 }, () => randomBytes(2).toString('hex'))
        .join('-')
        .toUpperCase();
      await one(
        `INSERT INTO content.certificate (id, user_id, code, name, course, issued_at)
         VALUES ($1, $2, $3, 'Ana Célia Vasconcelos', 'numerologia-cabalistica', now()) RETURNING id`,
        [newId(), userId, code],
      );
      return () => services.content.send(verifyCertificate, { params: { code } });
    },
  },
  [readAvatar.id]: {
    service: 'user',
    async open(userId) {
      const file = `${randomBytes(24).toString('base64url')}.webp`;
      await one(
        `INSERT INTO "user".avatar (user_id, file, content, created_at) VALUES ($1, $2, 'x', now()) RETURNING file`,
        [userId, file],
      );
      return () => services.user.send(readAvatar, { params: { file } });
    },
  },
};

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

async function settle(service: ServiceName): Promise<void> {
  await services[service as keyof typeof services].idle();
}

test.each(Object.keys(publicLinks))('%s is closed with the account and open again with it', async (id) => {
  const link = publicLinks[id];
  if (!link) throw new Error(`no link ${id}`);
  const userId = newId();
  const visit = await link.open(userId);
  const status = async () => (await visit()).status;
  expect(await status()).toBe(200);
  for (const reason of ['suspended', 'deactivated'] as const) {
    const closed = { userId, email: null, reason, eraseAt: null, closedAt: at() };
    await deliverEvent(testEnvironment, link.service, 'account.closed', closed);
    await settle(link.service);
    expect([reason, await status()]).toEqual([reason, 404]);
    await deliverEvent(testEnvironment, link.service, 'account.reopened', { userId, email: null, reopenedAt: at() });
    await settle(link.service);
    expect(await status()).toBe(200);
    // Delivered late: the newer event counts.
    await deliverEvent(testEnvironment, link.service, 'account.closed', {
      ...closed,
      closedAt: '2020-01-01T00:00:00.000Z',
    });
    await settle(link.service);
    expect(await status()).toBe(200);
  }
  await deliverEvent(testEnvironment, link.service, 'user.erased', { userId, erasedAt: at() });
  await settle(link.service);
  expect(await status()).toBe(404);
});

test('the newsletter pauses with the account, and is erased with it', async () => {
  const [userId, email] = [newId(), `${newId()}@sefira.test`];
  await services.content.send(subscribeNewsletter, { body: { email } });
  const { payload } = await one(
    "SELECT payload FROM content.outbox_event WHERE name = 'newsletter.confirmation_requested' AND payload->>'email' = $1",
    [email],
  );
  const { token } = unseal(payload.sealedToken, testEnvironment.environment('content').MESSAGE_KEY ?? '') as {
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
  await deliverEvent(testEnvironment, 'content', 'account.closed', { ...closed, closedAt: at() });
  await settle('content');
  expect(await issues()).toBe(before);
  await deliverEvent(testEnvironment, 'content', 'account.reopened', { userId, email, reopenedAt: at() });
  await settle('content');
  expect(await issues()).toBe(before + 1);
  await deliverEvent(testEnvironment, 'content', 'account.closed', { ...closed, closedAt: at() });
  await settle('content');
  await deliverEvent(testEnvironment, 'content', 'user.erased', { userId, erasedAt: at() });
  await settle('content');
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
