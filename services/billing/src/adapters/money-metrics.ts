import type { Metrics } from '@sefira/platform/telemetry/metrics';
import type { Charges } from '../data/charges.ts';

/** What billing counts of the money and the credits that go through it. */
export interface MoneyMetrics {
  /** A payment that has reached another state, as its provider says. */
  countPayment(provider: string, method: string, state: string, amountCents: number): void;
  /** Credits of a confirmed charge, by what paid for them. */
  countCredits(source: string, amount: number): void;
  /** The same charges, counted. */
  counting(charges: Charges): Charges;
}

export function createMoneyMetrics(metrics: Metrics): MoneyMetrics {
  const payments = metrics.addCounter({
    name: 'sefira_payments_total',
    help: 'Payments by the state that they have reached.',
    labelNames: ['provider', 'method', 'state'],
  });
  const cents = metrics.addCounter({
    name: 'sefira_payment_cents_total',
    help: 'Cents of real of payments by the state that they have reached.',
    labelNames: ['provider', 'state'],
  });
  const reservations = metrics.addCounter({
    name: 'sefira_charges_reserved_total',
    help: 'Uses of a service asked for, by outcome (reserved, repeated, refused, clash, unknown).',
    labelNames: ['charged_service', 'outcome'],
  });
  const credits = metrics.addCounter({
    name: 'sefira_credits_charged_total',
    help: 'Credits of confirmed charges, by what paid for them; one that is confirmed again counts again.',
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
