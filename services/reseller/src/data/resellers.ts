import { randomBytes } from 'node:crypto';
import type { InstantPosition } from '@sefira/platform/pagination/instant-cursor';
import { newId } from '@sefira/platform/time/identifiers';
import type { Prisma, Reseller } from '../../prisma/generated/client.ts';
import { codeFrom } from '../domain/link-code.ts';

export type { Reseller };

type Transaction = Prisma.TransactionClient;

export function findReseller(transaction: Transaction, userId: string): Promise<Reseller | null> {
  return transaction.reseller.findUnique({ where: { userId } });
}

export function readReseller(transaction: Transaction, userId: string): Promise<Reseller> {
  return transaction.reseller.findUniqueOrThrow({ where: { userId } });
}

export function findResellers(transaction: Transaction, userIds: readonly string[]): Promise<Reseller[]> {
  return transaction.reseller.findMany({ where: { userId: { in: [...userIds] } } });
}

export function updateReseller(
  transaction: Transaction,
  userId: string,
  data: Prisma.ResellerUpdateInput,
): Promise<Reseller> {
  return transaction.reseller.update({ where: { userId }, data });
}

/** Approves a reseller and creates the main link. Idempotent. */
export async function approveReseller(
  transaction: Transaction,
  person: { readonly userId: string; readonly name: string; readonly email: string | null },
  now: Date,
  decidedBy: string | null,
): Promise<Reseller> {
  const { userId, name, email } = person;
  const decision = { status: 'approved', reason: null, decidedAt: now, decidedBy };
  const reseller = await transaction.reseller.upsert({
    where: { userId },
    update: decision,
    create: { userId, name, email, appliedAt: now, ...decision },
  });
  const main = await transaction.link.findFirst({ where: { resellerId: userId, isDefault: true } });
  if (!main) {
    await transaction.link.createMany({
      data: [
        {
          id: newId(),
          resellerId: userId,
          code: codeFrom(randomBytes(8)),
          name: 'Link principal',
          isDefault: true,
          createdAt: now,
        },
      ],
      skipDuplicates: true,
    });
  }
  return reseller;
}

export interface NewApplication {
  readonly userId: string;
  readonly name: string;
  readonly email: string | null;
  readonly documentSealed: string;
  readonly responsibleSealed: string | null;
  readonly pixKeyType: string;
  readonly pixKeySealed: string;
  readonly promotion: string;
  readonly termsVersion: string;
}

/** Stores a first application or one after a refusal. */
export function storeApplication(transaction: Transaction, application: NewApplication, now: Date): Promise<Reseller> {
  const { userId, ...fields } = application;
  const row = { ...fields, status: 'applied', reason: null, appliedAt: now, decidedAt: null, decidedBy: null };
  return transaction.reseller.upsert({ where: { userId }, create: { userId, ...row }, update: row });
}

/** Resellers and applications, newest first; `status` null lists all. */
export function listResellers(
  transaction: Transaction,
  {
    status,
    after,
    limit,
  }: { readonly status: string | null; readonly after: InstantPosition | null; readonly limit: number },
): Promise<Reseller[]> {
  const older = after
    ? { OR: [{ appliedAt: { lt: after.at } }, { appliedAt: after.at, userId: { lt: after.id } }] }
    : {};
  return transaction.reseller.findMany({
    where: { AND: [status === null ? {} : { status }, older] },
    orderBy: [{ appliedAt: 'desc' }, { userId: 'desc' }],
    take: limit,
  });
}

/** Number of applications, payouts and reviews that need an administrator's decision. */
export async function countPending(transaction: Transaction) {
  const [applications, payouts, reviews] = await Promise.all([
    transaction.reseller.count({ where: { status: 'applied' } }),
    transaction.payout.count({ where: { status: { in: ['requested', 'approved'] } } }),
    transaction.attributionReview.count({ where: { state: 'open' } }),
  ]);
  return { applications, payouts, reviews };
}

/** True when one of the accounts belongs to a reseller. */
export async function includesReseller(transaction: Transaction, userIds: readonly string[]): Promise<boolean> {
  return (await transaction.reseller.count({ where: { userId: { in: [...userIds] } } })) > 0;
}
