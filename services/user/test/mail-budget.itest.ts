import { permitMail, refuseMail } from '@sefira/contracts/user/mail-permits';
import { seal } from '@sefira/messaging/sealing';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import {
  createTestEnvironment,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { userEnvironment } from '@sefira/testing/user-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let box: TestMailbox;
let user: ServiceUnderTest;
let now = new Date();

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  box = stack.use(await mailbox());
  const environment = {
    ...userEnvironment,
    SMTP_URL: box.url,
  };
  user = stack.use(await startService(definition, testEnvironment, { environment, clock: () => now }));
});
afterAll(() => stack.disposeAsync());

const at = () => now.toISOString();
const freshAddress = () => `${newId()}@sefira.test`;

async function register(isEmailConfirmed = true) {
  const userId = newId();
  const email = `${userId}@sefira.test`;
  await deliverEvent(testEnvironment, 'user', 'user.updated', {
    userId,
    name: 'Compre em spam.test',
    birthDate: null,
    email,
    role: 'user',
    plan: 'free',
    status: 'active',
    isEmailConfirmed,
    isTwoFactorEnabled: false,
    updatedAt: at(),
  });
  await user.idle();
  return { userId, email };
}

async function ask(senderId: string, recipient: string): Promise<string> {
  const answer = await user.send(permitMail, { as: internalCaller, body: { senderId, recipient } });
  return answer.status === 200 ? 'permitted' : String((answer.body as { error: string }).error);
}

const contact = (email: string) =>
  deliverEvent(testEnvironment, 'user', 'contact.received', {
    messageId: newId(),
    name: 'Compre',
    email,
    topic: 'other',
    message: 'Compre agora em spam.test',
    recipient: 'contato@sefira.test',
    receivedAt: at(),
  });

async function sendReport(userId: string, email: string) {
  const title = 'Compre em spam.test';
  const asked = { reportId: newId(), userId, email, title, downloadPath: '/api/files/x', requestedAt: at() };
  await deliverEvent(testEnvironment, 'user', 'report.email_requested', asked);
  await user.idle();
}

test('has one budget per address over all senders and all ways to request a mail', async () => {
  const recipient = freshAddress();
  for (let count = 0; count < 2; count += 1) await contact(recipient);
  await deliverEvent(testEnvironment, 'user', 'newsletter.confirmation_requested', {
    subscriberId: newId(),
    email: recipient,
    sealedToken: seal({ token: 'T'.repeat(43) }, testEnvironment.environment('user').MESSAGE_KEY ?? ''),
    requestedAt: at(),
  });
  await expect
    .poll(async () => {
      const sql =
        'SELECT count(*)::int AS count FROM "user".mail_permit WHERE recipient = encode(sha256($1::bytea), \'hex\')';
      return (await testEnvironment.database.query(sql, [recipient])).rows[0].count;
    })
    .toBe(3);
  const senders = [await register(), await register(), await register()];
  const outcomes = [];
  for (const { userId } of senders) outcomes.push(await ask(userId, recipient.toUpperCase()));
  expect(outcomes).toEqual(['permitted', 'permitted', 'MAIL_LIMIT_REACHED']);
  now = new Date(now.getTime() + 86_400_001);
  expect(await ask(senders[2]?.userId ?? '', recipient)).toBe('permitted');
});

test('counts mails about an account in the budget of its address, and never refuses a reset of the password', async () => {
  const [userId, recipient] = [newId(), freshAddress()];
  const account = { userId, name: 'Ana', email: recipient };
  const sealedToken = seal({ token: 'T'.repeat(43) }, testEnvironment.environment('user').MESSAGE_KEY ?? '');
  const link = { ...account, sealedToken, expiresAt: at() };
  await deliverEvent(testEnvironment, 'user', 'user.registered', { ...account, birthDate: null, registeredAt: at() });
  await user.idle();
  for (let count = 0; count < 8; count += 1) {
    await deliverEvent(testEnvironment, 'user', 'email.confirmation_requested', link);
    await user.idle();
  }
  await deliverEvent(testEnvironment, 'user', 'password.reset_requested', link);
  await user.idle();
  const subjects = (await box.mailsTo(recipient)).map(({ subject }) => subject);
  const confirmations = subjects.filter((subject) => subject.startsWith('Confirme'));
  expect([confirmations.length, subjects.length]).toEqual([4, 6]);
  expect(subjects).toContain('Redefina sua senha da Sefira');
  expect(await ask((await register()).userId, recipient)).toBe('MAIL_LIMIT_REACHED');
});

test('limits changes of the e-mail to strangers by sender', async () => {
  const { userId, email } = await register();
  const sealedToken = seal({ token: 'T'.repeat(43) }, testEnvironment.environment('user').MESSAGE_KEY ?? '');
  const recipients = Array.from({ length: 12 }, freshAddress);
  for (const newEmail of recipients) {
    const change = { userId, name: 'Ana', email, newEmail, sealedToken, expiresAt: at(), requestedAt: at() };
    await deliverEvent(testEnvironment, 'user', 'email.change_requested', change);
    await user.idle();
  }
  const mails = await Promise.all(recipients.map((recipient) => box.mailsTo(recipient)));
  expect(mails.flat()).toHaveLength(10);
});

test('permits no more of many concurrent requests than the sender has left', async () => {
  const { userId } = await register();
  const outcomes = await Promise.all(Array.from({ length: 29 }, () => ask(userId, freshAddress())));
  expect(outcomes.filter((outcome) => outcome === 'permitted')).toHaveLength(10);
  expect(new Set(outcomes)).toEqual(new Set(['permitted', 'MAIL_LIMIT_REACHED']));
});

test('permits an unconfirmed sender only mails to the own address', async () => {
  const { userId, email } = await register(false);
  expect(await ask(userId, freshAddress())).toBe('EMAIL_UNCONFIRMED');
  const outcomes = [];
  for (let count = 0; count < 6; count += 1) outcomes.push(await ask(userId, email));
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'permitted'), 'MAIL_LIMIT_REACHED']);
});

test('puts no text of a sender into a mail to another person, and lets the recipient refuse further mails with one click', async () => {
  const { userId } = await register();
  const recipient = freshAddress();
  await sendReport(userId, recipient);
  await contact(recipient);
  await expect.poll(async () => (await box.mailsTo(recipient)).length).toBe(2);
  const mails = await box.mailsTo(recipient);
  expect(mails.map(({ subject }) => subject).filter((subject) => /compre|spam/i.test(subject))).toEqual([]);
  expect(mails.find(({ subject }) => subject === 'Recebemos a sua mensagem')?.text).not.toMatch(/compre|spam/i);
  const report = mails.find(({ subject }) => subject === 'Um relatório da Sefira para você');
  expect(report?.text).not.toMatch(/compre|spam/i);
  const [, token = ''] = /newsletter#parar=([0-9a-f-]{36})/.exec(report?.text ?? '') ?? [];
  expect((await user.send(refuseMail, { params: { token } })).status).toBe(200);
  expect(await ask(userId, recipient)).toBe('RECIPIENT_REFUSES_MAIL');
  expect((await user.send(refuseMail, { params: { token: newId() } })).body).toMatchObject({ error: 'TOKEN_INVALID' });
});

test('mails a corrected rule once, whatever the number of reports, and not beyond the budget of the address', async () => {
  const correct = async ({ userId }: { userId: string }, correctionId: string) => {
    const corrected = {
      reportId: newId(),
      userId,
      correctionId,
      title: 'momentos',
      statement: 'Mudam.',
      foundAt: at(),
    };
    await deliverEvent(testEnvironment, 'user', 'report.rule_corrected', corrected);
  };
  const reader = await register();
  for (const correctionId of ['a', 'a', 'b']) await correct(reader, correctionId);
  await user.idle();
  const subject = 'Corrigimos uma regra que muda o seu relatório';
  const mails = async () => (await box.mailsTo(reader.email)).filter((mail) => mail.subject === subject);
  expect(await mails()).toHaveLength(2);
  for (let count = 0; count < 22; count += 1) await correct(reader, `c${count}`);
  await user.idle();
  expect(await mails()).toHaveLength(20);
});
