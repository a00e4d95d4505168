import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import type { pendingApprovals } from '@sefira/contracts/admin-config/dashboard';
import { appendEvent } from '@sefira/messaging/outbox';
import { DomainError } from '@sefira/platform/http/domain-error';
import type * as z from 'zod/mini';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { appendAdministered } from './administered.ts';
import { settleCommission } from './commissions.ts';
import { lockAttributions } from './lock-attributions.ts';
import { approveReseller } from './resellers.ts';
import { standingBy } from './reviews.ts';

export type Decision = 'approve' | 'refuse' | 'suspend';

const from: Readonly<Record<Decision, readonly string[]>> = {
  approve: ['applied', 'refused', 'suspended'],
  refuse: ['applied'],
  suspend: ['approved'],
};
const outcome = { approve: 'approved', refuse: 'refused', suspend: 'suspended' } as const;

/** True when the decision is possible in this status. */
export function mayDecide(decision: Decision, status: string): boolean {
  return from[decision].includes(status);
}

/** Stores a decision about a reseller and publishes it. */
export async function writeDecision(
  context: ResellerContext,
  transaction: Transaction,
  {
    userId,
    decision,
    reason,
    by,
  }: {
    readonly userId: string;
    readonly decision: Decision;
    readonly reason: string | null;
    readonly by: AuditActor;
  },
): Promise<void> {
  const now = context.clock();
  const actorId = by.id;
  const { name, email, status } = await transaction.reseller.findUniqueOrThrow({ where: { userId } });
  if (decision === 'approve') await approveReseller(transaction, { userId, name, email }, now, actorId);
  else {
    const data = { status: outcome[decision], reason, decidedAt: now, decidedBy: actorId };
    await transaction.reseller.update({ where: { userId }, data });
  }
  const payload = { userId, name, email, decision: outcome[decision], reason, decidedAt: now.toISOString() };
  await appendEvent(transaction, context.schema, 'reseller.decided', payload, by.requestId);
  await appendAdministered(context, transaction, by, {
    action: 'update',
    entity: 'reseller',
    entityId: userId,
    reason,
    old: { status },
    new: { status: outcome[decision] },
  });
}

/** Resellers and applications, newest first. */
export function listResellers(
  transaction: Transaction,
  {
    where,
    after,
    limit,
  }: {
    readonly where: Prisma.ResellerWhereInput;
    readonly after: { readonly at: Date; readonly id: string } | null;
    readonly limit: number;
  },
) {
  const older = after
    ? { OR: [{ appliedAt: { lt: after.at } }, { appliedAt: after.at, userId: { lt: after.id } }] }
    : {};
  return transaction.reseller.findMany({
    where: { AND: [where, older] },
    orderBy: [{ appliedAt: 'desc' }, { userId: 'desc' }],
    take: limit,
  });
}

/** Confirms or clears a review of an attribution; a cleared one earns commissions again. @throws DomainError NOT_FOUND, CONFLICT */
export async function decideReview(
  context: ResellerContext,
  transaction: Transaction,
  { id, isCleared, by }: { readonly id: string; readonly isCleared: boolean; readonly by: AuditActor },
): Promise<void> {
  const decision = isCleared ? 'cleared' : 'confirmed';
  const review = await transaction.attributionReview.findUnique({ where: { id } });
  if (!review) throw new DomainError('NOT_FOUND');
  const { customerId, resellerId } = review;
  await lockAttributions(transaction, resellerId, 'exclusive');
  const { count } = await transaction.attributionReview.updateMany({
    where: { id, state: 'open' },
    data: { state: decision, decidedAt: context.clock(), decidedBy: by.id },
  });
  if (count === 0) throw new DomainError('CONFLICT', { message: 'Este vínculo já foi conferido.' });
  const states = await transaction.attributionReview.findMany({ where: { customerId }, select: { state: true } });
  const standing = standingBy(states.map(({ state }) => state));
  await transaction.customer.update({ where: { userId: customerId }, data: { standing } });
  // A refusal also reclaims what was paid already.
  const affected = await transaction.commission.findMany({
    where: { customerId, kind: 'sale', state: { in: isCleared ? ['held'] : ['held', 'requested', 'paid'] } },
    select: { saleId: true },
    orderBy: { saleId: 'asc' },
  });
  for (const { saleId } of affected) await settleCommission(context, transaction, saleId);
  await appendAdministered(context, transaction, by, {
    action: 'update',
    entity: 'reseller',
    entityId: id,
    reason: null,
    old: { tie: 'open' },
    new: { tie: decision },
  });
}

/** Items that need an administrator's decision. */
export async function countPending(transaction: Transaction): Promise<z.infer<typeof pendingApprovals>> {
  const [applications, payouts, reviews] = await Promise.all([
    transaction.reseller.count({ where: { status: 'applied' } }),
    transaction.payout.count({ where: { status: { in: ['requested', 'approved'] } } }),
    transaction.attributionReview.count({ where: { state: 'open' } }),
  ]);
  return { applications, payouts, reviews };
}
