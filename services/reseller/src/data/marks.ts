import { idsOf, rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { type MarkKind, markKinds } from '../domain/person-marks.ts';

type Transaction = Prisma.TransactionClient;

/** A stored mark. */
export interface Mark {
  readonly kind: MarkKind;
  readonly hash: string;
}

export async function storeMarks(
  transaction: Transaction,
  marks: readonly (Mark & { readonly userId: string })[],
): Promise<void> {
  await transaction.personMark.createMany({ data: [...marks], skipDuplicates: true });
}

const shared = z.object({ customerId: z.string(), resellerId: z.string(), kind: z.enum(markKinds) });
type Shared = z.infer<typeof shared>;

/** Attributions of a person, as customer or as reseller, with a mark in common. */
export function findShared(transaction: Transaction, userId: string): Promise<readonly Shared[]> {
  return rowsOf(shared)(transaction.$queryRaw`
    SELECT DISTINCT customer.user_id AS "customerId", customer.reseller_id AS "resellerId", mine.kind
    FROM customer
    JOIN person_mark mine ON mine.user_id = customer.user_id
    JOIN person_mark theirs ON theirs.user_id = customer.reseller_id AND theirs.kind = mine.kind
      AND theirs.hash = mine.hash
    WHERE customer.user_id = ${userId}::uuid
    UNION
    SELECT DISTINCT customer.user_id, customer.reseller_id, mine.kind
    FROM person_mark mine
    JOIN person_mark theirs ON theirs.kind = mine.kind AND theirs.hash = mine.hash
    JOIN customer ON customer.user_id = theirs.user_id AND customer.reseller_id = mine.user_id
    WHERE mine.user_id = ${userId}::uuid
    ORDER BY 1, 3`);
}

/** Locks a reseller that was stored before marks existed; null when none is left. */
export async function lockUnmarkedReseller(transaction: Transaction): Promise<string | null> {
  const [found] = await idsOf(transaction.$queryRaw`
    SELECT user_id AS id FROM reseller WHERE marked_at IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return found ?? null;
}

/** Stores the marks of cards and documents in a reseller's sales. */
export async function storeMarksOfSales(transaction: Transaction, resellerId: string): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO person_mark (user_id, kind, hash)
    SELECT user_id, 'card', card_hash FROM sale WHERE reseller_id = ${resellerId}::uuid AND card_hash IS NOT NULL
    UNION SELECT user_id, 'document', document_hash FROM sale
      WHERE reseller_id = ${resellerId}::uuid AND document_hash IS NOT NULL
    UNION SELECT reseller_id, 'card', card_hash FROM reseller_card WHERE reseller_id = ${resellerId}::uuid
    ON CONFLICT DO NOTHING`;
}

/** Ids and addresses of a reseller's customers after one of them, in order of id. */
export function listCustomerAddresses(
  transaction: Transaction,
  { resellerId, after, limit }: { readonly resellerId: string; readonly after: string; readonly limit: number },
) {
  return transaction.customer.findMany({
    where: { resellerId, ...(after === '' ? {} : { userId: { gt: after } }) },
    select: { userId: true, email: true },
    orderBy: { userId: 'asc' },
    take: limit,
  });
}
