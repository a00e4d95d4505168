import type { Metrics } from '@sefira/platform/telemetry/metrics';

/** Counters of payments and charged credits. */
export interface MoneyMetrics {
  /** Counts a payment that changed its state at the provider. */
  countPayment(provider: string, method: string, state: string, amountCents: number): void;
  /** Counts the credits of a confirmed charge by source (`plan` or `credits`). */
  countCredits(source: string, amount: number): void;
  /** Counts a requested reservation by outcome. */
  countReservation(service: string, outcome: string): void;
}

/** @param readOverdue rows of recurring work that have been due for more than an hour, read at each scrape */
export function createMoneyMetrics(
  metrics: Metrics,
  readOverdue: () => Promise<readonly { readonly work: string; readonly rows: number }[]>,
): MoneyMetrics {
  metrics.addGauge(
    {
      name: 'sefira_billing_overdue',
      help: 'Rows of recurring work that have been due for more than an hour.',
      labelNames: ['work'],
    },
    async () => (await readOverdue()).map(({ work, rows }) => [{ work }, rows] as const),
  );
  const payments = metrics.addCounter({
    name: 'sefira_payments_total',
    help: 'Payments by state.',
    labelNames: ['provider', 'method', 'state'],
  });
  const cents = metrics.addCounter({
    name: 'sefira_payment_cents_total',
    help: 'Cents (BRL) of payments by state.',
    labelNames: ['provider', 'state'],
  });
  const reservations = metrics.addCounter({
    name: 'sefira_charges_reserved_total',
    help: 'Requested reservations by outcome (reserved, repeated, refused, clash, unknown).',
    labelNames: ['charged_service', 'outcome'],
  });
  const credits = metrics.addCounter({
    name: 'sefira_credits_charged_total',
    help: 'Credits of confirmed charges by source; a repeated confirmation counts again.',
    labelNames: ['source'],
  });
  const countCredits = (source: string, amount: number) => credits.inc({ source }, amount);
  return {
    countCredits,
    countPayment(provider, method, state, amountCents) {
      payments.inc({ provider, method, state });
      cents.inc({ provider, state }, amountCents);
    },
    countReservation: (service, outcome) => reservations.inc({ charged_service: service, outcome }),
  };
}
