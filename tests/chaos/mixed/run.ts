import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Fault } from './faults.ts';
import { unfinished } from './invariants.ts';
import { findResellerCode, journey, nothingPromised, type Promised, type Scene } from './journeys.ts';
import { eventually } from './retrying-client.ts';

export interface MixedRun<House> {
  /** People at work at one time. */
  readonly people: number;
  readonly faults: readonly Fault<House>[];
  /** Number of kinds of journeys; by default all, of which the last one ends an account. */
  readonly kinds?: number;
  /** Between two faults. */
  readonly calmMilliseconds: number;
  readonly report: (line: string) => void;
}

/** People start and finish their journeys while the faults run one after the other. */
export async function runMixed<House>(scene: Scene, product: House, run: MixedRun<House>): Promise<Promised> {
  const promised = nothingPromised();
  const code = await findResellerCode(scene, promised);
  let isOver = false;
  let next = 0;
  const journeysOfAll = Array.from({ length: run.people }, async () => {
    while (!isOver) {
      const number = next++;
      await journey(scene, code, { number, kind: number % (run.kinds ?? 4) }, promised).catch((error: unknown) => {
        promised.wrong.push(`journey ${number} given up: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
  });
  for (const { name, run: happen } of run.faults) {
    await wait(run.calmMilliseconds);
    run.report(name);
    await happen(product);
  }
  isOver = true;
  await Promise.all(journeysOfAll);
  return promised;
}

const timeoutMilliseconds = 180_000;

/** Waits until no work is left. @returns what remains at the timeout, and the seconds */
export async function settle(pool: pg.Pool, promised: Promised) {
  const began = performance.now();
  for (;;) {
    const left = await unfinished(pool, promised);
    const milliseconds = performance.now() - began;
    if (left.length === 0 || milliseconds > timeoutMilliseconds) return { left, seconds: milliseconds / 1000 };
    await wait(500);
  }
}

/**
 * Waits until all closed accounts are erased and their events processed; they are erased once more some minutes later.
 */
export async function untilErased(pool: pg.Pool, { erased }: Promised): Promise<void> {
  const ids = erased.map(({ userId }) => userId);
  await eventually('accounts not erased', async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM auth.account WHERE id = ANY($1::uuid[]) AND status <> 'erased'
       UNION ALL SELECT FROM auth.outbox_event WHERE published_at IS NULL`,
      [ids],
    );
    return rowCount === 0 || undefined;
  });
}
