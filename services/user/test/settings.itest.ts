import { identityHeader } from '@sefira/contracts/shared/identity';
import { listNotifications, readAllNotifications, readNotification } from '@sefira/contracts/user/notifications';
import { deleteAvatar, listConsents, readAvatar, readProfile, updatePreferences } from '@sefira/contracts/user/profile';
import { seal } from '@sefira/messaging/sealing';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import {
  createTestEnvironment,
  person,
  readAnswer,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let box: TestMailbox;
let user: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  box = stack.use(await mailbox());
  const environment = {
    AUTH_URL: 'http://127.0.0.1:9',
    NUMEROLOGY_URL: 'http://127.0.0.1:9',
    REPORTS_URL: 'http://127.0.0.1:9',
    BILLING_URL: 'http://127.0.0.1:9',
    CHAT_URL: 'http://127.0.0.1:9',
    RESELLER_URL: 'http://127.0.0.1:9',
    CONTENT_URL: 'http://127.0.0.1:9',
    ADMIN_CONFIG_URL: 'http://127.0.0.1:9',
    SMTP_URL: box.url,
    MAIL_FROM: 'Sefira <ola@sefira.test>',
    PUBLIC_URL: 'https://sefira.example',
  };
  user = stack.use(await startService(definition, testEnvironment, { environment }));
});
afterAll(() => stack.disposeAsync());

const where = { device: 'Chrome em Windows', place: 'Rede 187.10.20.0/24' };
const at = () => new Date().toISOString();

async function register(email = `${newId()}@sefira.test`) {
  const userId = newId();
  const payload = {
    userId,
    name: 'Ana Célia',
    email,
    birthDate: '1955-11-29',
    terms: { version: '2026-11', addressPrefix: '187.10.20.0/24', userAgent: 'Test' },
    marketing: true,
    registeredAt: at(),
  };
  await deliverEvent(testEnvironment, 'user', 'user.registered', payload);
  await user.idle();
  return { userId, email, name: payload.name, as: person(userId) };
}

type Body<Data> = { data: Data };
const profileOf = async (as: ReturnType<typeof person>) =>
  ((await user.send(readProfile, { as })).body as Body<{ avatar: string | null; preferences: object }>).data;
const notificationsOf = async (as: ReturnType<typeof person>) =>
  (
    (await user.send(listNotifications, { as })).body as Body<{
      items: { id: string; kind: string }[];
      unread: number;
      nextCursor: string | null;
    }>
  ).data;

async function upload(as: ReturnType<typeof person>, content: Buffer, field = 'avatar') {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/png' }), 'eu.png');
  const identity = testEnvironment.keys.signer('gateway').sign(as, 'user');
  const answer = await fetch(`${user.running.url}/user/avatar`, {
    method: 'POST',
    headers: { [identityHeader]: identity },
    body: form,
  });
  return readAnswer(answer);
}

test('changes single preferences and logs only changed consents', async () => {
  const { as } = await register();
  const first = await user.send(updatePreferences, {
    as,
    body: { theme: 'dark', privacy: { shareAnalytics: true, profileVisible: true } },
  });
  expect(first.body).toMatchObject({
    message: 'Preferências atualizadas com sucesso!',
    data: {
      theme: 'dark',
      language: 'pt-BR',
      notifications: { email: true, push: true, reports: true, marketing: true, daily: false },
      privacy: { profileVisible: true, shareAnalytics: true, dataCollection: true },
    },
  });
  await user.send(updatePreferences, { as, body: { notifications: { marketing: false } } });
  const log = (await user.send(listConsents, { as })).body as Body<{ subject: string; granted: boolean }[]>;
  expect(log.data.map(({ subject, granted }) => [subject, granted])).toEqual([
    ['marketing', false],
    ['shareAnalytics', true],
    ['marketing', true],
    ['terms', true],
  ]);
  expect((await profileOf(as)).preferences).toMatchObject({ theme: 'dark', notifications: { marketing: false } });
});

test("keeps a professional's own rules beside other preferences, until they are removed", async () => {
  const { as } = await register();
  const rules = { name: 'Minha linha', system: 'cabalistica@1+janeiro' };
  const stored = await user.send(updatePreferences, { as, body: { rules } });
  expect(stored.body).toMatchObject({ data: { rules } });
  await user.send(updatePreferences, { as, body: { theme: 'dark' } });
  expect((await profileOf(as)).preferences).toMatchObject({ theme: 'dark', rules });
  const unnamed = await user.send(updatePreferences, { as, body: { rules: { ...rules, name: ' ' } } });
  expect(unnamed.status).toBe(400);
  await user.send(updatePreferences, { as, body: { rules: null } });
  expect((await profileOf(as)).preferences).toMatchObject({ rules: null });
});

test('loses none of twenty concurrent changes', async () => {
  const { as } = await register();
  const bodies = [
    { theme: 'dark' },
    { language: 'en-US' },
    { notifications: { push: false } },
    { privacy: { dataCollection: false } },
  ] as const;
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => user.send(updatePreferences, { as, body: bodies[index % 4] ?? {} })),
  );
  expect((await profileOf(as)).preferences).toMatchObject({
    theme: 'dark',
    language: 'en-US',
    notifications: { push: false },
    privacy: { dataCollection: false },
  });
});

test('encodes an avatar as WebP of at most 512 px without metadata, and replaces the older one', async () => {
  const { as, userId } = await register();
  const photo = await sharp({ create: { width: 900, height: 1400, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'segredo do fotógrafo' } })
    .jpeg()
    .toBuffer();
  const answer = await upload(as, photo);
  const { avatarUrl } = (answer.body as Body<{ avatarUrl: string }>).data;
  expect(answer.body).toMatchObject({ message: 'Avatar atualizado com sucesso!' });
  const show = (url: string) => user.send(readAvatar, { params: { file: url.split('/').at(-1) ?? '' } });
  const shown = await show(avatarUrl);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-security-policy')).toContain('sandbox');
  const made = await sharp(shown.bytes).metadata();
  expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', 512, 512, undefined]);
  expect(shown.bytes.includes('segredo')).toBe(false);
  expect((await profileOf(as)).avatar).toBe(avatarUrl);
  const { rows } = await testEnvironment.database.query(
    `SELECT payload->>'avatar' AS avatar FROM "user".outbox_event WHERE payload->>'userId' = $1`,
    [userId],
  );
  expect(rows).toEqual([{ avatar: avatarUrl }]);
  const next = ((await upload(as, photo)).body as Body<{ avatarUrl: string }>).data.avatarUrl;
  expect((await show(avatarUrl)).status).toBe(404);
  expect((await show(next)).status).toBe(200);
  await user.send(deleteAvatar, { as });
  expect((await show(next)).status).toBe(404);
  expect((await profileOf(as)).avatar).toBeNull();
});

test('refuses uploads that are not small images by their content', async () => {
  const { as } = await register();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  const bomb = await sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const cut = (
    await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).subarray(0, 60);
  for (const content of [svg, bomb, cut, Buffer.from('GIF89a......'), Buffer.alloc(0)]) {
    const answer = await upload(as, content);
    expect([answer.status, (answer.body as { error: string }).error]).toEqual([400, 'IMAGE_INVALID']);
  }
  const large = await upload(as, Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
  expect([large.status, (large.body as { error: string }).error]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect((await upload(as, png, 'other')).status).toBe(400);
  expect((await profileOf(as)).avatar).toBeNull();
});

test('notifies of a report once unless that preference is off', async () => {
  const { as, userId } = await register();
  const report = { reportId: newId(), userId, analysisId: null, title: 'Mapa de Íris Prado' };
  const completed = { ...report, pages: 12, completedAt: at() };
  await deliverEvent(testEnvironment, 'user', 'report.completed', completed);
  await deliverEvent(testEnvironment, 'user', 'report.completed', completed);
  await user.idle();
  const listed = await notificationsOf(as);
  const named = { text: 'Mapa de Íris Prado, 12 páginas.', link: `/relatorios/${report.reportId}` };
  expect(listed).toMatchObject({ unread: 1, items: [{ kind: 'report_completed', ...named }] });
  expect((await user.send(readNotification, { as, params: { id: listed.items[0]?.id ?? '' } })).body).toMatchObject({
    data: { unread: 0 },
  });
  await user.send(updatePreferences, { as, body: { notifications: { reports: false } } });
  await deliverEvent(testEnvironment, 'user', 'report.failed', {
    ...completed,
    reason: 'x',
    failedAt: at(),
    reportId: newId(),
  });
  await user.idle();
  expect((await notificationsOf(as)).items).toHaveLength(1);
});

test('erases the notifications and mails that name a report of an erased client', async () => {
  const { as, userId } = await register();
  const notice = (analysisId: string) => ({ reportId: newId(), userId, analysisId, title: 'Mapa de Íris Souza' });
  const [erased, single, kept] = [newId(), newId(), newId()];
  for (const analysisId of [erased, single, kept]) {
    const completed = { ...notice(analysisId), pages: 12, completedAt: at() };
    await deliverEvent(testEnvironment, 'user', 'report.completed', completed);
    await deliverEvent(testEnvironment, 'user', 'report.failed', { ...completed, reason: 'x', failedAt: at() });
  }
  await user.idle();
  const rows = async () => {
    const mails = `SELECT 1 FROM "user".mail WHERE user_id = $1 AND data->>'title' = 'Mapa de Íris Souza'`;
    const { rowCount } = await testEnvironment.database.query(mails, [userId]);
    return { notifications: (await notificationsOf(as)).items.length, mails: rowCount };
  };
  expect(await rows()).toEqual({ notifications: 6, mails: 3 });
  const erasure = { userId, erasedAt: at() };
  const other = { ...erasure, userId: newId(), analysisIds: [kept], withReports: true };
  await deliverEvent(testEnvironment, 'user', 'analyses.erased', other);
  await deliverEvent(testEnvironment, 'user', 'analyses.erased', {
    ...erasure,
    analysisIds: [single],
    withReports: false,
  });
  await deliverEvent(testEnvironment, 'user', 'analyses.erased', {
    ...erasure,
    analysisIds: [erased],
    withReports: true,
  });
  await user.idle();
  expect(await rows()).toEqual({ notifications: 4, mails: 2 });
});

test('does not show or mark the notifications of another person', async () => {
  const owner = await register();
  const other = await register();
  await deliverEvent(testEnvironment, 'user', 'email.confirmed', { ...owner, confirmedAt: at() });
  await user.idle();
  const [mine] = (await notificationsOf(owner.as)).items;
  const answer = await user.send(readNotification, { as: other.as, params: { id: mine?.id ?? '' } });
  expect(answer.status).toBe(404);
  await user.send(readAllNotifications, { as: other.as });
  expect((await notificationsOf(owner.as)).unread).toBe(1);
  expect((await notificationsOf(other.as)).items).toEqual([]);
});

test('notifies of security events in the product and by e-mail, in Portuguese', async () => {
  const { userId, name, email, as } = await register();
  const base = { userId, name, email, ...where };
  await deliverEvent(testEnvironment, 'user', 'password.changed', { ...base, isReset: false, changedAt: at() });
  await deliverEvent(testEnvironment, 'user', 'device.added', { ...base, addedAt: at() });
  await deliverEvent(testEnvironment, 'user', 'session.reused', { ...base, reusedAt: at() });
  await deliverEvent(testEnvironment, 'user', 'second_factor.changed', { ...base, isEnabled: true, changedAt: at() });
  await deliverEvent(testEnvironment, 'user', 'user.deactivated', {
    userId,
    name,
    email,
    deactivatedAt: at(),
    eraseAt: '2026-12-21T12:00:00.000Z',
  });
  await user.idle();
  const mails = await box.mailsTo(email);
  expect(mails.map((mail) => mail.subject).sort()).toEqual([
    'Boas-vindas à Sefira!',
    'Encerramos uma sessão da sua conta Sefira',
    'Novo acesso à sua conta Sefira',
    'Sua conta Sefira foi desativada',
    'Sua senha da Sefira foi alterada',
    'Verificação em duas etapas ativada',
  ]);
  const changed = mails.find((mail) => mail.subject.startsWith('Sua senha'));
  expect(changed?.text).toContain('Chrome em Windows');
  expect(changed?.html).toContain('Rede 187.10.20.0/24');
  expect(mails.find((mail) => mail.subject.includes('desativada'))?.text).toContain('21 de dezembro de 2026');
  expect((await notificationsOf(as)).unread).toBe(4);
});

test('sends a one-time link without storing it in the database', async () => {
  const { userId, name, email } = await register();
  const token = 'T'.repeat(43);
  const sealedToken = seal({ token }, testEnvironment.environment('user').MESSAGE_KEY ?? '');
  const payload = { userId, name, email, sealedToken, expiresAt: at() };
  await deliverEvent(testEnvironment, 'user', 'password.reset_requested', payload);
  await deliverEvent(testEnvironment, 'user', 'email.confirmation_requested', payload);
  await user.idle();
  const texts = (await box.mailsTo(email)).map((mail) => mail.text).join();
  expect(texts).toContain(`https://sefira.example/redefinir-senha#token=${token}`);
  expect(texts).toContain(`https://sefira.example/confirmar-email#token=${token}`);
  const { rows } = await testEnvironment.database.query('SELECT data::text FROM "user".mail');
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('erases all personal data of a person', async () => {
  const { userId, email, as } = await register('apagar@sefira.test');
  await upload(
    as,
    await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  await deliverEvent(testEnvironment, 'user', 'device.added', { userId, name: 'Ana', email, ...where, addedAt: at() });
  await user.idle();
  await deliverEvent(testEnvironment, 'user', 'user.erased', { userId, erasedAt: at() });
  await user.idle();
  for (const table of ['profile', 'avatar', 'notification', 'push_subscription', 'mail']) {
    const { rows } = await testEnvironment.database.query(`SELECT 1 FROM "user".${table} WHERE user_id = $1`, [userId]);
    expect([table, rows]).toEqual([table, []]);
  }
  const { rows } = await testEnvironment.database.query(
    'SELECT address_prefix, user_agent FROM "user".consent WHERE user_id = $1',
    [userId],
  );
  expect(rows).toEqual(rows.map(() => ({ address_prefix: '', user_agent: '' })));
});
