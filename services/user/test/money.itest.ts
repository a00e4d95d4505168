import { listNotifications } from '@sefira/contracts/user/notifications';
import { newId } from '@sefira/platform/time/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import {
  createTestEnvironment,
  person,
  type ServiceUnderTest,
  startService,
  type TestEnvironment,
} from '@sefira/testing/test-environment';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { definition } from '../src/definition.ts';

const stack = new AsyncDisposableStack();
let testEnvironment: TestEnvironment;
let box: TestMailbox;
let user: ServiceUnderTest;

beforeAll(async () => {
  testEnvironment = stack.use(await createTestEnvironment());
  box = stack.use(await mailbox());
  const mail = { SMTP_URL: box.url, MAIL_FROM: 'Sefira <ola@sefira.test>', PUBLIC_URL: 'https://sefira.example' };
  user = stack.use(await startService(definition, testEnvironment, { environment: { ...unusedAddresses, ...mail } }));
});
afterAll(() => stack.disposeAsync());

async function customer(email: string): Promise<string> {
  const userId = newId();
  const account = { userId, name: 'Ana Célia', email, birthDate: '1955-11-29', registeredAt: new Date().toISOString() };
  await deliverEvent(testEnvironment, 'user', 'user.registered', account);
  await user.idle();
  return userId;
}

test('notifies of a payment once, in the product and by e-mail, with a link to its receipt', async () => {
  const email = 'paga@sefira.test';
  const userId = await customer(email);
  const order = {
    orderId: newId(),
    userId,
    kind: 'plan',
    plan: 'premium',
    cycle: 'monthly',
    credits: 0,
    description: 'Plano Premium, mensal',
    amountCents: 4990,
    method: 'pix',
    isRenewal: false,
    paidAt: new Date().toISOString(),
  } as const;
  const eventId = newId();
  for (let turn = 0; turn < 3; turn += 1) {
    await deliverEvent(testEnvironment, 'user', 'order.paid', order, eventId);
    await user.idle();
  }
  const listed = await user.send(listNotifications, { as: person(userId), query: {} });
  const { items } = (listed.body as { data: { items: { kind: string; link: string; text: string }[] } }).data;
  expect(items.filter(({ kind }) => kind === 'order_paid')).toEqual([
    expect.objectContaining({
      link: `/payments/recibo/${order.orderId}`,
      text: expect.stringMatching(/R\$\s49,90 por Plano Premium/),
    }),
  ]);
  const mails = (await box.mailsTo(email)).filter(({ subject }) => subject === 'Pagamento confirmado');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://sefira.example/payments/recibo/${order.orderId}`);
});

test('says of a balance of 0 that it is used up, and of a low one what is left', async () => {
  const userId = await customer('sem-creditos@sefira.test');
  for (const credits of [3, 0]) await deliverEvent(testEnvironment, 'user', 'credits.low', { userId, credits });
  await user.idle();
  const listed = await user.send(listNotifications, { as: person(userId), query: {} });
  const { items } = (listed.body as { data: { items: { title: string; text: string }[] } }).data;
  const offer = 'Compre mais ou escolha um plano quando quiser.';
  expect(items.map(({ title, text }) => `${title}: ${text}`).toSorted()).toEqual([
    `Seus créditos acabaram: ${offer}`,
    `Seus créditos estão acabando: Restam 3 créditos. ${offer}`,
  ]);
});

test('mails a renewal, a declined card, the end of a plan and a refund', async () => {
  const email = 'renova@sefira.test';
  const userId = await customer(email);
  const at = '2026-12-21T15:00:00.000Z';
  const purchase = {
    orderId: newId(),
    userId,
    kind: 'plan',
    plan: 'premium',
    cycle: 'monthly',
    credits: 0,
    description: 'Plano Premium, mensal',
    amountCents: 5990,
    method: 'pix',
  } as const;
  await deliverEvent(testEnvironment, 'user', 'subscription.renewal_due', { ...purchase, periodEnd: at });
  const attempts = [
    { attempt: 1, reason: 'O cartão não tem limite para este valor.', nextAttemptAt: '2026-12-23T15:00:00.000Z' },
    { attempt: 3, reason: 'O banco recusou o pagamento.', nextAttemptAt: null },
  ];
  for (const attempt of attempts) {
    await deliverEvent(testEnvironment, 'user', 'subscription.payment_failed', { ...purchase, ...attempt });
  }
  const ended = { userId, plan: 'premium', reason: 'payment_failed', endedAt: at } as const;
  await deliverEvent(testEnvironment, 'user', 'subscription.ended', ended);
  await deliverEvent(testEnvironment, 'user', 'order.refunded', { ...purchase, refundedCents: 5990, refundedAt: at });
  await user.idle();
  const mails = await box.mailsTo(email);
  const textOf = (subject: string) => mails.flatMap((mail) => (mail.subject === subject ? [mail.text] : [])).join('\n');
  expect(textOf('Hora de renovar seu plano')).toContain(`https://sefira.example/pagamento/pedidos/${purchase.orderId}`);
  expect(textOf('Hora de renovar seu plano')).toMatch(/R\$\s59,90 até lá/);
  expect(textOf('Pagamento não aprovado')).toContain('Tentaremos de novo em 23/12/2026.');
  expect(textOf('Pagamento não aprovado')).toContain('Não haverá outra tentativa, e o plano termina.');
  expect(textOf('Seu plano terminou')).toContain('Você continua no plano gratuito');
  expect(textOf('Devolução feita')).toMatch(/Devolvemos R\$\s59,90/);
});
