import type { Prisma } from '../../prisma/generated/client.ts';

/** Serialises events of one person, so that a concurrent attribution and payment see each other. */
export async function lockPerson(transaction: Prisma.TransactionClient, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 65))`;
}
