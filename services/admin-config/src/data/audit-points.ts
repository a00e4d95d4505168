import { int8, rowsOf } from '@sefira/database/rows';
import type { Pool } from 'pg';
import * as z from 'zod';

/** Sequence number and hash of an entry. */
const point = z.object({ sequence: int8, hash: z.string() });
type Point = z.infer<typeof point>;

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
  const [row] = await rowsOf(point)(pool.query(statement, [...values]));
  return row;
}
