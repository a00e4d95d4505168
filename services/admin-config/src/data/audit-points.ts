import type { Pool } from 'pg';

/** Sequence number and hash of an entry. */
interface Point {
  readonly sequence: number;
  readonly hash: string;
}

/** The newest committed entry; undefined for an empty trail. */
export function readNewestPoint(pool: Pick<Pool, 'query'>, schema: string): Promise<Point | undefined> {
  return readPoint(pool, `SELECT sequence, hash FROM "${schema}".audit_entry ORDER BY sequence DESC LIMIT 1`);
}

/** The entry with this number. */
export function readPointAt(pool: Pick<Pool, 'query'>, schema: string, sequence: number): Promise<Point | undefined> {
  return readPoint(pool, `SELECT sequence, hash FROM "${schema}".audit_entry WHERE sequence = $1`, [sequence]);
}

async function readPoint(
  pool: Pick<Pool, 'query'>,
  statement: string,
  values: readonly number[] = [],
): Promise<Point | undefined> {
  const { rows } = await pool.query<{ sequence: string; hash: string }>(statement, [...values]);
  const [row] = rows;
  return row && { sequence: Number(row.sequence), hash: row.hash };
}
