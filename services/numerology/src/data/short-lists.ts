import type { VoteChoice } from '@sefira/contracts/numerology/baby/short-lists';
import { newId } from '@sefira/platform/time/identifiers';
import type { Analysis, Prisma, ShortList, ShortListName, ShortListVisitor } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

const withVotes = {
  names: { include: { votes: { include: { visitor: true } } }, orderBy: { id: 'asc' } },
  visitors: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.ShortListInclude;

/** A list with its names and visitors in the order of their creation. */
export type ShortListWithVotes = Prisma.ShortListGetPayload<{ include: typeof withVotes }>;

export function findShortList(transaction: Transaction, analysisId: string): Promise<ShortListWithVotes | null> {
  return transaction.shortList.findUnique({ where: { analysisId }, include: withVotes });
}

/** The list of an analysis, made where there is none, locked until the transaction ends. */
export async function lockShortList(transaction: Transaction, analysisId: string, now: Date): Promise<void> {
  await transaction.shortList.createMany({
    data: [{ analysisId, title: '', slug: null, expiresAt: null, createdAt: now }],
    skipDuplicates: true,
  });
  await transaction.$executeRaw`SELECT 1 FROM short_list WHERE analysis_id = ${analysisId}::uuid FOR UPDATE`;
}

export function countNames(transaction: Transaction, analysisId: string): Promise<number> {
  return transaction.shortListName.count({ where: { analysisId } });
}

export function findName(transaction: Transaction, analysisId: string, name: string): Promise<ShortListName | null> {
  return transaction.shortListName.findUnique({ where: { analysisId_name: { analysisId, name } } });
}

/** Adds a name, or changes the note of one that the list has. */
export async function putName(
  transaction: Transaction,
  analysisId: string,
  { name, note }: { readonly name: string; readonly note: string },
): Promise<void> {
  await transaction.shortListName.upsert({
    where: { analysisId_name: { analysisId, name } },
    create: { id: newId(), analysisId, name, note },
    update: { note },
  });
}

/** @returns false when the list has no such name */
export async function deleteName(transaction: Transaction, analysisId: string, id: string): Promise<boolean> {
  const { count } = await transaction.shortListName.deleteMany({ where: { id, analysisId } });
  return count > 0;
}

/** Opens the link of a list under `slug` where it has none, and moves its expiry. */
export async function openLink(
  transaction: Transaction,
  analysisId: string,
  { slug, expiresAt, title }: { readonly slug: string; readonly expiresAt: Date; readonly title: string },
): Promise<void> {
  await transaction.shortList.updateMany({ where: { analysisId, slug: null }, data: { slug } });
  await transaction.shortList.update({ where: { analysisId }, data: { expiresAt, title } });
}

export async function closeLink(transaction: Transaction, analysisId: string): Promise<void> {
  await transaction.shortList.updateMany({ where: { analysisId }, data: { slug: null, expiresAt: null } });
}

export type OpenShortList = ShortList & { readonly names: ShortListName[]; readonly analysis: Analysis };

/** A list under its address, also an expired one. */
export function findBySlug(transaction: Transaction, slug: string): Promise<OpenShortList | null> {
  return transaction.shortList.findUnique({
    where: { slug },
    include: { names: { orderBy: { id: 'asc' } }, analysis: true },
  });
}

export function countVisitors(transaction: Transaction, analysisId: string): Promise<number> {
  return transaction.shortListVisitor.count({ where: { analysisId } });
}

export function findVisitor(
  transaction: Transaction,
  analysisId: string,
  tokenHash: string,
): Promise<ShortListVisitor | null> {
  return transaction.shortListVisitor.findFirst({ where: { analysisId, tokenHash } });
}

export function putVisitor(
  transaction: Transaction,
  visitor: Omit<ShortListVisitor, 'id'>,
  known: ShortListVisitor | null,
): Promise<ShortListVisitor> {
  if (known) return transaction.shortListVisitor.update({ where: { id: known.id }, data: visitor });
  return transaction.shortListVisitor.create({ data: { id: newId(), ...visitor } });
}

export interface NewVote {
  readonly nameId: string;
  readonly choice: VoteChoice;
  readonly comment: string;
}

/** The votes of a visitor, in place of the earlier ones. */
export async function replaceVotes(
  transaction: Transaction,
  visitorId: string,
  votes: readonly NewVote[],
): Promise<void> {
  await transaction.shortListVote.deleteMany({ where: { visitorId } });
  await transaction.shortListVote.createMany({ data: votes.map((vote) => ({ visitorId, ...vote })) });
}

/** @returns false when the list has no such visitor */
export async function deleteVisitor(transaction: Transaction, analysisId: string, id: string): Promise<boolean> {
  const { count } = await transaction.shortListVisitor.deleteMany({ where: { id, analysisId } });
  return count > 0;
}
