import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Moves a guest's analyses and favourites to an account and removes their expiry. */
export async function takeOver(transaction: Transaction, guestId: string, userId: string): Promise<void> {
  await transaction.analysis.updateMany({ where: { userId: guestId }, data: { userId, expiresAt: null } });
  await transaction.$executeRaw`
    UPDATE favourite AS moved SET user_id = ${userId}::uuid WHERE moved.user_id = ${guestId}::uuid AND NOT EXISTS (
      SELECT 1 FROM favourite AS own
      WHERE own.user_id = ${userId}::uuid AND own.kind = moved.kind AND own.name = moved.name)`;
  await transaction.favourite.deleteMany({ where: { userId: guestId } });
}

/** Deletes the data of a person, with shares and published events. */
export async function eraseOwner(transaction: Transaction, userId: string): Promise<void> {
  await transaction.analysis.deleteMany({ where: { userId } });
  await transaction.client.deleteMany({ where: { userId } });
  await transaction.favourite.deleteMany({ where: { userId } });
  await transaction.calendarFeed.deleteMany({ where: { userId } });
  await transaction.idempotencyKey.deleteMany({ where: { subject: userId } });
  await transaction.$executeRaw`
    DELETE FROM outbox_event WHERE published_at IS NOT NULL AND payload->>'userId' = ${userId}`;
}

export type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

/** Stored data of a person. */
export async function readPersonalData(transaction: Transaction, userId: string) {
  const [analyses, favourites, feeds, clients, lists, deliveries] = await Promise.all([
    transaction.analysis.findMany({ where: { userId }, include: { share: true }, orderBy: { id: 'asc' } }),
    transaction.favourite.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    transaction.calendarFeed.findMany({ where: { userId } }),
    transaction.client.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
    transaction.shortList.findMany({
      where: { analysis: { userId } },
      include: { names: { include: { votes: { include: { visitor: true } } } } },
      orderBy: { analysisId: 'asc' },
    }),
    transaction.delivery.findMany({
      where: { userId },
      include: { client: { select: { name: true } }, analysis: { select: { title: true } } },
      orderBy: { id: 'asc' },
    }),
  ]);
  return { analyses, favourites, feeds, clients, lists, deliveries };
}
