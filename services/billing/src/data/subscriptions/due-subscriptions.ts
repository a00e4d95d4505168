import type { Prisma, Subscription } from '../../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Position in a list of due subscriptions. */
export interface DuePage {
  /** Owner of the last subscription before this page. */
  readonly after: string | null;
  readonly limit: number;
}

function find(
  transaction: Transaction,
  where: Prisma.SubscriptionWhereInput,
  { after, limit }: DuePage,
): Promise<readonly Subscription[]> {
  return transaction.subscription.findMany({
    where: after === null ? where : { AND: [where, { userId: { gt: after } }] },
    orderBy: { userId: 'asc' },
    take: limit,
  });
}

/** Active subscriptions with credits of a month that are due. */
export function findDueGrants(transaction: Transaction, now: Date, page: DuePage): Promise<readonly Subscription[]> {
  return find(transaction, { status: 'active', nextGrantAt: { lte: now } }, page);
}

/** Renewing subscriptions without a card that end until `until`. */
export function findRenewalsToAnnounce(
  transaction: Transaction,
  now: Date,
  until: Date,
  page: DuePage,
): Promise<readonly Subscription[]> {
  const isSoon = { currentPeriodEnd: { gt: now, lte: until } };
  return find(transaction, { status: 'active', renews: true, method: { not: 'credit-card' }, ...isSoon }, page);
}

/** Subscriptions with an ended period, and those with a due attempt to charge the card. */
export function findEndedPeriods(transaction: Transaction, now: Date, page: DuePage): Promise<readonly Subscription[]> {
  const where = {
    status: { in: ['active', 'past_due'] },
    currentPeriodEnd: { lte: now },
    OR: [{ nextAttemptAt: null }, { nextAttemptAt: { lte: now } }],
  };
  return find(transaction, where, page);
}
