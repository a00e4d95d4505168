import type { Charge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { createBatcher } from '@sefira/messaging/batcher';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { newId } from '@sefira/platform/time/identifiers';
import type { Pool } from 'pg';
import type { CountedAllowance } from '../domain/allowances.ts';

export interface Reservation {
  readonly userId: string;
  readonly key: string;
  readonly service: ChargedService;
  readonly quantity: number;
  /** Credits for the whole use without a quota. */
  readonly amount: number;
  readonly allowances: Readonly<Record<string, CountedAllowance>>;
  readonly reference: { readonly type: string; readonly id: string; readonly title: string };
  readonly now: Date;
  readonly expiresAt: Date;
}

export type ReservationOutcome =
  | { readonly outcome: 'reserved' | 'repeated'; readonly charge: Charge }
  | { readonly outcome: 'refused'; readonly available: number }
  | { readonly outcome: 'clash' | 'unknown' };

export interface Settlement {
  readonly id: string;
  readonly state: 'confirmed' | 'released' | 'expired';
  /** A balance that falls below publishes `credits.low` once. */
  readonly lowCredits: number;
  readonly now: Date;
}

/** Result of settling an unknown charge. */
export const noCharge = 'none';

/**
 * The hot path: one database function for each charge locks, decides and writes; concurrent charges share a statement
 * and its commit, ordered by person so that two statements cannot deadlock (docs/decisions/0058-batching-where-measured.md).
 */
export interface Charges {
  reserve(reservation: Reservation): Promise<ReservationOutcome>;
  /** @returns the charge as it is now */
  settle(settlement: Settlement): Promise<Charge | typeof noCharge>;
}

interface ChargeRow {
  readonly charge_id: string | null;
  readonly state: Charge['state'] | null;
  readonly source: Charge['source'] | null;
  readonly amount: number | null;
  readonly expires_at: Date | null;
}

interface ReserveRow extends ChargeRow {
  readonly place: number;
  readonly outcome: ReservationOutcome['outcome'];
  readonly available: number | null;
}

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

/** One statement at a time; a second one only from 48 queued charges on. */
const statements = { maxBatchSize: 128, concurrency: 2, minQueuedToOverlap: 48, isSharedFailure: isDependencyFailure };

/** True for the error of a wallet that differs from its lots, possible only after a change with disabled triggers. */
function isBrokenWallet(error: unknown): boolean {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return code === 'XX001' || constraint === 'wallet_matches_its_lots';
}

/** Repairs a wallet that differs from its lots and tries once more. */
async function withRepair<Result>(work: () => Promise<Result>, repair: () => Promise<unknown>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBrokenWallet(error)) throw error;
    await repair();
    return work();
  }
}

export function createCharges(pool: Pool): Charges {
  const batched: Charges = {
    reserve: createBatcher<Reservation, ReservationOutcome>({
      ...statements,
      async processBatch(reservations) {
        const values = [JSON.stringify(reservations.map(toReserveItem))];
        const { rows } = await pool.query<ReserveRow>({ name: 'reserve-charges', text: reserveStatement, values });
        return inOrder(rows).map(toOutcome);
      },
    }),
    settle: createBatcher<Settlement, Charge | typeof noCharge>({
      ...statements,
      async processBatch(settlements) {
        const values = [JSON.stringify(settlements.map(toSettleItem))];
        const { rows } = await pool.query<ChargeRow & { place: number }>({
          name: 'settle-charges',
          text: settleStatement,
          values,
        });
        return inOrder(rows).map((row) => (row.charge_id === null ? noCharge : toCharge(row)));
      },
    }),
  };
  return {
    reserve: (reservation) =>
      withRepair(
        () => batched.reserve(reservation),
        () => pool.query('SELECT repair_wallet($1, $2)', [reservation.userId, reservation.now]),
      ),
    settle: (settlement) =>
      withRepair(
        () => batched.settle(settlement),
        () =>
          pool.query('SELECT repair_wallet(user_id, $2) FROM charge WHERE id = $1', [settlement.id, settlement.now]),
      ),
  };
}

/** Ids of expired reservations, oldest first. */
export async function findOverdueCharges(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM charge WHERE state = 'reserved' AND expires_at <= $1 ORDER BY expires_at LIMIT $2",
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

function inOrder<Row extends { readonly place: number }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((first, second) => first.place - second.place);
}

function toReserveItem(reservation: Reservation, place: number) {
  const { reference } = reservation;
  return {
    place,
    id: newId(),
    user_id: reservation.userId,
    key: reservation.key,
    service: reservation.service,
    quantity: reservation.quantity,
    amount: reservation.amount,
    allowances: reservation.allowances,
    reference_type: reference.type,
    reference_id: reference.id,
    title: reference.title,
    now: reservation.now,
    expires: reservation.expiresAt,
  };
}

function toSettleItem({ id, state, lowCredits, now }: Settlement, place: number) {
  return { place, id, state, entry: newId(), changed: newId(), low_event: newId(), low: lowCredits, now };
}

function toOutcome(row: ReserveRow): ReservationOutcome {
  if (row.outcome === 'refused') return { outcome: row.outcome, available: row.available ?? 0 };
  if (row.outcome === 'clash' || row.outcome === 'unknown') return { outcome: row.outcome };
  return { outcome: row.outcome, charge: toCharge(row) };
}

function toCharge(row: ChargeRow): Charge {
  const { charge_id: id, state, source, amount, expires_at: expiresAt } = row;
  if (id === null || state === null || source === null || amount === null || expiresAt === null) {
    throw new Error('the database returned an incomplete charge');
  }
  return { id, state, source, amount, expiresAt: expiresAt.toISOString() };
}
