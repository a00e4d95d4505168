import type { CalendarFeed, Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Stores the one calendar of a person and revokes an earlier address. */
export async function storeFeed(transaction: Transaction, feed: CalendarFeed): Promise<void> {
  const { userId, ...rest } = feed;
  await transaction.calendarFeed.upsert({ where: { userId }, create: feed, update: rest });
}

export function findFeed(transaction: Transaction, userId: string): Promise<CalendarFeed | null> {
  return transaction.calendarFeed.findUnique({ where: { userId } });
}

export function findFeedByHash(transaction: Transaction, tokenHash: string): Promise<CalendarFeed | null> {
  return transaction.calendarFeed.findUnique({ where: { tokenHash } });
}

export async function deleteFeed(transaction: Transaction, userId: string): Promise<void> {
  await transaction.calendarFeed.deleteMany({ where: { userId } });
}
