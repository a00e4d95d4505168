import type { Prisma } from '../../prisma/generated/client.ts';

/** PostgreSQL channel that carries ids of settled documents and of analyses with a new report. */
export function settledChannel(schema: string): string {
  return `${schema}_settled`;
}

/** Signals waiting calls of this id once the transaction is committed. */
export async function signalSettled(transaction: Prisma.TransactionClient, schema: string, id: string): Promise<void> {
  await transaction.$executeRaw`SELECT pg_notify(${settledChannel(schema)}, ${id})`;
}
