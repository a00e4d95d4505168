import {
  announceArticle,
  confirmNewsletter,
  createArticle,
  listContactMessages,
  resolveContactMessage,
  sendContact,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '@sefira/contracts/content/site';
import { personalDataRoute } from '@sefira/contracts/shared/personal-data';
import { unseal } from '@sefira/messaging/sealing';
import { internalCaller } from '@sefira/platform/http/service-client';
import { newId } from '@sefira/platform/time/identifiers';
import { person, type ServiceUnderTest, type TestEnvironment } from '@sefira/testing/test-environment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, draft, startSite } from './site.ts';

const stack = new AsyncDisposableStack();
let content: ServiceUnderTest;
let testEnvironment: TestEnvironment;

beforeAll(async () => {
  ({ content, testEnvironment } = await startSite(stack));
});
afterAll(() => stack.disposeAsync());

interface PublishedEvent {
  readonly payload: { readonly email: string; readonly sealedToken: string } & Record<string, unknown>;
}

async function published(name: string, email: string): Promise<PublishedEvent['payload'][]> {
  const { rows } = await testEnvironment.database.query<PublishedEvent>(
    "SELECT payload FROM content.outbox_event WHERE name = $1 AND payload->>'email' = $2 ORDER BY id",
    [name, email],
  );
  return rows.map(({ payload }) => payload);
}
function tokenIn(payload: PublishedEvent['payload'] | undefined): string {
  return (
    unseal(payload?.sealedToken ?? '', testEnvironment.environment('content').MESSAGE_KEY ?? '') as { token: string }
  ).token;
}
const state = async (email: string) =>
  (await testEnvironment.database.query('SELECT status FROM content.subscriber WHERE email = $1', [email])).rows[0]
    ?.status;

test('stores, publishes and resolves a contact message, and ignores one that fills the honeypot', async () => {
  const body = {
    name: 'Ana Célia',
    email: 'ana@sefira.test',
    topic: 'question' as const,
    message: 'Como leio o meu mapa?',
  };
  expect(await content.send(sendContact, { body })).toMatchObject({ status: 200, body: { success: true } });
  expect(await content.send(sendContact, { body: { ...body, website: 'https://spam.test' } })).toMatchObject({
    status: 200,
  });
  expect(await published('contact.received', 'ana@sefira.test')).toMatchObject([{ recipient: 'contato@sefira.test' }]);
  const list = await content.send(listContactMessages, { as: admin });
  expect(list).toMatchObject({
    body: { data: { items: [{ name: 'Ana Célia', isAnswered: false }], nextCursor: null } },
  });
  const { id } = (list.body as { data: { items: { id: string }[] } }).data.items[0] ?? { id: '' };
  expect(
    await content.send(resolveContactMessage, { as: admin, params: { id }, body: { isAnswered: true } }),
  ).toMatchObject({ status: 200 });
  const inState = async (state: 'open' | 'answered') =>
    (await content.send(listContactMessages, { as: admin, query: { state } })).bytes.toString().includes('Ana Célia');
  expect([await inState('open'), await inState('answered')]).toEqual([false, true]);
  expect(await content.send(listContactMessages, { as: person('p') })).toMatchObject({ status: 403 });
});

test('exports data stored by e-mail only with a proved address', async () => {
  const email = 'escreveu@sefira.test';
  const body = { name: 'Ana', email, topic: 'question' as const, message: 'Uma pergunta bem particular.' };
  await content.send(sendContact, { body });
  await content.send(subscribeNewsletter, { body: { email } });
  const own = async (query: { email?: string }) => {
    const params = { userId: newId() };
    const answer = await content.send(personalDataRoute('content'), { as: internalCaller, params, query });
    expect(answer.status).toBe(200);
    return JSON.stringify(answer.body);
  };
  expect(await own({})).not.toContain(email);
  expect(await own({ email })).toMatch(/bem particular.*"status":"pending"/);
});

test('replaces half a surrogate pair in a message', async () => {
  const body = {
    name: 'Rui',
    email: 'rui@sefira.test',
    topic: 'question' as const,
    message: 'Adorei o meu mapa \ud83d',
  };
  expect(await content.send(sendContact, { body })).toMatchObject({ status: 200 });
  expect(await published('contact.received', 'rui@sefira.test')).toMatchObject([
    { message: 'Adorei o meu mapa \ufffd' },
  ]);
});

test('sends nothing before the confirmation, each issue once after it, and cancels by one click', async () => {
  const email = 'leitora@sefira.test';
  const first = await content.send(subscribeNewsletter, { body: { email } });
  const again = await content.send(subscribeNewsletter, { body: { email } });
  expect(again.body).toEqual(first.body);
  const asked = await published('newsletter.confirmation_requested', email);
  expect(asked).toHaveLength(1);
  expect(await state(email)).toBe('pending');

  const token = tokenIn(asked[0]);
  expect(await content.send(confirmNewsletter, { body: { token: `${token}x` } })).toMatchObject({ status: 400 });
  expect(await content.send(confirmNewsletter, { body: { token } })).toMatchObject({ status: 200 });
  expect(await state(email)).toBe('active');

  await content.send(subscribeNewsletter, { body: { email: 'sem-confirmar@sefira.test' } });
  const { body } = await content.send(createArticle, { as: admin, body: draft('novidade', 'Um artigo novo.') });
  const { id } = (body as { data: { id: string } }).data;
  expect(await content.send(announceArticle, { as: admin, params: { id } })).toMatchObject({
    body: { data: { subscribers: 1 } },
  });
  expect(await content.send(announceArticle, { as: admin, params: { id } })).toMatchObject({ status: 409 });
  await content.idle();
  const due = await published('newsletter.issue_due', email);
  expect(due).toMatchObject([{ path: '/blog/novidade' }]);
  expect(await published('newsletter.issue_due', 'sem-confirmar@sefira.test')).toEqual([]);

  const leave = tokenIn(due[0]);
  expect(await content.send(unsubscribeNewsletter, { params: { token } })).toMatchObject({ status: 400 });
  const click = await fetch(`${content.running.url}/newsletter/unsubscribe/${leave}`, { method: 'POST' });
  expect(click.status).toBe(401);
  const oneClick = await content.send(unsubscribeNewsletter, {
    params: { token: leave },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(oneClick).toMatchObject({ status: 200 });
  expect(await state(email)).toBeUndefined();
  expect(await content.send(unsubscribeNewsletter, { params: { token: leave } })).toMatchObject({ status: 200 });
});
