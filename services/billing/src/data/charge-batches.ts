import { setImmediate as turnOfEventLoop } from 'node:timers/promises';
import { type Charge, charge } from '@sefira/contracts/billing/internal';
import type { ChargedService } from '@sefira/contracts/billing/plans';
import { rowsOf } from '@sefira/database/rows';
import { isDependencyFailure } from '@sefira/platform/http/error-handler';
import { newId } from '@sefira/platform/time/identifiers';
import DataLoader from 'dataloader';
import type { Pool } from 'pg';
import * as z from 'zod';
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

/**
 * The hot path: one database function for each charge locks, decides and writes; charges that arrive while a statement runs
 * share the next one and its commit, ordered by person so that two statements cannot deadlock
 * (docs/decisions/0058-batching-where-measured.md).
 */
export interface ChargeBatches {
  reserve(reservation: Reservation): Promise<ReservationOutcome>;
  /** @returns the charge as it is now; null for an unknown one */
  settle(settlement: Settlement): Promise<Charge | null>;
}

const chargeRow = z.object({
  place: z.int(),
  charge_id: z.nullable(z.string()),
  state: z.nullable(charge.shape.state),
  source: z.nullable(charge.shape.source),
  amount: z.nullable(z.int()),
  expires_at: z.nullable(z.date()),
});

const reserveRow = chargeRow.extend({
  outcome: z.enum(['reserved', 'repeated', 'refused', 'clash', 'unknown']),
  available: z.nullable(z.int()),
});

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

export function openChargeBatches(pool: Pool): ChargeBatches {
  const reserve = inBatches<Reservation, ReservationOutcome>(async (batch) => {
    const values = [JSON.stringify(batch.map(reserveItem))];
    const rows = await rowsOf(reserveRow)(pool.query({ name: 'reserve-charges', text: reserveStatement, values }));
    return inOrder(rows).map(toOutcome);
  });
  const settle = inBatches<Settlement, Charge | null>(async (batch) => {
    const values = [JSON.stringify(batch.map(settleItem))];
    const rows = await rowsOf(chargeRow)(pool.query({ name: 'settle-charges', text: settleStatement, values }));
    return inOrder(rows).map((row) => (row.charge_id === null ? null : toCharge(row)));
  });
  return {
    reserve: (reservation) =>
      withRepair(
        () => reserve(reservation),
        () => pool.query('SELECT repair_wallet($1, $2)', [reservation.userId, reservation.now]),
      ),
    settle: (settlement) =>
      withRepair(
        () => settle(settlement),
        () =>
          pool.query('SELECT repair_wallet(user_id, $2) FROM charge WHERE id = $1', [settlement.id, settlement.now]),
      ),
  };
}

const largestBatch = 128;

/**
 * Runs one batch at a time; what arrives meanwhile is in the next. After a failed batch each item runs alone, so that a bad
 * one fails alone; without the database all fail.
 */
function inBatches<Item extends object, Result>(
  run: (batch: readonly Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let last: Promise<unknown> = running;

  async function runAll(batch: readonly Item[]): Promise<(Result | Error)[]> {
    try {
      return await run(batch);
    } catch (error) {
      if (batch.length === 1 || isDependencyFailure(error)) return batch.map(() => error as Error);
      return (await Promise.all(batch.map((item) => runAll([item])))).flat();
    }
  }

  const loader = new DataLoader<Item, Result>(
    (batch) => {
      const results = runAll(batch);
      running = results;
      return results;
    },
    {
      cache: false,
      maxBatchSize: largestBatch,
      // Items of the same turn of the event loop join the batch.
      batchScheduleFn: (dispatch) => {
        last = Promise.all([last, turnOfEventLoop()]).then(() => {
          dispatch();
          return running;
        });
      },
    },
  );
  return (item) => loader.load(item);
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

/** True for the error of a wallet that differs from its lots, possible only after a change with disabled triggers. */
function isBrokenWallet(error: unknown): boolean {
  const { code, constraint } = error as { readonly code?: unknown; readonly constraint?: unknown };
  return code === 'XX001' || constraint === 'wallet_matches_its_lots';
}

/** Arguments of `reserve_charge` at a place of its statement. */
function reserveItem({ userId, reference, expiresAt, ...rest }: Reservation, place: number) {
  const { type, id, title } = reference;
  return {
    ...rest,
    place,
    id: newId(),
    user_id: userId,
    reference_type: type,
    reference_id: id,
    title,
    expires: expiresAt,
  };
}

/** Arguments of `settle_charge` at a place of its statement. */
function settleItem({ id, state, lowCredits, now }: Settlement, place: number) {
  return { place, id, state, entry: newId(), changed: newId(), low_event: newId(), low: lowCredits, now };
}

function inOrder<Row extends { readonly place: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((first, second) => first.place - second.place);
}

function toOutcome(row: z.infer<typeof reserveRow>): ReservationOutcome {
  if (row.outcome === 'refused') return { outcome: row.outcome, available: row.available ?? 0 };
  if (row.outcome === 'clash' || row.outcome === 'unknown') return { outcome: row.outcome };
  return { outcome: row.outcome, charge: toCharge(row) };
}

function toCharge(row: z.infer<typeof chargeRow>): Charge {
  const { charge_id: id, state, source, amount, expires_at: expiresAt } = row;
  if (id === null || state === null || source === null || amount === null || expiresAt === null) {
    throw new Error('the database returned an incomplete charge');
  }
  return { id, state, source, amount, expiresAt: expiresAt.toISOString() };
}
