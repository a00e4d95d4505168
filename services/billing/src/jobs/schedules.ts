import type { ScheduledRun, Schedules } from '@sefira/messaging/schedules';
import type { BillingContext } from '../context.ts';
import { expireReservations } from '../use-cases/charges/expire-reservations.ts';
import { deleteExpiredKeys } from '../use-cases/delete-expired-keys.ts';
import { continueRefunds } from '../use-cases/orders/continue-refund.ts';
import { takeBackLeftovers } from '../use-cases/orders/take-back-leftovers.ts';
import { cancelEndedOrders } from '../use-cases/payments/cancel-ended-orders.ts';
import { processMissedNotices } from '../use-cases/payments/process-missed-notices.ts';
import { reconcileOrders } from '../use-cases/payments/reconcile-orders.ts';
import { cancelRenewalsOfClosedAccounts } from '../use-cases/persons/close-account.ts';
import { grantMonths } from '../use-cases/subscriptions/grant-months.ts';
import { renewSubscriptions } from '../use-cases/subscriptions/renew-subscriptions.ts';
import { expireLots } from '../use-cases/wallets/expire-lots.ts';

/** Recurring work of billing; every step is idempotent and continues until nothing is due. */
export function billingSchedules({ settings }: BillingContext): Schedules<'billing', BillingContext> {
  const everySeconds = settings.BILLING_SWEEP_SECONDS;
  return {
    'billing.reservation_expiry': {
      everySeconds: settings.RESERVATION_SWEEP_SECONDS,
      run: ({ context, signal }) => expireReservations(context, signal),
    },
    'billing.reconciliation': { everySeconds, run: reconcilePayments },
    'billing.period_turnover': { everySeconds, run: turnPeriods },
  };
}

/** Payments: what webhooks missed, cancellations and refunds in progress. */
async function reconcilePayments({ context, ...run }: ScheduledRun<BillingContext>): Promise<void> {
  await reconcileOrders(context, run);
  await processMissedNotices(context, run);
  await cancelRenewalsOfClosedAccounts(context, run);
  await cancelEndedOrders(context, run);
  await continueRefunds(context, run);
}

/** Credits and plans: refunded credits, monthly credits, renewals and expiry. */
async function turnPeriods({ context, ...run }: ScheduledRun<BillingContext>): Promise<void> {
  await takeBackLeftovers(context, run);
  await grantMonths(context, run);
  await renewSubscriptions(context, run);
  await expireLots(context, run);
  await deleteExpiredKeys(context, run.signal);
}
