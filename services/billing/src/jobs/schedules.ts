import { clientOf, inTransaction } from '@sefira/database/access';
import { deleteExpiredKeys } from '@sefira/messaging/idempotency';
import type { BackgroundWork } from '@sefira/messaging/run-service';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { BillingContext } from '../context.ts';
import { closedAccountsWithRenewal } from '../data/account-standing.ts';
import { cancelRenewalsOf } from '../data/close-period.ts';
import { publishWallet } from '../data/ledger.ts';
import { type ExpiredLot, expireLot, findExpiredLots } from '../data/lot-expiry.ts';
import { findOrder } from '../data/orders.ts';
import { applyAll, processWebhookNotice } from '../data/process-webhook-notice.ts';
import { refundedWithCredits, takeBackLeftovers } from '../data/refund-leftovers.ts';
import { continueRefund } from '../data/refunds.ts';
import { announceRenewal, endUnpaid, turnPeriod } from '../data/renewals.ts';
import { failOrder, providerOf } from '../data/start-payment.ts';
import { grantDueMonths, isPaidFor } from '../data/subscriptions.ts';
import { findUnprocessedWebhookNotices, markWebhookNoticeDone } from '../data/webhook-notices.ts';
import { cancelEndedOrder, findEndedOrders } from '../use-cases/cancel-ended-orders.ts';
import { repeat } from './repeat.ts';

const batch = 200;
const announceMilliseconds = 5 * dayMilliseconds;
/** Time of the queue to process a notice, and age after which a notice without an order is ignored. */
const noticeDelayMilliseconds = 60_000;
const noticeLifeMilliseconds = 7 * dayMilliseconds;
/** An order without a payment fails after this time. */
const abandonedMilliseconds = 60 * 60_000;
/** Paid orders are checked daily while a refund or chargeback is possible. */
const paidCheckMilliseconds = dayMilliseconds;
const paidWatchMilliseconds = 90 * dayMilliseconds;
const disputeWatchMilliseconds = 180 * dayMilliseconds;
const lateWatchMilliseconds = 14 * dayMilliseconds;

/**
 * Recurring work: reconciliation, refunds in progress, monthly credits, renewals, expiry. Each step is idempotent and safe
 * in every replica.
 */
export function startRound(context: BillingContext): BackgroundWork {
  const { settings, logger } = context;
  const client = clientOf(context);
  return repeat('billing round', settings.BILLING_ROUND_SECONDS, logger, async () => {
    await reconcile(context);
    await processMissedNotices(context);
    await cancelRenewalsOf(client, await closedAccountsWithRenewal(client, batch), context.clock());
    await each(context, await findEndedOrders(context), 'cancel', (order) => cancelEndedOrder(context, order));
    await each(context, await refundsOnTheirWay(context), 'refund', (order) => continueRefund(context, order));
    await each(context, await refundedWithCredits(client, batch), 'take back', (order) =>
      inTransaction(context, (transaction) =>
        takeBackLeftovers(transaction, context.schema, order.id, context.clock()),
      ),
    );
    await grantMonths(context);
    await renew(context);
    await expireLots(context);
    await deleteExpiredKeys(client, context.schema, context.clock());
  });
}

/** Processes items one by one; a failure does not stop the others. */
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

/** Expires lots in pages; a failed one is skipped until the next run. */
async function expireLots(context: BillingContext): Promise<void> {
  let after: string | null = null;
  do {
    const lots: readonly ExpiredLot[] = await findExpiredLots(context, after);
    await each(context, lots, 'expire', (lot) => expireLot(context, lot));
    after = lots.at(-1)?.id ?? null;
  } while (after !== null);
}

/** Checks open orders at their providers, and paid ones daily. */
async function reconcile(context: BillingContext): Promise<void> {
  const now = context.clock().getTime();
  const client = clientOf(context);
  // Checked in the future: the clock was ahead.
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
          // A partly refunded order may still be charged back.
          OR: [{ status: 'paid' }, { status: 'refunded', refundedCents: { lt: client.order.fields.amountCents } }],
          paidAt: { gt: new Date(now - paidWatchMilliseconds), lt: new Date(now - paidCheckMilliseconds) },
          AND: { OR: isDue(now - paidCheckMilliseconds) },
        },
        {
          // A chargeback may be decided in our favour.
          status: 'refunded',
          payments: { some: { status: 'charged_back' } },
          refundedAt: { gt: new Date(now - disputeWatchMilliseconds), lt: new Date(now - paidCheckMilliseconds) },
          AND: { OR: isDue(now - paidCheckMilliseconds) },
        },
        {
          // A PIX or boleto can arrive after the end of its order.
          status: { in: ['failed', 'expired'] },
          method: { not: 'credit-card' },
          createdAt: { gt: new Date(now - lateWatchMilliseconds), lt: new Date(now - paidCheckMilliseconds) },
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
      order.status === 'pending' &&
      payments.length === 0 &&
      !order.isRenewal &&
      now - order.createdAt.getTime() > abandonedMilliseconds;
    if (isAbandoned) await failOrder(context, order.id, 'O pagamento não foi iniciado.');
  });
}

/** Processes notices that the queue lost or that arrived before their order. */
async function processMissedNotices(context: BillingContext): Promise<void> {
  const now = context.clock();
  const client = clientOf(context);
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const waiting = { before: ago(noticeDelayMilliseconds), after: ago(noticeLifeMilliseconds), now };
  const notices = await findUnprocessedWebhookNotices(client, waiting);
  await each(context, notices, 'notice', async ({ provider: name, paymentId }) => {
    const provider = providerOf(context, { provider: name });
    if (await processWebhookNotice(context, provider, paymentId)) {
      await markWebhookNoticeDone(client, provider.name, paymentId, now);
    }
  });
}

async function refundsOnTheirWay(context: BillingContext) {
  const client = clientOf(context);
  const orders = await client.order.findMany({ where: { refundingCents: { not: null }, status: 'paid' }, take: batch });
  const found = await Promise.all(orders.map(({ id }) => findOrder(client, id)));
  return found.filter((order) => order !== null);
}

async function grantMonths(context: BillingContext): Promise<void> {
  const now = context.clock();
  const due = await clientOf(context).subscription.findMany({
    where: { status: 'active', nextGrantAt: { lte: now } },
    take: batch,
  });
  await each(context, due, 'grant', async (known) => {
    const { userId } = known;
    if (!(await isPaidFor(clientOf(context), known))) return endUnpaid(context, userId);
    await inTransaction(context, async (transaction) => {
      await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${userId}::uuid FOR UPDATE`;
      const subscription = await transaction.subscription.findUniqueOrThrow({ where: { userId } });
      if (subscription.status !== 'active') return;
      await grantDueMonths(transaction, subscription, now);
      await publishWallet(transaction, context.schema, userId);
    });
  });
}

async function renew(context: BillingContext): Promise<void> {
  const now = context.clock();
  const client = clientOf(context);
  const soon = await client.subscription.findMany({
    where: {
      status: 'active',
      renews: true,
      method: { not: 'credit-card' },
      currentPeriodEnd: { gt: now, lte: new Date(now.getTime() + announceMilliseconds) },
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
