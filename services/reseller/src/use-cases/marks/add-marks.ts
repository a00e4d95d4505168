import { keyedHash } from '@sefira/messaging/keyed-hash';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import { identificationOf } from '../../adapters/identification.ts';
import type { ResellerContext, Transaction } from '../../context.ts';
import { findCustomer } from '../../data/customers.ts';
import { lockAttributions } from '../../data/lock-attributions.ts';
import { findShared, type Mark, storeMarks } from '../../data/marks.ts';
import { includesReseller, type Reseller } from '../../data/resellers.ts';
import { type MarkKind, marksOfReseller, type PlainMark } from '../../domain/person-marks.ts';
import { type ReviewReason, suspectAttribution } from '../attributions/suspect-attribution.ts';

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
  const customer = await findCustomer(transaction, userId);
  // Sorted by id: two people who are each other's resellers would deadlock otherwise.
  const locks = [[userId, 'exclusive'] as const, ...(customer ? [[customer.resellerId, 'shared'] as const] : [])];
  for (const [id, mode] of locks.toSorted()) await lockAttributions(transaction, id, mode);
  await storeMarks(
    transaction,
    marks.map((mark) => ({ userId, ...mark })),
  );
  for (const { customerId, resellerId, kind } of await findShared(transaction, userId)) {
    await suspectAttribution(context, transaction, { userId: customerId, resellerId }, reasons[kind]);
  }
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
  if (!(await includesReseller(transaction, ids))) return;
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
