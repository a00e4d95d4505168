import type { Prisma } from '../../prisma/generated/client.ts';

/** The transaction of a use case, or the client where one statement is enough. */
export type Transaction = Prisma.TransactionClient;
