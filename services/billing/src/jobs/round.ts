import { forgetOldKeys } from '@sefira/messaging/idempotency';
import type { BackgroundWork } from '@sefira/messaging/serve';
import type { BillingContext } from '../context.ts';
import { findUnansweredBells, markBellDone } from '../data/bells.ts';
import { applyAll, hearBell } from '../data/hear-bell.ts';
import { tellWallet } from '../data/ledger.ts';
import { expireLots } from '../data/lot-expiry.ts';
import { findOrder } from '../data/orders.ts';
import { continueRefund } from '../data/refunds.ts';
import { announceRenewal, turnPeriod } from '../data/renewals.ts';
import { failOrder, providerOf } from '../data/start-payment.ts';
import { grantDueMonths } from '../data/subscriptions.ts';
import { repeat } from './repeat.ts';

const batch = 200;
const noticeMilliseconds = 5 * 86_400_000;
/** The queue has this long to answer a bell; a bell of nobody's is heard no more after a week. */
const bellPatienceMilliseconds = 60_000;
const bellLifeMilliseconds = 7 * 86_400_000;
/** An order whose payment never began is given up after this long. */
const abandonedMilliseconds = 60 * 60_000;
/** Paid orders are asked about once a day while they may still be given back or contested. */
const paidCheckMilliseconds = 86_400_000;
const paidWatchMilliseconds = 90 * 86_400_000;

/**
 * The round of every ten minutes: what webhooks missed, refunds on their way, credits of a new month, renewals, ends and
 * expired credits. Each step is safe to repeat and to run in every replica at once.
 */
export function startRound(context: BillingContext): BackgroundWork {
  const { settings, logger } = context;
  return repeat('billing round', settings.BILLING_ROUND_SECONDS, logger, async () => {
    await reconcile(context);
    await answerBells(context);
    await each(context, await refundsOnTheirWay(context), 'refund', (order) => continueRefund(context, order));
    await grantMonths(context);
    await renew(context);
    while ((await expireLots(context)) > 0);
    await forgetOldKeys(context.database.client, context.schema, context.clock());
  });
}

/** One failure must not keep the others from their turn. */
async function each<Item>(
  context: BillingContext,
  items: readonly Item[],
  step: string,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    await work(item).catch((error: unknown) => context.logger.warn({ reason: String(error), step }, 'will try again'));
  }
}

/** Asks the providers about orders that are open, and now and then about paid ones. */
async function reconcile(context: BillingContext): Promise<void> {
  const now = context.clock().getTime();
  const { client } = context.database;
  // Asked about later than now: the clock was ahead then.
  const isDue = (before: number) => [
    { checkedAt: null },
    { checkedAt: { lt: new Date(before) } },
    { checkedAt: { gt: new Date(now) } },
  ];
  const orders = await client.order.findMany({
    where: {
      OR: [
        { status: 'pending', OR: isDue(now - (context.settings.BILLING_ROUND_SECONDS * 1000) / 2) },
        {
          status: 'paid',
          paidAt: { gt: new Date(now - paidWatchMilliseconds), lt: new Date(now - paidCheckMilliseconds) },
          OR: isDue(now - paidCheckMilliseconds),
        },
      ],
    },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    take: batch,
  });
  await each(context, orders, 'reconcile', async (order) => {
    const provider = providerOf(context, order);
    const payments = await provider.findPayments(order.id);
    await applyAll(context, provider, payments);
    await client.order.update({ where: { id: order.id }, data: { checkedAt: new Date(now) } });
    const isAbandoned =
      payments.length === 0 && !order.isRenewal && now - order.createdAt.getTime() > abandonedMilliseconds;
    if (isAbandoned) await failOrder(context, order.id, 'O pagamento não foi iniciado.');
  });
}

/** Messages whose work was lost with the queue, or came before their order. */
async function answerBells(context: BillingContext): Promise<void> {
  const now = context.clock();
  const { client } = context.database;
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const waiting = { before: ago(bellPatienceMilliseconds), after: ago(bellLifeMilliseconds), now };
  const bells = await findUnansweredBells(client, waiting);
  await each(context, bells, 'bell', async ({ provider: name, paymentId }) => {
    const provider = providerOf(context, { provider: name });
    if (await hearBell(context, provider, paymentId)) {
      await markBellDone(client, provider.name, paymentId, now);
    }
  });
}

async function refundsOnTheirWay({ database: { client } }: BillingContext) {
  const orders = await client.order.findMany({ where: { refundingCents: { not: null }, status: 'paid' }, take: batch });
  const found = await Promise.all(orders.map(({ id }) => findOrder(client, id)));
  return found.filter((order) => order !== null);
}

async function grantMonths(context: BillingContext): Promise<void> {
  const now = context.clock();
  const due = await context.database.client.subscription.findMany({
    where: { status: 'active', nextGrantAt: { lte: now } },
    take: batch,
  });
  await each(context, due, 'grant', ({ userId }) =>
    context.inTransaction(async (transaction) => {
      await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const subscription = await transaction.subscription.findUniqueOrThrow({ where: { userId } });
      if (subscription.status !== 'active') return;
      await grantDueMonths(transaction, subscription, now);
      await tellWallet(transaction, context.schema, userId);
    }),
  );
}

async function renew(context: BillingContext): Promise<void> {
  const now = context.clock();
  const { client } = context.database;
  const soon = await client.subscription.findMany({
    where: {
      status: 'active',
      renews: true,
      method: { not: 'credit-card' },
      currentPeriodEnd: { gt: now, lte: new Date(now.getTime() + noticeMilliseconds) },
    },
    take: batch,
  });
  await each(context, soon, 'announce', (subscription) => announceRenewal(context, subscription));
  const over = await client.subscription.findMany({
    where: {
      status: { in: ['active', 'past_due'] },
      currentPeriodEnd: { lte: now },
      OR: [{ nextAttemptAt: null }, { nextAttemptAt: { lte: now } }],
    },
    take: batch,
  });
  await each(context, over, 'turn', (subscription) => turnPeriod(context, subscription));
}
