import type { CommissionState } from '@sefira/contracts/reseller/dashboard';
import { dayMilliseconds } from '@sefira/platform/time/durations';

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
  /** Sum of the reversals that no payout holds, negative or zero. */
  readonly openReversedCents: number;
  /** Sum of the reversals inside a payout, negative or zero. */
  readonly settledReversedCents: number;
}

/** What is to be written for a sale; null where all is as it must be. */
export type CommissionStep =
  | {
      readonly do: 'add';
      readonly amountCents: number;
      readonly state: CommissionState;
      readonly availableAt: Date;
    }
  /** Sets the commission and cancels the reversals that no payout holds: the new amount includes them. */
  | { readonly do: 'change'; readonly amountCents: number; readonly state: CommissionState }
  /** `lostCents`: the part of the sale that no longer earns anything. */
  | { readonly do: 'reverse'; readonly amountCents: number; readonly lostCents: number };

/** Cents earned by what is left of a sale, to the nearest cent (docs/decisions/0052-reseller-commission.md). */
function commissionCents(sale: SaleFacts, rateBasisPoints: number): number {
  return Math.round(((sale.amountCents - sale.refundedCents) * rateBasisPoints) / 10_000);
}

/**
 * The one rule of what a sale is worth to a reseller, whatever order its events come in: the commission and its reversals
 * add up to the rate on the money that was kept, and to nothing once the tie is refused. A commission outside payouts is
 * changed; one inside a payout stays as it is and gets a reversal for the next one.
 */
export function nextStep(
  sale: SaleFacts,
  tie: { readonly rateBasisPoints: number; readonly standing: Standing },
  kept: KeptCommission | null,
  rules: { readonly holdDays: number; readonly now: Date },
): CommissionStep | null {
  const { rateBasisPoints, standing } = tie;
  const isGone = sale.refundedCents >= sale.amountCents;
  const isWorthless = isGone || standing === 'refused';
  if (kept === null) {
    const availableAt = new Date(sale.paidAt.getTime() + rules.holdDays * dayMilliseconds);
    const shown = isGone ? { ...sale, refundedCents: 0 } : sale;
    const state = isWorthless ? 'cancelled' : openState(standing, availableAt, rules.now);
    return { do: 'add', amountCents: commissionCents(shown, rateBasisPoints), state, availableAt };
  }
  if (kept.state === 'cancelled') return null;
  const due = isWorthless ? 0 : commissionCents(sale, rateBasisPoints);
  if (kept.state === 'requested' || kept.state === 'paid') {
    const tooMuch = kept.amountCents + kept.openReversedCents + kept.settledReversedCents - due;
    const lostCents = isWorthless ? sale.amountCents : sale.refundedCents;
    return tooMuch > 0 ? { do: 'reverse', amountCents: -tooMuch, lostCents } : null;
  }
  const amountCents = due - kept.settledReversedCents;
  if (isWorthless && amountCents === 0) return { do: 'change', amountCents: kept.amountCents, state: 'cancelled' };
  const state = openState(standing, kept.availableAt, rules.now);
  const isRight = state === kept.state && amountCents === kept.amountCents && kept.openReversedCents === 0;
  return isRight ? null : { do: 'change', amountCents, state };
}

function openState(standing: Standing, availableAt: Date, now: Date): CommissionState {
  if (standing === 'suspected') return 'held';
  return availableAt <= now ? 'available' : 'pending';
}
