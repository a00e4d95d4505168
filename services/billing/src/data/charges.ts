import { charge } from '@sefira/contracts/billing/internal';
import { idsOf, rowsOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Arguments of `reserve_charge`. */
export interface ReserveItem {
  readonly id: string;
  readonly user_id: string;
  readonly key: string;
  readonly service: string;
  readonly quantity: number;
  readonly amount: number;
  /** JSON of the allowances by their pool. */
  readonly allowances: string;
  readonly reference_type: string;
  readonly reference_id: string;
  readonly title: string;
  readonly now: Date;
  readonly expires: Date;
}

/** State, source and credits of a settled charge; null fields for an unknown one. */
const settledRow = z.object({
  state: z.nullable(charge.shape.state),
  source: z.nullable(charge.shape.source),
  amount: z.nullable(z.int()),
});
export type SettledRow = z.infer<typeof settledRow>;

/** Ids of expired reservations, oldest first. */
export async function findOverdueCharges(pool: Pool, now: Date, limit: number): Promise<string[]> {
  return idsOf(
    pool.query("SELECT id FROM charge WHERE state = 'reserved' AND expires_at <= $1 ORDER BY expires_at LIMIT $2", [
      now,
      limit,
    ]),
  );
}

const includedUse = z.object({ service: z.string(), quantity: z.int() });

/**
 * Confirmed uses that a plan included from its payment on, until the payment of the person's next plan order. Uses of the
 * free plan's daily questions are no value of a paid plan.
 */
export function includedUses(
  transaction: Transaction,
  userId: string,
  paidAt: Date,
): Promise<z.infer<typeof includedUse>[]> {
  return rowsOf(includedUse)(transaction.$queryRaw`
    SELECT service, sum(quantity)::int AS quantity FROM charge
    WHERE user_id = ${userId}::uuid AND state = 'confirmed' AND source = 'plan' AND created_at >= ${paidAt}
      AND (service <> 'chat_message' OR quota_pool IS NULL)
      AND created_at < coalesce((SELECT min(paid_at) FROM "order"
        WHERE user_id = ${userId}::uuid AND plan IS NOT NULL AND paid_at > ${paidAt}), 'infinity')
    GROUP BY service`);
}

/** Confirms one charge inside a transaction. */
export async function confirmCharge(
  transaction: Transaction,
  id: string,
  ids: { readonly entry: string; readonly changed: string; readonly lowEvent: string },
  lowCredits: number,
  now: Date,
): Promise<SettledRow | undefined> {
  const [row] = await rowsOf(settledRow)(transaction.$queryRaw`
    SELECT state, source, amount FROM settle_charge(${id}::uuid, 'confirmed', ${ids.entry}::uuid, ${ids.changed}::uuid,
      ${ids.lowEvent}::uuid, ${lowCredits}::int, ${now}::timestamptz)`);
  return row;
}

const reservedCharge = z.object({ charge_id: z.nullable(z.string()) });

/** Reserves one charge inside a transaction. @returns its id; null when neither quota nor credits cover it */
export async function reserveCharge(transaction: Transaction, item: ReserveItem): Promise<string | null> {
  const [reserved] = await rowsOf(reservedCharge)(transaction.$queryRaw`
    SELECT charge_id FROM reserve_charge(${item.id}::uuid, ${item.user_id}::uuid, ${item.key}, ${item.service},
      ${item.quantity}::int, ${item.amount}::int, ${item.allowances}::jsonb, ${item.reference_type},
      ${item.reference_id}, ${item.title}, ${item.now}::timestamptz, ${item.expires}::timestamptz)`);
  return reserved?.charge_id ?? null;
}

export function findCharge(transaction: Transaction, id: string) {
  return transaction.charge.findUniqueOrThrow({ where: { id } });
}

/** The confirmed charge of a person with this key; null without one. */
export function findConfirmedCharge(transaction: Transaction, userId: string, key: string) {
  return transaction.charge.findFirst({ where: { userId, key, state: 'confirmed' } });
}

/** Removes the titles of a person's charges. */
export async function eraseTitles(transaction: Transaction, userId: string): Promise<void> {
  await transaction.charge.updateMany({ where: { userId, title: { not: '' } }, data: { title: '' } });
}
