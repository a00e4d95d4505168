import { pixKeyType } from '@sefira/contracts/reseller/account';
import { keyedHash } from '@sefira/messaging/keyed-hash';
import { canonicalMailbox } from '@sefira/platform/text/canonical-mailbox';
import * as z from 'zod/mini';
import type { Prisma } from '../../prisma/generated/client.ts';
import type { ResellerContext, Transaction } from '../context.ts';
import { type MarkKind, marksOfReseller, type PlainMark, type ResellerPapers } from '../domain/person-marks.ts';
import { lockTies } from './lock-ties.ts';
import { openText, type Reseller, sealText } from './resellers.ts';
import { type ReviewReason, suspect } from './reviews.ts';

/** A mark as it is stored. */
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
};

/** The mailbox of an address. */
export function mailboxMark(email: string): PlainMark {
  return { kind: 'mailbox', value: canonicalMailbox(email) };
}

/** Keyed hashes of plain data; billing hashes documents and cards by the same key. */
export function hashMarks(context: Pick<ResellerContext, 'settings'>, marks: readonly PlainMark[]): Mark[] {
  return marks.map(({ kind, value }) => ({ kind, hash: keyedHash(kind, value, context.settings) }));
}

/** Marks that an order carries. */
export function marksOfPayer(payer: {
  readonly cardHash?: string | undefined;
  readonly documentHash?: string | undefined;
}): Mark[] {
  const marks: Mark[] = [];
  if (payer.documentHash !== undefined) marks.push({ kind: 'document', hash: payer.documentHash });
  if (payer.cardHash !== undefined) marks.push({ kind: 'card', hash: payer.cardHash });
  return marks;
}

/** The identifying data of a reseller in clear. */
export function papersOf(context: Pick<ResellerContext, 'settings'>, reseller: Reseller): ResellerPapers {
  return {
    email: reseller.email,
    document: openText(context, reseller.documentSealed),
    responsibleCpf: openText(context, reseller.responsibleSealed),
    pixKeyType: z.parse(z.nullable(pixKeyType), reseller.pixKeyType),
    pixKey: openText(context, reseller.pixKeySealed),
  };
}

/**
 * Adds marks of a person, who may be a customer, a reseller or both, and reviews every tie whose two sides share a mark.
 * Doing it again changes nothing.
 */
export async function noteMarks(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
  marks: readonly Mark[],
): Promise<void> {
  const customer = await transaction.customer.findUnique({ where: { userId } });
  // In the order of their ids, so that two people who are each other's resellers never wait in a circle.
  const locks = [[userId, 'exclusive'] as const, ...(customer ? [[customer.resellerId, 'shared'] as const] : [])];
  for (const [id, mode] of locks.toSorted()) await lockTies(transaction, id, mode);
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

/** Ties of this person, as customer or as reseller, whose two sides have a mark in common. */
function findShared(transaction: Transaction, userId: string): Promise<readonly Shared[]> {
  return transaction.$queryRaw<readonly Shared[]>`
    SELECT DISTINCT tie.user_id AS "customerId", tie.reseller_id AS "resellerId", mine.kind
    FROM customer tie
    JOIN person_mark mine ON mine.user_id = tie.user_id
    JOIN person_mark theirs ON theirs.user_id = tie.reseller_id AND theirs.kind = mine.kind AND theirs.hash = mine.hash
    WHERE tie.user_id = ${userId}::uuid
    UNION
    SELECT DISTINCT tie.user_id, tie.reseller_id, mine.kind
    FROM person_mark mine
    JOIN person_mark theirs ON theirs.kind = mine.kind AND theirs.hash = mine.hash
    JOIN customer tie ON tie.user_id = theirs.user_id AND tie.reseller_id = mine.user_id
    WHERE mine.user_id = ${userId}::uuid
    ORDER BY 1, 3`;
}

/** Stores what identifies a reseller now; earlier data stay, so that a changed key hides nothing. */
export async function markReseller(
  context: ResellerContext,
  transaction: Transaction,
  reseller: Reseller,
): Promise<void> {
  const marks = hashMarks(context, marksOfReseller(papersOf(context, reseller), canonicalMailbox));
  await noteMarks(context, transaction, reseller.userId, marks);
}

/** The document of a reseller, and of a company also the person who answers for it, sealed for the row. */
export function sealIdentity(
  context: Pick<ResellerContext, 'settings'>,
  { document, responsibleCpf }: { readonly document: string; readonly responsibleCpf: string | null },
) {
  return {
    documentSealed: sealText(context, document),
    responsibleSealed: responsibleCpf === null ? null : sealText(context, responsibleCpf),
  };
}

/** Stores a new document or PIX key and compares it with the customers so far. */
export async function changePapers(
  context: ResellerContext,
  transaction: Transaction,
  userId: string,
  papers: Prisma.ResellerUpdateInput,
): Promise<Reseller> {
  const reseller = await transaction.reseller.update({ where: { userId }, data: papers });
  await markReseller(context, transaction, reseller);
  return reseller;
}

const customersAtOnce = 500;

/** Marks one reseller stored before marks existed, with the customers so far. @returns false when none is left */
export async function markOlderReseller(context: ResellerContext, transaction: Transaction): Promise<boolean> {
  const [found] = await transaction.$queryRaw<readonly { readonly id: string }[]>`
    SELECT user_id AS id FROM reseller WHERE marked_at IS NULL LIMIT 1 FOR UPDATE SKIP LOCKED`;
  if (!found) return false;
  const { id: resellerId } = found;
  await lockTies(transaction, resellerId, 'exclusive');
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
  const page = await transaction.customer.findMany({ where, orderBy: { userId: 'asc' }, take: customersAtOnce });
  const data = page.flatMap(({ userId, email }) =>
    email === null ? [] : hashMarks(context, [mailboxMark(email)]).map((mark) => ({ userId, ...mark })),
  );
  await transaction.personMark.createMany({ data, skipDuplicates: true });
  return page.length < customersAtOnce ? null : (page.at(-1)?.userId ?? null);
}
