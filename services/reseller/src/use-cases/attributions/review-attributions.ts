import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { listAttributionReviews } from '@sefira/contracts/reseller/admin';
import type { RouteQuery } from '@sefira/contracts/shared/route';
import { clientOf, inTransaction } from '@sefira/database/access';
import { DomainError } from '@sefira/platform/http/domain-error';
import type { ResellerContext, Transaction } from '../../context.ts';
import { heldByCustomer, namesOf } from '../../data/admin-sums.ts';
import { salesInStates } from '../../data/commissions.ts';
import { setStanding } from '../../data/customers.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { type AttributionReview, closeReview, findReview, listReviews, statesOfReviews } from '../../data/reviews.ts';
import { standingBy } from '../../domain/commission-rules.ts';
import { publishAdministered } from '../administration/publish-administered.ts';
import { settleCommission } from '../commissions/settle-commission.ts';

/** A page of reviews, newest first. */
export async function listManagedReviews(
  context: ResellerContext,
  { cursor, limit, state }: RouteQuery<typeof listAttributionReviews>,
) {
  const found = await listReviews(clientOf(context), {
    state: state === 'all' ? null : state,
    after: cursor ?? null,
    limit: limit + 1,
  });
  const reviews = found.slice(0, limit);
  return {
    reviews: await withNames(context, reviews),
    nextCursor: found.length > limit ? (reviews.at(-1)?.id ?? null) : null,
  };
}

async function withNames(context: ResellerContext, reviews: readonly AttributionReview[]) {
  const client = clientOf(context);
  const { resellers, customers } = await namesOf(client, reviews);
  const held = await heldByCustomer(
    client,
    reviews.map(({ customerId }) => customerId),
  );
  return reviews.map((review) => ({
    review,
    resellerName: resellers.get(review.resellerId) ?? '',
    customerName: customers.get(review.customerId) ?? '',
    heldCents: held.get(review.customerId) ?? 0,
  }));
}

interface ReviewDecision {
  readonly id: string;
  readonly isCleared: boolean;
  readonly by: AuditActor;
}

/** Confirms or clears a review of an attribution; a cleared one earns commissions again. @throws DomainError NOT_FOUND, CONFLICT */
export async function decideReview(context: ResellerContext, decision: ReviewDecision) {
  await inTransaction(context, (transaction) => applyDecision(context, transaction, decision));
  const review = await findReview(clientOf(context), decision.id);
  const [shown] = review ? await withNames(context, [review]) : [];
  if (!shown) throw new DomainError('NOT_FOUND');
  return shown;
}

async function applyDecision(
  context: ResellerContext,
  transaction: Transaction,
  { id, isCleared, by }: ReviewDecision,
): Promise<void> {
  const state = isCleared ? 'cleared' : 'confirmed';
  const review = await findReview(transaction, id);
  if (!review) throw new DomainError('NOT_FOUND');
  const { customerId, resellerId } = review;
  await lockAttributions(transaction, resellerId, 'exclusive');
  const isClosed = await closeReview(transaction, id, { state, decidedAt: context.clock(), decidedBy: by.id });
  if (!isClosed) throw new DomainError('CONFLICT', { message: 'Este vínculo já foi conferido.' });
  await setStanding(transaction, customerId, standingBy(await statesOfReviews(transaction, customerId)));
  // A refusal also reclaims what was paid already.
  const affected = isCleared ? ['held'] : ['held', 'requested', 'paid'];
  for (const saleId of await salesInStates(transaction, customerId, affected)) {
    await settleCommission(context, transaction, saleId);
  }
  await publishAdministered(context, transaction, by, {
    action: 'update',
    entity: 'reseller',
    entityId: id,
    personId: customerId,
    reason: null,
    old: { tie: 'open' },
    new: { tie: state },
  });
}
