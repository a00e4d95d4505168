import { randomBytes } from 'node:crypto';
import type { AuditActor } from '@sefira/contracts/admin-config/audit';
import { inTransaction } from '@sefira/database/access';
import { canonicalText, chainHash, chainStart } from '@sefira/database/audit-chain';
import { seal } from '@sefira/messaging/sealing';
import * as z from 'zod/mini';
import type { AdminContext, Transaction } from '../../context.ts';
import { addEntry, lockNewestEntry, personKey, storeActor } from '../../data/audit-trail.ts';
import { type AuditFacts, entryContent, replacePersonal } from '../../domain/audit-facts.ts';

/** A personal value inside an entry, readable while its person's key exists. */
interface Sealed {
  readonly sealed: string;
}

/** Appends one entry in a transaction of its own, without signing it. */
export function recordAudit(context: AdminContext, facts: AuditFacts): Promise<void> {
  return inTransaction(context, (transaction) => appendAudit(context, transaction, facts, context.clock()));
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
  const key = facts.personId ? await personKey(transaction, facts.personId, newKey()) : null;
  const sealedFacts = key === null ? facts : sealPersonal(facts, key);
  const person = key === null || !facts.personName ? undefined : sealWith(key, facts.personName);
  const actor = await sealActor(transaction, facts.actor);
  const body = canonicalText({ ...entryContent(sealedFacts, at), actor, person });
  const last = await lockNewestEntry(transaction);
  const sequence = (last?.sequence ?? 0) + 1;
  const hash = chainHash(context.auditKeys[0], last?.hash ?? chainStart, sequence, body);
  await addEntry(transaction, { sequence, body, hash });
  if (facts.actor.id !== '' && facts.actor.name !== '') await storeActor(transaction, facts.actor);
}

/** Name and e-mail of the actor, sealed inside the chain: unreadable after the person's erasure, and tamper-evident. */
async function sealActor(transaction: Transaction, actor: AuditActor): Promise<Sealed | undefined> {
  const { id, name, email } = actor;
  if (name === '' || !z.uuid().safeParse(id).success) return undefined;
  return { sealed: seal({ name, email }, await personKey(transaction, id, newKey())) };
}

const sealWith = (key: string, value: unknown): Sealed => ({ sealed: seal(value, key) });

function sealPersonal(facts: AuditFacts, key: string): AuditFacts {
  const hide = (value: unknown) => sealWith(key, value);
  return { ...facts, old: replacePersonal(facts.old, hide), new: replacePersonal(facts.new, hide) };
}

const newKey = () => randomBytes(32).toString('base64url');
