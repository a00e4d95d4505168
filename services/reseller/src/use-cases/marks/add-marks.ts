import { pixKeyType } from '@sefira/contracts/reseller/account';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import * as z from 'zod/mini';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { type MarkKind, marksOfReseller, type PlainMark, type ResellerIdentification } from '../domain/person-marks.ts';
import { lockAttributions } from './lock-attributions.ts';
import { openText, type Reseller, sealText } from './resellers.ts';
import { type ReviewReason, suspect } from './reviews.ts';

/** A stored mark. */
export interface Mark {
  readonly kind: MarkKind;
  readonly hash: string;
}

const reasons: Readonly<Record<MarkKind, ReviewReason>> = {
  document: 'same_document',
  mailbox: 'same_email',
  phone: 'same_phone',
  card: 'same_card',
  pix_key: 'same_pix_key',
  device: 'same_device',
};

/** Mark of the mailbox of an address. */
export function mailboxMark(email: string): PlainMark {
  return { kind: 'mailbox', value: canonicalMailbox(email) };
}

/** Keyed hashes of plain data; billing hashes documents and cards with the same key. */
export function hashMarks(context: Pick<ResellerContext, 'settings'>, marks: readonly PlainMark[]): Mark[] {
  return marks.map(({ kind, value }) => ({ kind, hash: keyedHash(kind, value, context.settings) }));
}

/** Marks in an order. */
export function marksOfPayer(payer: {
  readonly cardHash?: string | undefined;
  readonly documentHash?: string | undefined;
}): Mark[] {
  const marks: Mark[] = [];
  if (payer.documentHash !== undefined) marks.push({ kind: 'document', hash: payer.documentHash });
  if (payer.cardHash !== undefined) marks.push({ kind: 'card', hash: payer.cardHash });
  return marks;
}

/** A reseller's identifying data, unsealed. */
export function identificationOf(
  context: Pick<ResellerContext, 'settings'>,
  reseller: Reseller,
): ResellerIdentification {
  return {
    email: reseller.email,
    document: openText(context, reseller.documentSealed),
    responsibleCpf: openText(context, reseller.responsibleSealed),
    pixKeyType: z.parse(z.nullable(pixKeyType), reseller.pixKeyType),
    pixKey: openText(context, reseller.pixKeySealed),
  };
}

/**
 * Adds marks of a person, who may be a customer, a reseller or both, and opens a review of every attribution with a mark in
 * common. Idempotent.
 */
export async function addMarks(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
  marks: readonly Mark[],
): Promise<void> {
  const customer = await transaction.customer.findUnique({ where: { userId } });
  // Sorted by id: two people who are each other's resellers would deadlock otherwise.
  const locks = [[userId, 'exclusive'] as const, ...(customer ? [[customer.resellerId, 'shared'] as const] : [])];
  for (const [id, mode] of locks.toSorted()) await lockAttributions(transaction, id, mode);
  await transaction.personMark.createMany({
    data: marks.map((mark) => ({ userId, ...mark })),
    skipDuplicates: true,
  });
  for (const { customerId, resellerId, kind } of await findShared(transaction, userId)) {
    await suspect(context, transaction, { userId: customerId, resellerId }, reasons[kind]);
  }
}

interface Shared {
  readonly customerId: string;
  readonly resellerId: string;
  readonly kind: MarkKind;
}

/** Attributions of a person, as customer or as reseller, with a mark in common. */
function findShared(transaction: Transaction, userId: string): Promise<readonly Shared[]> {
  return transaction.$queryRaw<readonly Shared[]>`
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
    ORDER BY 1, 3`;
}

/**
 * Adds a mark of a device to two accounts that signed in on it, when one of them is a reseller. The mark is stored, so that
 * the attribution may arrive later.
 */
export async function markSharedDevice(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
  otherId: string,
): Promise<void> {
  const ids = [userId, otherId].sort();
  if ((await transaction.reseller.count({ where: { userId: { in: ids } } })) === 0) return;
  const marks = hashMarks(context, [{ kind: 'device', value: ids.join(' ') }]);
  for (const id of ids) await addMarks(context, transaction, id, marks);
}

/** Stores a reseller's current marks; earlier ones stay, so that a changed PIX key hides nothing. */
export async function markReseller(
  context: ResellerContext,
  transaction: Transaction,
  reseller: Reseller,
): Promise<void> {
  const marks = hashMarks(context, marksOfReseller(identificationOf(context, reseller), canonicalMailbox));
  await addMarks(context, transaction, reseller.userId, marks);
}

/** A reseller's document, and for a company its legal representative's CPF, sealed for the row. */
export function sealIdentity(
  context: Pick<ResellerContext, 'settings'>,
  { document, responsibleCpf }: { readonly document: string; readonly responsibleCpf: string | null },
) {
  return {
    documentSealed: sealText(context, document),
    responsibleSealed: responsibleCpf === null ? null : sealText(context, responsibleCpf),
  };
}

/** Stores a new document or PIX key and compares it with the reseller's customers. */
export async function changeIdentification(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
  identification: Prisma.ResellerUpdateInput,
): Promise<Reseller> {
  const reseller = await transaction.reseller.update({ where: { userId }, data: identification });
  await markReseller(context, transaction, reseller);
  return reseller;
}

const customerBatch = 500;

/** Marks one reseller stored before marks existed, with its customers. @returns false when none is left */
export async function markOlderReseller(context: ResellerContext, transaction: Transaction): Promise<boolean> {
  const [found] = await transaction.$queryRaw<readonly { readonly id: string }[]>`
    SELECT user_id AS id FROM reseller WHERE marked_at IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!found) return false;
  const { id: resellerId } = found;
  await lockAttributions(transaction, resellerId, 'exclusive');
  for (let after: string | null = ''; after !== null; ) {
    after = await markMailboxes(context, transaction, { resellerId, after });
  }
  await transaction.$executeRaw`
    INSERT INTO person_mark (user_id, kind, hash)
    SELECT user_id, 'card', card_hash FROM sale WHERE reseller_id = ${resellerId}::uuid AND card_hash IS NOT NULL
    UNION SELECT user_id, 'document', document_hash FROM sale
      WHERE reseller_id = ${resellerId}::uuid AND document_hash IS NOT NULL
    UNION SELECT reseller_id, 'card', card_hash FROM reseller_card WHERE reseller_id = ${resellerId}::uuid
    ON CONFLICT DO NOTHING`;
  const reseller = await transaction.reseller.update({
    where: { userId: resellerId },
    data: { markedAt: context.clock() },
  });
  await markReseller(context, transaction, reseller);
  return true;
}

/** @returns the last customer of a full page, null after the last page */
async function markMailboxes(
  context: ResellerContext,
  transaction: Transaction,
  { resellerId, after }: { readonly resellerId: string; readonly after: string },
): Promise<string | null> {
  const where: Prisma.CustomerWhereInput = { resellerId, ...(after === '' ? {} : { userId: { gt: after } }) };
  const page = await transaction.customer.findMany({ where, orderBy: { userId: 'asc' }, take: customerBatch });
  const data = page.flatMap(({ userId, email }) =>
    email === null ? [] : hashMarks(context, [mailboxMark(email)]).map((mark) => ({ userId, ...mark })),
  );
  await transaction.personMark.createMany({ data, skipDuplicates: true });
  return page.length < customerBatch ? null : (page.at(-1)?.userId ?? null);
}
