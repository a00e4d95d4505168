import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { Charges } from '../data/charges.ts';

/** Counters of payments and charged credits. */
export interface MoneyMetrics {
  /** Counts a payment that changed its state at the provider. */
  countPayment(provider: string, method: string, state: string, amountCents: number): void;
  /** Counts the credits of a confirmed charge by source (`plan` or `credits`). */
  countCredits(source: string, amount: number): void;
  /** Wraps charges with counters. */
  counting(charges: Charges): Charges;
}

export function createMoneyMetrics(metrics: Metrics): MoneyMetrics {
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
    counting: (charges) => ({
      async reserve(reservation) {
        const outcome = await charges.reserve(reservation);
        reservations.inc({ charged_service: reservation.service, outcome: outcome.outcome });
        return outcome;
      },
      async settle(settlement) {
        const charge = await charges.settle(settlement);
        if (settlement.state === 'confirmed' && charge !== 'none' && charge.state === 'confirmed') {
          countCredits(charge.source, charge.amount);
        }
        return charge;
      },
    }),
  };
}
