import { int8, rowsOf } from '@sefira/database/rows';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';
import { erasedName } from '../domain/audit-facts.ts';

type Transaction = Prisma.TransactionClient;

const newestEntry = z.object({ sequence: int8, hash: z.string() });

/** The newest entry, with the chain locked until the transaction ends; undefined for an empty trail. */
export async function lockNewestEntry(transaction: Transaction): Promise<z.infer<typeof newestEntry> | undefined> {
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('sefira audit', 0))`;
  const [last] = await rowsOf(newestEntry)(transaction.$queryRaw`
    SELECT sequence, hash FROM audit_entry ORDER BY sequence DESC LIMIT 1`);
  return last;
}

export async function addEntry(
  transaction: Transaction,
  { sequence, body, hash }: { readonly sequence: number; readonly body: string; readonly hash: string },
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO audit_entry (sequence, body, hash) VALUES (${sequence}, ${body}, ${hash})`;
}

/** Stores the current name of an actor. */
export async function storeActor(
  transaction: Transaction,
  { id, name, email }: { readonly id: string; readonly name: string; readonly email: string | null },
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO audit_actor (id, name, email) VALUES (${id}, ${name}, ${email})
    ON CONFLICT (id) DO UPDATE SET name = ${name}, email = ${email}
    WHERE audit_actor.name <> ${name} OR audit_actor.email IS DISTINCT FROM ${email}`;
}

/** The key of a person's values in the trail; `created` becomes the key of a person without one. */
export async function personKey(transaction: Transaction, personId: string, created: string): Promise<string> {
  await transaction.$executeRaw`
    INSERT INTO person_key (user_id, key) VALUES (${personId}::uuid, ${created}) ON CONFLICT DO NOTHING`;
  const { key } = await transaction.personKey.findUniqueOrThrow({ where: { userId: personId } });
  return key;
}

/** Keys by person; an erased person has none. */
export async function readPersonKeys(
  transaction: Transaction,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await transaction.personKey.findMany({ where: { userId: { in: [...new Set(personIds)] } } });
  return new Map(rows.map(({ userId, key }) => [userId, key]));
}

/** Creates the partitions that the next entries need; the first come with the migrations. */
export async function createAuditPartitions(client: Pick<Transaction, '$queryRaw'>): Promise<void> {
  await client.$queryRaw`SELECT array_to_string(maintain_audit_partitions(), ' ')`;
}

/** Anonymises a person; the trail stays verifiable (docs/decisions/0017-closing-and-erasing-an-account.md). */
export async function anonymisePerson(transaction: Transaction, userId: string): Promise<void> {
  await transaction.personKey.deleteMany({ where: { userId } });
  await transaction.auditActor.updateMany({ where: { id: userId }, data: { name: erasedName, email: null } });
}
