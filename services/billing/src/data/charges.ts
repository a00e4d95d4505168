import { charge } from '@sefira/contracts/billing/internal';
import { idsOf, rowsOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Prisma } from '../../prisma/generated/client.ts';

type Transaction = Prisma.TransactionClient;

/** Arguments of `reserve_charge` at a place of its statement. */
export interface ReserveItem {
  readonly place: number;
  readonly id: string;
  readonly user_id: string;
  readonly key: string;
  readonly service: string;
  readonly quantity: number;
  readonly amount: number;
  readonly allowances: object;
  readonly reference_type: string;
  readonly reference_id: string;
  readonly title: string;
  readonly now: Date;
  readonly expires: Date;
}

/** Arguments of `settle_charge` at a place of its statement. */
export interface SettleItem {
  readonly place: number;
  readonly id: string;
  readonly state: string;
  readonly entry: string;
  readonly changed: string;
  readonly low_event: string;
  readonly low: number;
  readonly now: Date;
}

/** State, source and credits of a settled charge; null fields for an unknown one. */
const settledRow = z.object({
  state: z.nullable(charge.shape.state),
  source: z.nullable(charge.shape.source),
  amount: z.nullable(z.int()),
});
export type SettledRow = z.infer<typeof settledRow>;

const chargeRow = z.extend(settledRow, {
  place: z.int(),
  charge_id: z.nullable(z.string()),
  expires_at: z.nullable(z.date()),
});
export type ChargeRow = z.infer<typeof chargeRow>;

const reserveRow = z.extend(chargeRow, {
  outcome: z.enum(['reserved', 'repeated', 'refused', 'clash', 'unknown']),
  available: z.nullable(z.int()),
});
export type ReserveRow = z.infer<typeof reserveRow>;

const reserveStatement = `
  SELECT i.place, r.* FROM (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS x(place int, id uuid, user_id uuid, key text, service text, quantity int,
      amount int, allowances jsonb, reference_type text, reference_id text, title text, now timestamptz, expires timestamptz)
    ORDER BY user_id, place OFFSET 0) i
  CROSS JOIN LATERAL reserve_charge(i.id, i.user_id, i.key, i.service, i.quantity, i.amount, i.allowances,
    i.reference_type, i.reference_id, i.title, i.now, i.expires) r`;

const settleStatement = `
  SELECT i.place, s.* FROM (
    SELECT x.* FROM jsonb_to_recordset($1::jsonb) AS x(place int, id uuid, state text, entry uuid, changed uuid, low_event uuid,
      low int, now timestamptz)
    ORDER BY (SELECT c.user_id FROM charge c WHERE c.id = x.id), x.place OFFSET 0) i
  CROSS JOIN LATERAL settle_charge(i.id, i.state, i.entry, i.changed, i.low_event, i.low, i.now) s`;

/** Reserves charges in one statement, in the order of persons. @returns a row for each item, in their order */
export async function reserveCharges(pool: Pool, items: readonly ReserveItem[]): Promise<readonly ReserveRow[]> {
  const values = [JSON.stringify(items)];
  const rows = await rowsOf(reserveRow)(pool.query({ name: 'reserve-charges', text: reserveStatement, values }));
  return inOrder(rows);
}

/** Settles charges in one statement, in the order of persons. @returns a row for each item, in their order */
export async function settleCharges(pool: Pool, items: readonly SettleItem[]): Promise<readonly ChargeRow[]> {
  const values = [JSON.stringify(items)];
  const rows = await rowsOf(chargeRow)(pool.query({ name: 'settle-charges', text: settleStatement, values }));
  return inOrder(rows);
}

function inOrder<Row extends { readonly place: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((first, second) => first.place - second.place);
}

/** Repairs a wallet that differs from its lots by an entry of the ledger. */
export async function repairWallet(pool: Pool, userId: string, now: Date): Promise<void> {
  await pool.query('SELECT repair_wallet($1, $2)', [userId, now]);
}

/** Repairs the wallet of a charge. */
export async function repairWalletOfCharge(pool: Pool, id: string, now: Date): Promise<void> {
  await pool.query('SELECT repair_wallet(user_id, $2) FROM charge WHERE id = $1', [id, now]);
}

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
export async function reserveCharge(
  transaction: Transaction,
  item: Omit<ReserveItem, 'place' | 'allowances'> & { readonly allowances: string },
): Promise<string | null> {
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
