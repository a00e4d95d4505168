import { randomBytes } from 'node:crypto';
import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { canonicalText, chainHash, chainStart } from '@sefira/database/audit-chain';
import { seal, unseal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { AdminContext, Transaction } from '../context.ts';
import { type AuditFacts, entryContent, erasedName, replacePersonal } from '../domain/audit-facts.ts';

/** A personal value inside an entry, readable while its person's key exists. */
interface Sealed {
  readonly sealed: string;
}

/**
 * Appends an entry to the chain, serialised by an advisory lock. After the commit, `checkpoints.catchUp()` signs it.
 */
export async function appendAudit(
  context: Pick<AdminContext, 'auditKeys'>,
  transaction: Transaction,
  facts: AuditFacts,
  at: Date,
): Promise<void> {
  const sealedFacts = facts.personId ? await sealPersonal(transaction, facts, facts.personId) : facts;
  const actor = await sealActor(transaction, facts.actor);
  const body = canonicalText({ ...entryContent(sealedFacts, at), actor });
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('sefira audit', 0))`;
  const [last] = await transaction.$queryRaw<{ sequence: bigint; hash: string }[]>`
    SELECT sequence, hash FROM audit_entry ORDER BY sequence DESC LIMIT 1`;
  const sequence = Number(last?.sequence ?? 0) + 1;
  const hash = chainHash(context.auditKeys[0], last?.hash ?? chainStart, sequence, body);
  await transaction.$executeRaw`
    INSERT INTO audit_entry (sequence, body, hash) VALUES (${sequence}, ${body}, ${hash})`;
  if (facts.actor.id !== '' && facts.actor.name !== '') await storeActor(transaction, facts);
}

async function storeActor(transaction: Transaction, { actor }: AuditFacts): Promise<void> {
  const { id, name, email } = actor;
  await transaction.$executeRaw`
    INSERT INTO audit_actor (id, name, email) VALUES (${id}, ${name}, ${email})
    ON CONFLICT (id) DO UPDATE SET name = ${name}, email = ${email}
    WHERE audit_actor.name <> ${name} OR audit_actor.email IS DISTINCT FROM ${email}`;
}

/** Name and e-mail of the actor, sealed inside the chain: unreadable after the person's erasure, and tamper-evident. */
async function sealActor(transaction: Transaction, actor: AuditActor): Promise<Sealed | undefined> {
  const { id, name, email } = actor;
  if (name === '' || !z.uuid().safeParse(id).success) return undefined;
  return { sealed: seal({ name, email }, await personKey(transaction, id)) };
}

/** The key of a person's values in the trail, created with the first one. */
async function personKey(transaction: Transaction, personId: string): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await transaction.$executeRaw`
    INSERT INTO person_key (user_id, key) VALUES (${personId}::uuid, ${made}) ON CONFLICT DO NOTHING`;
  const { key } = await transaction.personKey.findUniqueOrThrow({ where: { userId: personId } });
  return key;
}

async function sealPersonal(transaction: Transaction, facts: AuditFacts, personId: string): Promise<AuditFacts> {
  const key = await personKey(transaction, personId);
  const hide = (value: unknown): Sealed => ({ sealed: seal(value, key) });
  return { ...facts, old: replacePersonal(facts.old, hide), new: replacePersonal(facts.new, hide) };
}

/** Shown in place of an erased person's value. */
const erasedText = '(dados apagados)';

/** Unseals personal values of entries; those of an erased person stay sealed. */
export async function personOpener(
  transaction: Transaction,
  personIds: readonly string[],
): Promise<(personId: string, value: unknown) => unknown> {
  const rows = await transaction.personKey.findMany({ where: { userId: { in: [...new Set(personIds)] } } });
  const keys = new Map(rows.map(({ userId, key }) => [userId, key]));
  return (personId, value) => {
    if (typeof value !== 'object' || value === null || !('sealed' in value)) return value;
    const key = keys.get(personId);
    return key === undefined ? erasedText : unseal(String(value.sealed), key);
  };
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
