import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signWebhook } from '@sefira/embedded/payment-sandbox/webhooks';
import type { WebhookProcesses } from './webhooks-processes.ts';

/** The steps of a payment in order; each has a notice of its own. */
const stories = {
  paid: { steps: ['pay'], status: 'paid' },
  'paid, given back': { steps: ['pay', 'refund'], status: 'refunded' },
  'paid, contested': { steps: ['pay', 'charge-back'], status: 'refunded' },
  expired: { steps: ['expire'], status: 'expired' },
  'paid after its time': { steps: ['expire', 'pay'], status: 'paid' },
  declined: { steps: ['decline'], status: 'failed' },
  'wrong sum': { steps: ['pay one cent'], status: 'pending' },
  'wrong sum, given back, paid': { steps: ['pay one cent', 'give it back', 'pay'], status: 'paid' },
  'paid twice, one given back': { steps: ['pay', 'pay again', 'give it back'], status: 'paid' },
  'never paid': { steps: [], status: 'pending' },
} as const;
type Story = keyof typeof stories;
const names = Object.keys(stories) as readonly Story[];

export interface WebhookOutcome {
  readonly rung: number;
  readonly forged: number;
  /** Forged messages that were not refused. */
  readonly believed: number;
  /** Milliseconds within which 99 % of the messages were answered. */
  readonly p99: number;
  /** Orders that are not in the state that their story leads to. */
  readonly wrongOrders: readonly string[];
  /** People with other credits than those of their paid orders. */
  readonly wrongWallets: number;
}

interface Ordered {
  readonly orderId: string;
  readonly story: Story;
  readonly userId: string;
}

const creditsEach = 50;
const lateShare = 0.1;
const forgedShare = 0.05;
const inFlight = 16;

/**
 * The webhook storm (docs/decisions/0039-payment-provider-port.md, docs/goals.md S16): each story in turn; every message one to five times, shuffled, a tenth
 * of them when all is over, forged ones between, billing killed in the middle. Without the round first: messages alone; then
 * the round finds what the kill lost.
 */
export async function runWebhooks(stage: WebhookProcesses, orders: number): Promise<WebhookOutcome> {
  const ordered: Ordered[] = [];
  const late: string[] = [];
  const milliseconds: number[] = [];
  let forged = 0;
  let believed = 0;

  async function deliver(paymentId: string): Promise<void> {
    const body = message(paymentId);
    if (Math.random() < forgedShare) {
      forged += 1;
      const [falseBody, signature] = forge(body, stage.key, forged);
      const status = await stage.sendNotice(falseBody, signature);
      if (status !== 401 && status !== 0) believed += 1;
    }
    const copies = 1 + Math.floor(Math.random() * 5);
    for (let copy = 0; copy < copies; copy += 1) {
      // A provider repeats a notice without a response.
      let began = performance.now();
      while ((await stage.sendNotice(body, sign(body, stage.key))) !== 200) {
        await wait(100);
        began = performance.now();
      }
      milliseconds.push(performance.now() - began);
    }
  }

  /** Sends notices of some payments now and of others at the end. */
  async function sendNotices(paymentIds: readonly string[]): Promise<void> {
    for (const paymentId of paymentIds) {
      if (Math.random() < lateShare) late.push(paymentId);
      else await deliver(paymentId);
    }
  }

  async function live(index: number): Promise<void> {
    const story = names[index % names.length] ?? 'paid';
    const userId = randomUUID();
    const order = await retryUntilAnswered(() => stage.order(userId));
    ordered.push({ orderId: order.orderId, story, userId });
    const withoutNotice = [order.paymentId];
    const payments = { own: order.paymentId, beside: '' };
    for (const step of stories[story].steps) {
      const changed = await take(stage, step, order, payments);
      withoutNotice.push(changed);
      if (Math.random() < 0.5)
        await sendNotices(withoutNotice.splice(Math.floor(Math.random() * withoutNotice.length), 1));
    }
    await sendNotices(withoutNotice.toSorted(() => Math.random() - 0.5));
  }

  let next = 0;
  const killing = (async () => {
    while (next < orders / 2) await wait(50);
    await stage.restart(86_400);
  })();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next < orders) await live(next++);
    }),
  );
  await killing;
  for (const paymentId of late) await deliver(paymentId);
  await stage.restart(1);
  return {
    rung: milliseconds.length,
    forged,
    believed,
    p99: milliseconds.toSorted((one, other) => one - other)[Math.floor(milliseconds.length * 0.99)] ?? 0,
    ...(await settle(stage, ordered)),
  };
}

type Step = (typeof stories)[Story]['steps'][number];

/** One step of a story at the provider. @returns the payment that it was about */
async function take(
  stage: WebhookProcesses,
  step: Step,
  order: Awaited<ReturnType<WebhookProcesses['order']>>,
  payments: { readonly own: string; beside: string; besideCents?: number },
): Promise<string> {
  switch (step) {
    case 'pay again':
    case 'pay one cent':
      payments.besideCents = step === 'pay again' ? order.cents : 1;
      payments.beside = await stage.payUnrelated(order.orderId, payments.besideCents);
      await stage.act(payments.beside, 'pay');
      return payments.beside;
    case 'give it back':
      await stage.refund(payments.beside, payments.besideCents ?? 0);
      return payments.beside;
    case 'refund':
      await stage.refund(payments.own, order.cents);
      return payments.own;
    default:
      await stage.act(payments.own, step);
      return payments.own;
  }
}

function message(paymentId: string): string {
  return JSON.stringify({ id: randomUUID(), type: 'payment', data: { id: paymentId } });
}

const now = () => Math.floor(Date.now() / 1000);
const sign = (body: string, key: string) => signWebhook(body, key, now());

/** Five ways to be false: no signature, another key, an old time, another body, the bytes written anew. */
function forge(body: string, key: string, turn: number): readonly [string, string] {
  const ways: readonly (readonly [string, string])[] = [
    [body, ''],
    [body, sign(body, `${key}x`)],
    [body, signWebhook(body, key, now() - 301)],
    [message(randomUUID()), sign(body, key)],
    [JSON.stringify(JSON.parse(body), null, 1), sign(body, key)],
  ];
  return ways[turn % ways.length] ?? [body, ''];
}

async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch {
      // Killed while it was asked: a person tries again.
      await wait(100);
    }
  }
}

/** All messages are answered long before they are worked off. */
const timeoutMilliseconds = 300_000;

/** Waits until every order is where its story leads to, and looks at the wallets then. */
async function settle(stage: WebhookProcesses, ordered: readonly Ordered[]) {
  const until = performance.now() + timeoutMilliseconds;
  let wrongOrders = await findWrong(stage, ordered);
  while (wrongOrders.length > 0 && performance.now() < until) {
    await wait(500);
    wrongOrders = await findWrong(stage, ordered);
  }
  const { rows } = await stage.database.query<{ user_id: string; balance: number }>(
    'SELECT user_id, balance FROM billing.wallet',
  );
  const balances = new Map(rows.map(({ user_id, balance }) => [user_id, balance]));
  const wrongWallets = ordered.filter(
    ({ userId, story }) => (balances.get(userId) ?? 0) !== (stories[story].status === 'paid' ? creditsEach : 0),
  ).length;
  return { wrongOrders, wrongWallets };
}

async function findWrong({ database }: WebhookProcesses, ordered: readonly Ordered[]): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string; status: string }>('SELECT id, status FROM billing."order"');
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  return ordered
    .filter(({ orderId, story }) => statuses.get(orderId) !== stories[story].status)
    .map(({ orderId, story }) => `${story}: ${statuses.get(orderId)}`);
}
