import { resellerStatus } from '@sefira/contracts/reseller/account';
import { type AttributionReview, type ManagedReseller, reviewReasons } from '@sefira/contracts/reseller/admin';
import { clientOf } from '@sefira/database/access';
import * as z from 'zod/mini';
import type { ResellerContext, Transaction } from '../context.ts';
import { presentIdentification } from '../presenters/account.ts';
import { availableByReseller, customersByReseller, heldByCustomer, namesOf } from './admin-sums.ts';
import type { Reseller } from './resellers.ts';

/** Resellers for administrators, with customers and balance. */
export async function managedResellers(
  context: ResellerContext,
  resellers: readonly Reseller[],
): Promise<ManagedReseller[]> {
  const client = clientOf(context);
  const ids = resellers.map(({ userId }) => userId);
  const [customers, available] = await Promise.all([
    customersByReseller(client, ids),
    availableByReseller(client, ids),
  ]);
  return resellers.map((reseller) => ({
    id: reseller.userId,
    name: reseller.name,
    email: reseller.email,
    status: z.parse(resellerStatus, reseller.status),
    ...presentIdentification(context, reseller),
    promotion: reseller.promotion,
    reason: reseller.reason,
    customers: customers.get(reseller.userId) ?? 0,
    availableCents: available.get(reseller.userId) ?? 0,
    appliedAt: reseller.appliedAt.toISOString(),
    decidedAt: reseller.decidedAt?.toISOString() ?? null,
  }));
}

type ReviewRow = Awaited<ReturnType<Transaction['attributionReview']['findMany']>>[number];

export async function managedReviews(client: Transaction, reviews: readonly ReviewRow[]): Promise<AttributionReview[]> {
  const { resellers, customers } = await namesOf(client, reviews);
  const held = await heldByCustomer(
    client,
    reviews.map(({ customerId }) => customerId),
  );
  return reviews.map(({ id, resellerId, customerId, reason, state, createdAt }) => ({
    id,
    resellerId,
    resellerName: resellers.get(resellerId) ?? '',
    customerId,
    customerName: customers.get(customerId) ?? '',
    reason: z.parse(z.enum(reviewReasons), reason),
    state: z.parse(z.enum(['open', 'confirmed', 'cleared']), state),
    heldCents: held.get(customerId) ?? 0,
    createdAt: createdAt.toISOString(),
  }));
}
