import { listNotifications } from '@sefira/contracts/notifications';
import { newId } from '@sefira/platform/identifiers';
import { deliverEvent } from '@sefira/testing/deliver-event';
import { mailbox, type TestMailbox } from '@sefira/testing/mailbox';
import { person, type ServiceUnderTest, startService, type TestGround, testGround } from '@sefira/testing/service';
import { unusedAddresses } from '@sefira/testing/unused-addresses';
import { definition } from '@sefira/user-service/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';

const stack = new AsyncDisposableStack();
let ground: TestGround;
let box: TestMailbox;
let user: ServiceUnderTest;

beforeAll(async () => {
  ground = stack.use(await testGround());
  box = stack.use(await mailbox());
  const mail = { SMTP_URL: box.url, MAIL_FROM: 'Sefira <ola@sefira.test>', PUBLIC_URL: 'https://sefira.example' };
  user = stack.use(await startService(definition, ground, { environment: { ...unusedAddresses, ...mail } }));
});
afterAll(() => stack.disposeAsync());

test('a payment is told once, under the bell and by e-mail, with the way to its receipt', async () => {
  const userId = newId();
  const email = 'paga@sefira.test';
  const account = { userId, name: 'Ana Célia', email, birthDate: '1955-11-29', registeredAt: new Date().toISOString() };
  await deliverEvent(ground, 'user', 'user.registered', account);
  await user.idle();
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
    await deliverEvent(ground, 'user', 'order.paid', order, eventId);
    await user.idle();
  }
  const bell = await user.send(listNotifications, { as: person(userId), query: {} });
  const told = (bell.body as { data: { items: { kind: string; link: string; text: string }[] } }).data.items;
  expect(told.filter(({ kind }) => kind === 'order_paid')).toEqual([
    expect.objectContaining({
      link: `/payments/recibo/${order.orderId}`,
      text: expect.stringMatching(/R\$\s49,90 por Plano Premium/),
    }),
  ]);
  const mails = (await box.mailsTo(email)).filter(({ subject }) => subject === 'Pagamento confirmado');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://sefira.example/payments/recibo/${order.orderId}`);
});
