import { resellerStatus } from '@sefira/contracts/reseller/account';
import { type AttributionReview, type ManagedReseller, reviewReasons } from '@sefira/contracts/reseller/admin';
import * as z from 'zod/mini';
import type { ResellerContext } from '../context.ts';
import type { Reseller } from '../data/resellers.ts';
import type { AttributionReview as ReviewRow } from '../data/reviews.ts';
import { presentIdentification } from './account.ts';

export interface ResellerWithSums {
  readonly reseller: Reseller;
  readonly customers: number;
  readonly availableCents: number;
}

/** A reseller for administrators, with customers and balance. */
export function presentManagedReseller(
  context: Pick<ResellerContext, 'settings'>,
  { reseller, customers, availableCents }: ResellerWithSums,
): ManagedReseller {
  return {
    id: reseller.userId,
    name: reseller.name,
    email: reseller.email,
    status: z.parse(resellerStatus, reseller.status),
    ...presentIdentification(context, reseller),
    promotion: reseller.promotion,
    reason: reseller.reason,
    customers,
    availableCents,
    appliedAt: reseller.appliedAt.toISOString(),
    decidedAt: reseller.decidedAt?.toISOString() ?? null,
  };
}

export interface ReviewWithNames {
  readonly review: ReviewRow;
  readonly resellerName: string;
  readonly customerName: string;
  readonly heldCents: number;
}

export function presentReview({ review, resellerName, customerName, heldCents }: ReviewWithNames): AttributionReview {
  const { id, resellerId, customerId, reason, state, createdAt } = review;
  return {
    id,
    resellerId,
    resellerName,
    customerId,
    customerName,
    reason: z.parse(z.enum(reviewReasons), reason),
    state: z.parse(z.enum(['open', 'confirmed', 'cleared']), state),
    heldCents,
    createdAt: createdAt.toISOString(),
  };
}
