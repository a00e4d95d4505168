import type { CommissionState } from '@sefira/contracts/reseller';

/** How a customer's tie is looked at: nothing is paid for one under review, nothing is earned by a refused one. */
export type Standing = 'good' | 'suspected' | 'refused';

export interface SaleFacts {
  readonly amountCents: number;
  /** Taken back so far. */
  readonly refundedCents: number;
  readonly paidAt: Date;
}

export interface KeptCommission {
  readonly state: CommissionState;
  readonly amountCents: number;
  readonly availableAt: Date;
  /** Sum of the reversals made so far, negative or zero. */
  readonly reversedCents: number;
}

/** What is to be written for a sale; null where all is as it must be. */
export type CommissionStep =
  | {
      readonly do: 'add';
      readonly amountCents: number;
      readonly state: CommissionState;
      readonly availableAt: Date;
    }
  | { readonly do: 'change'; readonly amountCents: number; readonly state: CommissionState }
  | { readonly do: 'reverse'; readonly amountCents: number };

const dayMilliseconds = 86_400_000;

/** Cents earned by what is left of a sale, to the nearest cent (decision 65). */
function commissionCents(sale: SaleFacts, rateBasisPoints: number): number {
  return Math.round(((sale.amountCents - sale.refundedCents) * rateBasisPoints) / 10_000);
}

/**
 * The one rule of what a sale is worth to a reseller, whatever order its events come in: earned once; less or nothing
 * after a refund; a negative entry for what was promised to a payout already.
 */
export function nextStep(
  sale: SaleFacts,
  tie: { readonly rateBasisPoints: number; readonly standing: Standing },
  kept: KeptCommission | null,
  rules: { readonly holdDays: number; readonly now: Date },
): CommissionStep | null {
  const due = commissionCents(sale, tie.rateBasisPoints);
  const isGone = sale.refundedCents >= sale.amountCents;
  if (kept === null) {
    const availableAt = new Date(sale.paidAt.getTime() + rules.holdDays * dayMilliseconds);
    if (isGone) {
      const amountCents = commissionCents({ ...sale, refundedCents: 0 }, tie.rateBasisPoints);
      return { do: 'add', amountCents, state: 'cancelled', availableAt };
    }
    return { do: 'add', amountCents: due, state: openState(tie.standing, availableAt, rules.now), availableAt };
  }
  if (kept.state === 'cancelled') return null;
  if (kept.state === 'requested' || kept.state === 'paid') {
    const tooMuch = kept.amountCents + kept.reversedCents - due;
    return tooMuch > 0 ? { do: 'reverse', amountCents: -tooMuch } : null;
  }
  if (isGone) return { do: 'change', amountCents: kept.amountCents, state: 'cancelled' };
  const state = openState(tie.standing, kept.availableAt, rules.now);
  if (state === kept.state && due === kept.amountCents) return null;
  return { do: 'change', amountCents: due, state };
}

function openState(standing: Standing, availableAt: Date, now: Date): CommissionState {
  if (standing === 'refused') return 'cancelled';
  if (standing === 'suspected') return 'held';
  return availableAt <= now ? 'available' : 'pending';
}
