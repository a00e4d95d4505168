import type { CommissionState } from '@sefira/contracts/reseller/dashboard';
import { dayMilliseconds } from '@sefira/platform/time/durations';

/** Standing of a customer's attribution: one under review is not paid, a refused one earns nothing. */
export type Standing = 'good' | 'suspected' | 'refused';

/** Standing by the reviews so far: refused after one confirmation, good when all are cleared. */
export function standingBy(states: readonly string[]): Standing {
  if (states.includes('confirmed')) return 'refused';
  return states.includes('open') ? 'suspected' : 'good';
}

export interface SaleFacts {
  readonly amountCents: number;
  /** Refunded so far. */
  readonly refundedCents: number;
  readonly paidAt: Date;
}

export interface StoredCommission {
  readonly state: CommissionState;
  readonly amountCents: number;
  readonly availableAt: Date;
  /** Sum of the reversals and restorations outside payouts. */
  readonly openReversedCents: number;
  /** Sum of the reversals and restorations inside a payout. */
  readonly settledReversedCents: number;
}

/** A change of a sale's entries. */
export type CommissionStep =
  | {
      readonly do: 'add';
      readonly amountCents: number;
      readonly state: CommissionState;
      readonly availableAt: Date;
    }
  /** Sets the commission and cancels the reversals outside payouts, which the new amount includes. */
  | { readonly do: 'change'; readonly amountCents: number; readonly state: CommissionState }
  /** `lostCents`: the part of the sale that earns no commission any more. */
  | { readonly do: 'reverse' | 'restore'; readonly amountCents: number; readonly lostCents: number };

/** Commission on what remains of a sale, rounded to the nearest cent (docs/decisions/0052-reseller-commission.md). */
function commissionCents(sale: SaleFacts, rateBasisPoints: number): number {
  return Math.round(((sale.amountCents - sale.refundedCents) * rateBasisPoints) / 10_000);
}

/**
 * The next change of a sale's entries, in any order of events: the commission and its reversals add up to the rate on the
 * retained money, and to zero after the attribution is refused. A commission outside payouts is changed; one in a payout
 * stays and is offset by a reversal in the next one, a reversal in a payout by a restoration. @returns null when nothing has to change
 */
export function nextStep(
  sale: SaleFacts,
  attribution: { readonly rateBasisPoints: number; readonly standing: Standing },
  stored: StoredCommission | null,
  rules: { readonly holdDays: number; readonly now: Date },
): CommissionStep | null {
  const { rateBasisPoints, standing } = attribution;
  const isRefunded = sale.refundedCents >= sale.amountCents;
  const isWorthless = isRefunded || standing === 'refused';
  if (stored === null) {
    const availableAt = new Date(sale.paidAt.getTime() + rules.holdDays * dayMilliseconds);
    const shown = isRefunded ? { ...sale, refundedCents: 0 } : sale;
    const state = isWorthless ? 'cancelled' : openState(standing, availableAt, rules.now);
    return { do: 'add', amountCents: commissionCents(shown, rateBasisPoints), state, availableAt };
  }
  if (stored.state === 'cancelled') return null;
  const due = isWorthless ? 0 : commissionCents(sale, rateBasisPoints);
  if (stored.state === 'requested' || stored.state === 'paid') {
    const tooMuch = stored.amountCents + stored.openReversedCents + stored.settledReversedCents - due;
    const lostCents = isWorthless ? sale.amountCents : sale.refundedCents;
    if (tooMuch === 0) return null;
    return { do: tooMuch > 0 ? 'reverse' : 'restore', amountCents: -tooMuch, lostCents };
  }
  const amountCents = due - stored.settledReversedCents;
  if (isWorthless && amountCents === 0) return { do: 'change', amountCents: stored.amountCents, state: 'cancelled' };
  const state = openState(standing, stored.availableAt, rules.now);
  const isRight = state === stored.state && amountCents === stored.amountCents && stored.openReversedCents === 0;
  return isRight ? null : { do: 'change', amountCents, state };
}

function openState(standing: Standing, availableAt: Date, now: Date): CommissionState {
  if (standing === 'suspected') return 'held';
  return availableAt <= now ? 'available' : 'pending';
}
