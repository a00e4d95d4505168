import { dayMilliseconds } from '@sefira/platform/time/durations';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextStep, type SaleFacts, type Standing, type StoredCommission } from './commission-rules.ts';

const paidAt = new Date('2026-11-21T12:00:00Z');

const acts = fc.array(
  fc.oneof(
    fc.record({ refundPercent: fc.integer({ min: 0, max: 100 }) }),
    fc.constant({ chargeback: 'won' as const }),
    fc.record({ days: fc.integer({ min: 1, max: 40 }) }),
    fc.constantFrom(
      { payout: 'request' as const },
      { payout: 'refuse' as const },
      { payout: 'pay' as const },
      { standing: 'suspected' as const },
      { standing: 'refused' as const },
      { standing: 'good' as const },
    ),
  ),
  { maxLength: 20 },
);

it('keeps commission plus reversals at the rate on the retained money after any sequence of acts', () => {
  const inputs = [fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 0, max: 8000 }), acts] as const;
  fc.assert(
    fc.property(...inputs, (amountCents, rateBasisPoints, sequence) => {
      const books = new Books(amountCents, rateBasisPoints);
      for (const act of sequence) {
        if ('refundPercent' in act) books.refund(Math.floor((amountCents * act.refundPercent) / 100));
        else if ('chargeback' in act) books.recover();
        else if ('days' in act) books.wait(act.days);
        else if ('payout' in act) books.payout(act.payout);
        else books.review(act.standing);
        const { refundedCents } = books.sale;
        const due =
          books.standing === 'refused' ? 0 : Math.round(((amountCents - refundedCents) * rateBasisPoints) / 10_000);
        // A suspicion about a paid commission reclaims nothing before it is decided.
        expect(books.worth()).toBe(due);
      }
    }),
    { numRuns: 500 },
  );
});

it('earns nothing by a refused attribution, holds a suspected one, and releases it when cleared', () => {
  const sale = { amountCents: 10_000, refundedCents: 0, paidAt };
  const rules = { holdDays: 30, now: paidAt };
  const refused = nextStep(sale, { rateBasisPoints: 2000, standing: 'refused' }, null, rules);
  expect(refused).toMatchObject({ do: 'add', state: 'cancelled' });
  const held = nextStep(sale, { rateBasisPoints: 2000, standing: 'suspected' }, null, rules);
  expect(held).toMatchObject({ do: 'add', state: 'held', amountCents: 2000 });
  const stored = {
    state: 'held',
    amountCents: 2000,
    availableAt: new Date(paidAt.getTime() + 30 * dayMilliseconds),
    openReversedCents: 0,
    settledReversedCents: 0,
  } as const;
  const later = { holdDays: 30, now: new Date(paidAt.getTime() + 31 * dayMilliseconds) };
  expect(nextStep(sale, { rateBasisPoints: 2000, standing: 'good' }, stored, later)).toEqual({
    do: 'change',
    amountCents: 2000,
    state: 'available',
  });
});

interface Entry {
  amountCents: number;
  state: StoredCommission['state'];
}

/** The entries of one sale as in the tables. */
class Books {
  sale: SaleFacts;
  standing: Standing = 'good';
  readonly #rate: number;
  #now = paidAt;
  #own: (Entry & { availableAt: Date }) | null = null;
  readonly #reversals: Entry[] = [];

  constructor(amountCents: number, rate: number) {
    this.sale = { amountCents, refundedCents: 0, paidAt };
    this.#rate = rate;
    this.#settle();
  }

  refund(cents: number): void {
    this.sale = { ...this.sale, refundedCents: Math.max(this.sale.refundedCents, cents) };
    this.#settle();
  }

  /** A won chargeback returns everything; entries outside payouts are calculated again. */
  recover(): void {
    if (this.sale.refundedCents === 0) return;
    this.sale = { ...this.sale, refundedCents: 0 };
    if (this.standing !== 'refused') {
      if (this.#own?.state === 'cancelled') this.#own.state = 'pending';
      this.#cancelOpenReversals();
    }
    this.#settle();
  }

  wait(days: number): void {
    this.#now = new Date(this.#now.getTime() + days * dayMilliseconds);
    if (this.#own?.state === 'pending' && this.#own.availableAt <= this.#now) this.#own.state = 'available';
  }

  /** A payout includes every available entry; a refused one returns them all. */
  payout(act: 'request' | 'refuse' | 'pay'): void {
    const [from, to] = {
      request: ['available', 'requested'],
      refuse: ['requested', 'available'],
      pay: ['requested', 'paid'],
    }[act] as [Entry['state'], Entry['state']];
    for (const entry of this.#entries()) if (entry.state === from) entry.state = to;
    if (act === 'refuse') this.#settle();
  }

  review(standing: Standing): void {
    if (this.standing === 'refused') return;
    this.standing = standing;
    // A suspicion withdraws a payout that is not at the bank.
    if (standing === 'suspected') this.payout('refuse');
    this.#settle();
  }

  worth(): number {
    return this.#sum(() => true);
  }

  #entries(): Entry[] {
    return this.#own ? [this.#own, ...this.#reversals] : [];
  }

  #sum(isCounted: (entry: Entry) => boolean, entries = this.#entries()): number {
    return entries
      .filter((entry) => entry.state !== 'cancelled' && isCounted(entry))
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  #settle(): void {
    for (let turn = 0; turn < 3; turn += 1) this.#step();
  }

  #step(): void {
    const isOpen = ({ state }: Entry) => state === 'available';
    const stored = this.#own && {
      ...this.#own,
      openReversedCents: this.#sum(isOpen, this.#reversals),
      settledReversedCents: this.#sum((entry) => !isOpen(entry), this.#reversals),
    };
    const attribution = { rateBasisPoints: this.#rate, standing: this.standing };
    const step = nextStep(this.sale, attribution, stored, { holdDays: 30, now: this.#now });
    if (step?.do === 'add') this.#own = { ...step };
    if (step?.do === 'reverse' || step?.do === 'restore')
      this.#reversals.push({ amountCents: step.amountCents, state: 'available' });
    if (step?.do !== 'change' || !this.#own) return;
    this.#own.amountCents = step.amountCents;
    this.#own.state = step.state;
    this.#cancelOpenReversals();
  }

  #cancelOpenReversals(): void {
    for (const entry of this.#reversals) if (entry.state === 'available') entry.state = 'cancelled';
  }
}
