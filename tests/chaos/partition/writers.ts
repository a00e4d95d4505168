import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface Writers {
  /** What the database refused, with its number. */
  readonly refused: ReadonlyMap<string, number>;
  readonly written: number;
  /** Milliseconds of the longest transaction. */
  readonly longest: number;
  stop(): Promise<void>;
}

type Write = (client: pg.PoolClient, turn: number) => Promise<void>;

/** So many connections of a service's own role, each one write after the other, until they are stopped. */
export function startWriters(url: string, connections: number, write: Write): Writers {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  pool.on('error', () => undefined);
  const refused = new Map<string, number>();
  let [written, longest, isOver] = [0, 0, false];
  async function work(): Promise<void> {
    const client = await pool.connect();
    for (let turn = 0; !isOver; turn += 1) {
      const began = performance.now();
      try {
        await client.query('BEGIN');
        await write(client, turn);
        await client.query('COMMIT');
        written += 1;
      } catch (error) {
        await client.query('ROLLBACK');
        const what = error instanceof Error ? error.message : String(error);
        refused.set(what, (refused.get(what) ?? 0) + 1);
      }
      longest = Math.max(longest, performance.now() - began);
    }
    client.release();
  }
  const working = Promise.all(Array.from({ length: connections }, work));
  return {
    refused,
    get written() {
      return written;
    },
    get longest() {
      return longest;
    },
    async stop() {
      isOver = true;
      await working;
      await pool.end();
    },
  };
}

/** What should have become of the analyses that writers touched. */
export interface AnalysisModel {
  readonly owners: Map<string, string>;
  readonly deleted: Set<string>;
}

/** Inserts an analysis, then changes it, moves it to another person as a guest's, deletes it, or leaves it. */
export function analysisWriter({ owners, deleted }: AnalysisModel): Write {
  return async (client, turn) => {
    const [id, first, second] = [randomUUID(), randomUUID(), randomUUID()];
    await client.query(
      `INSERT INTO analysis (id, user_id, kind, title, search_text, input, system, rule_set, reference_date, summary)
       VALUES ($1, $2, 'personal', 'Ana', 'ana', '{}', 'cabalistica', 'cabalistica@1', '2026-11-28', '{}')`,
      [id, first],
    );
    if (turn % 2 === 0)
      await client.query(
        'INSERT INTO share (analysis_id, slug, show_birth_date, show_email) VALUES ($1::uuid, $1::text, false, false)',
        [id],
      );
    await client.query('COMMIT');
    await client.query('BEGIN');
    owners.set(id, first);
    if (turn % 4 === 1) await client.query("UPDATE analysis SET report_status = 'completed' WHERE id = $1", [id]);
    if (turn % 4 === 2) {
      await client.query('UPDATE analysis SET user_id = $2 WHERE user_id = $1', [first, second]);
      owners.set(id, second);
    }
    if (turn % 4 === 3) {
      await client.query('DELETE FROM analysis WHERE id = $1 AND user_id = $2', [id, first]);
      owners.delete(id);
      deleted.add(id);
    }
  };
}

/** Adds five credits to one of these people's wallets, as billing does. */
export function ledgerWriter(people: readonly string[]): Write {
  return async (client, turn) => {
    const userId = people[(turn * 7 + Math.floor(Math.random() * people.length)) % people.length];
    const { rows } = await client.query<{ balance: number; position: number; lot: string }>(
      `WITH own AS (UPDATE wallet SET balance = balance + 5, position = position + 1 WHERE user_id = $1 RETURNING balance, position),
       filled AS (UPDATE lot SET amount = amount + 5, remaining = remaining + 5 WHERE user_id = $1 RETURNING id)
       SELECT balance, position, id AS lot FROM own, filled`,
      [userId],
    );
    const [own] = rows;
    if (own === undefined) throw new Error('no such wallet');
    await client.query(
      `INSERT INTO ledger_entry
         (id, user_id, position, debit, credit, amount, balance_after, reason, description, lots, actor, idempotency_key)
       VALUES ($1, $2, $3, 'wallet', 'promotions', 5, $4, 'gift', 'x', $5, 'system', $6)`,
      [
        randomUUID(),
        userId,
        own.position,
        own.balance,
        JSON.stringify([{ lot: own.lot, kind: 'gift', amount: 5 }]),
        `partition:${randomUUID()}`,
      ],
    );
  };
}
