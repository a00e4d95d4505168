import type { Charge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { createBatcher } from '@sefira/messaging/batcher';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { newId } from '@sefira/platform/time/identifiers';
import type { Pool } from 'pg';
import type { MoneyMetrics } from '../../adapters/money-metrics.ts';
import {
  type ChargeRow,
  type ReserveItem,
  type ReserveRow,
  repairWallet,
  repairWalletOfCharge,
  reserveCharges,
  type SettleItem,
  settleCharges,
} from '../../data/charges.ts';
import type { CountedAllowance } from '../../domain/allowances.ts';

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

/**
 * The hot path: one database function for each charge locks, decides and writes; concurrent charges share a statement
 * and its commit, ordered by person so that two statements cannot deadlock (docs/decisions/0058-batching-where-measured.md).
 */
export interface Charges {
  reserve(reservation: Reservation): Promise<ReservationOutcome>;
  /** @returns the charge as it is now; null for an unknown one */
  settle(settlement: Settlement): Promise<Charge | null>;
}

/** One statement at a time; a second one only from 48 queued charges on. */
const statements = { maxBatchSize: 128, concurrency: 2, minQueuedToOverlap: 48, isSharedFailure: isDependencyFailure };

export function createCharges(pool: Pool, metrics: MoneyMetrics): Charges {
  const reserve = createBatcher<Reservation, ReservationOutcome>({
    ...statements,
    processBatch: async (batch) => (await reserveCharges(pool, batch.map(toReserveItem))).map(toOutcome),
  });
  const settle = createBatcher<Settlement, Charge | null>({
    ...statements,
    processBatch: async (batch) =>
      (await settleCharges(pool, batch.map(toSettleItem))).map((row) =>
        row.charge_id === null ? null : toCharge(row),
      ),
  });
  return {
    async reserve(reservation) {
      const repair = () => repairWallet(pool, reservation.userId, reservation.now);
      const result = await withRepair(() => reserve(reservation), repair);
      metrics.countReservation(reservation.service, result.outcome);
      return result;
    },
    async settle(settlement) {
      const repair = () => repairWalletOfCharge(pool, settlement.id, settlement.now);
      const charge = await withRepair(() => settle(settlement), repair);
      if (settlement.state === 'confirmed' && charge?.state === 'confirmed') {
        metrics.countCredits(charge.source, charge.amount);
      }
      return charge;
    },
  };
}

/** Repairs a wallet that differs from its lots and tries once more. */
async function withRepair<Result>(work: () => Promise<Result>, repair: () => Promise<void>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isBrokenWallet(error)) throw error;
    await repair();
    return work();
  }
}

/** True for the error of a wallet that differs from its lots, possible only after a change with disabled triggers. */
function isBrokenWallet(error: unknown): boolean {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return code === 'XX001' || constraint === 'wallet_matches_its_lots';
}

function toReserveItem(reservation: Reservation, place: number): ReserveItem {
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

function toSettleItem({ id, state, lowCredits, now }: Settlement, place: number): SettleItem {
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
