import { lotKinds } from '@sefira/contracts/billing/wallet';
import { type PlanId, planId } from '@sefira/contracts/shared/identity';
import { newId } from '@sefira/platform/time/identifiers';
import * as z from 'zod/mini';
import type { LedgerEntry, Prisma, Wallet } from '../../../prisma/generated/client.ts';
import {
  type EntryReason,
  type LedgerAccount,
  type Lot,
  type LotKind,
  type LotUse,
  sourceOf,
  sumOf,
} from '../../domain/ledger.ts';

type Transaction = Prisma.TransactionClient;

const lotKind = z.enum(lotKinds);

/** Facts of a ledger entry. */
export interface EntryFacts {
  readonly reason: EntryReason;
  readonly description: string;
  readonly reference: { readonly type: string; readonly id: string } | null;
  /** Id of the user or administrator, or `system`. */
  readonly actor: string;
  /** Idempotency key of the entry. */
  readonly key: string;
  readonly now: Date;
}

export interface Grant extends EntryFacts {
  readonly userId: string;
  readonly kind: LotKind;
  readonly amount: number;
  readonly orderId: string | null;
  readonly expiresAt: Date | null;
}

/** Locks the wallet, if there is one, until the transaction ends. */
export async function lockKnownWallet(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$executeRaw`SELECT 1 FROM wallet WHERE user_id = ${userId}::uuid FOR UPDATE`;
}

/** Locks the wallet until the transaction ends, creating it if needed: the lock of all credits of a person. */
export async function lockWallet(transaction: Transaction, userId: string): Promise<Wallet> {
  await transaction.wallet.createMany({ data: [{ userId }], skipDuplicates: true });
  await lockKnownWallet(transaction, userId);
  return transaction.wallet.findUniqueOrThrow({ where: { userId } });
}

export function findWallets(client: Transaction, userIds: readonly string[]): Promise<Wallet[]> {
  return client.wallet.findMany({ where: { userId: { in: [...userIds] } } });
}

/** Adds a lot of credits with its entry. @returns false for an amount of 0 or a known key */
export async function grantCredits(transaction: Transaction, grant: Grant): Promise<boolean> {
  const { userId, kind, amount } = grant;
  await lockWallet(transaction, userId);
  if (amount === 0 || (await isPosted(transaction, grant.key))) return false;
  const id = newId();
  await transaction.lot.create({
    data: {
      id,
      userId,
      kind,
      amount,
      remaining: amount,
      orderId: grant.orderId,
      grantedAt: grant.now,
      expiresAt: grant.expiresAt,
    },
  });
  await post(transaction, userId, 'in', sourceOf[kind], [{ lot: id, kind, amount }], grant);
  return true;
}

/** Takes free credits out of lots with an entry. @returns false without credits or for a known key */
export async function takeCredits(
  transaction: Transaction,
  userId: string,
  account: LedgerAccount,
  uses: readonly LotUse[],
  facts: EntryFacts,
): Promise<boolean> {
  await lockWallet(transaction, userId);
  if (uses.length === 0 || (await isPosted(transaction, facts.key))) return false;
  for (const { lot, amount } of uses) {
    await transaction.lot.update({ where: { id: lot }, data: { remaining: { decrement: amount } } });
  }
  await post(transaction, userId, 'out', account, uses, facts);
  return true;
}

/** Returns credits to the lots that an earlier entry took them from. @returns false without credits or for a known key */
export async function returnCredits(
  transaction: Transaction,
  userId: string,
  account: LedgerAccount,
  uses: readonly LotUse[],
  facts: EntryFacts,
): Promise<boolean> {
  await lockWallet(transaction, userId);
  if (uses.length === 0 || (await isPosted(transaction, facts.key))) return false;
  for (const { lot, amount } of uses) {
    await transaction.lot.update({ where: { id: lot }, data: { remaining: { increment: amount } } });
  }
  await post(transaction, userId, 'in', account, uses, facts);
  return true;
}

const storedUses = z.array(z.object({ lot: z.uuid(), kind: lotKind, amount: z.int() }));

/** Credits that chargebacks of an order took and that were not returned yet, by lot, and the position of the wallet. */
export async function chargedBackCredits(
  transaction: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<{ readonly position: number; readonly uses: readonly LotUse[] }> {
  const { position } = await lockWallet(transaction, userId);
  const own = { userId, referenceType: 'order', referenceId: id };
  const returned = await transaction.ledgerEntry.findFirst({
    where: { ...own, idempotencyKey: { startsWith: `recovered:${id}:` } },
    orderBy: { position: 'desc' },
    select: { position: true },
  });
  const entries = await transaction.ledgerEntry.findMany({
    where: {
      ...own,
      position: { gt: returned?.position ?? 0 },
      OR: [`chargeback:${id}:`, `leftover:${id}:`].map((startsWith) => ({ idempotencyKey: { startsWith } })),
    },
    select: { lots: true },
  });
  const uses = new Map<string, LotUse>();
  for (const use of entries.flatMap(({ lots }) => z.parse(storedUses, lots))) {
    uses.set(use.lot, { ...use, amount: use.amount + (uses.get(use.lot)?.amount ?? 0) });
  }
  return { position, uses: [...uses.values()] };
}

/** Credits that losses of an order's payment took back so far (`take-back-uncovered.ts`). */
export async function takenAsUncovered(transaction: Transaction, orderId: string): Promise<number> {
  const { _sum } = await transaction.ledgerEntry.aggregate({
    where: { referenceType: 'order', referenceId: orderId, idempotencyKey: { startsWith: `uncovered:${orderId}:` } },
    _sum: { amount: true },
  });
  return _sum.amount ?? 0;
}

async function isPosted(transaction: Transaction, key: string): Promise<boolean> {
  return (await transaction.ledgerEntry.count({ where: { idempotencyKey: key } })) > 0;
}

async function post(
  transaction: Transaction,
  userId: string,
  direction: 'in' | 'out',
  account: LedgerAccount,
  uses: readonly LotUse[],
  facts: EntryFacts,
): Promise<void> {
  const amount = sumOf(uses);
  const { balance, position } = await transaction.wallet.update({
    where: { userId },
    data: { balance: { increment: direction === 'in' ? amount : -amount }, position: { increment: 1 } },
  });
  await transaction.ledgerEntry.create({
    data: {
      id: newId(),
      userId,
      position,
      debit: direction === 'in' ? 'wallet' : account,
      credit: direction === 'in' ? account : 'wallet',
      amount,
      balanceAfter: balance,
      reason: facts.reason,
      description: facts.description,
      referenceType: facts.reference?.type ?? null,
      referenceId: facts.reference?.id ?? null,
      lots: uses.map((use) => ({ ...use })),
      actor: facts.actor,
      idempotencyKey: facts.key,
      createdAt: facts.now,
    },
  });
}

/** Lots with remaining credits, unordered. */
export async function openLots(
  transaction: Transaction,
  where: Prisma.LotWhereInput,
): Promise<readonly (Lot & { readonly userId: string; readonly orderId: string | null; readonly amount: number })[]> {
  const rows = await transaction.lot.findMany({ where: { remaining: { gt: 0 }, ...where } });
  return rows.map((row) => ({ ...row, kind: z.parse(lotKind, row.kind) }));
}

/** Counts a change of a wallet. @returns its state with the new version, as `wallet.changed` publishes it */
export async function nextWalletVersion(
  transaction: Transaction,
  userId: string,
): Promise<{ readonly userId: string; readonly plan: PlanId; readonly credits: number; readonly version: number }> {
  const { plan, balance, reserved, version } = await transaction.wallet.update({
    where: { userId },
    data: { version: { increment: 1 } },
  });
  return { userId, plan: z.parse(planId, plan), credits: balance - reserved, version };
}

/** Entry with an idempotency key; null without one. */
export function findEntry(transaction: Transaction, idempotencyKey: string): Promise<LedgerEntry | null> {
  return transaction.ledgerEntry.findUnique({ where: { idempotencyKey } });
}
