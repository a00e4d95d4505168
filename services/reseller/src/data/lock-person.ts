import type { Prisma } from '../../prisma/generated/client.ts';

/** Events of one person come one after the other, so that a tie and a payment at the same time see each other. */
export async function lockPerson(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 65))`;
}
