import type { Charge } from '@sefira/contracts/billing-internal';
import type { ChargedService } from '@sefira/contracts/billing-plans';
import { newId } from '@sefira/platform/identifiers';
import type { Pool } from 'pg';
import type { CountedAllowance } from '../domain/allowances.ts';

/** The hot path: each call is one statement of the database, which locks, decides and writes in one round trip. */

export interface Reservation {
  readonly userId: string;
  readonly key: string;
  readonly service: ChargedService;
  readonly quantity: number;
  /** Credits for the whole use where no quota covers it. */
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

interface ChargeRow {
  readonly charge_id: string;
  readonly state: Charge['state'];
  readonly source: Charge['source'];
  readonly amount: number;
  readonly expires_at: Date;
}

interface ReserveRow extends ChargeRow {
  readonly outcome: ReservationOutcome['outcome'];
  readonly available: number | null;
}

export async function reserveCharge(pool: Pool, reservation: Reservation): Promise<ReservationOutcome> {
  const { reference } = reservation;
  const { rows } = await pool.query<ReserveRow>({
    name: 'reserve-charge',
    text: 'SELECT * FROM reserve_charge($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      newId(),
      reservation.userId,
      reservation.key,
      reservation.service,
      reservation.quantity,
      reservation.amount,
      JSON.stringify(reservation.allowances),
      reference.type,
      reference.id,
      reference.title,
      reservation.now,
      reservation.expiresAt,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error('reserve_charge gave no row');
  if (row.outcome === 'refused') return { outcome: row.outcome, available: row.available ?? 0 };
  if (row.outcome === 'clash' || row.outcome === 'unknown') return { outcome: row.outcome };
  return { outcome: row.outcome, charge: toCharge(row) };
}

export interface Settlement {
  readonly id: string;
  readonly state: 'confirmed' | 'released' | 'expired';
  /** The person is told once when the balance falls below. */
  readonly lowCredits: number;
  readonly now: Date;
}

/** @returns the charge as it is now, or null when there is none */
export async function settleCharge(pool: Pool, settlement: Settlement): Promise<Charge | null> {
  const { rows } = await pool.query<{ [Key in keyof ChargeRow]: ChargeRow[Key] | null }>({
    name: 'settle-charge',
    text: 'SELECT * FROM settle_charge($1, $2, $3, $4, $5, $6, $7)',
    values: [settlement.id, settlement.state, newId(), newId(), newId(), settlement.lowCredits, settlement.now],
  });
  const [row] = rows;
  return row?.charge_id ? toCharge(row as ChargeRow) : null;
}

/** Reservations whose time is over. */
export async function findOverdueCharges(pool: Pool, now: Date, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "SELECT id FROM charge WHERE state = 'reserved' AND expires_at <= $1 ORDER BY expires_at LIMIT $2",
    [now, limit],
  );
  return rows.map(({ id }) => id);
}

function toCharge(row: ChargeRow): Charge {
  return {
    id: row.charge_id,
    state: row.state,
    source: row.source,
    amount: row.amount,
    expiresAt: row.expires_at.toISOString(),
  };
}
