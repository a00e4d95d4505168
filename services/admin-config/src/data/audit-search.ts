import type { AuditFilter } from '@sefira/contracts/admin-config/audit';
import { idsOf, int8, rowsOf } from '@sefira/database/rows';
import { escapeLike } from '@sefira/platform/text/like';
import { startOfProductDay } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import type { Pool } from 'pg';
import * as z from 'zod';

/** A stored entry. */
const entryRow = z.object({
  sequence: int8,
  hash: z.string(),
  body: z.string(),
  actorName: z.nullable(z.string()),
  actorEmail: z.nullable(z.string()),
});
export type EntryRow = z.infer<typeof entryRow>;

/** Position after which a page starts. */
export interface AuditCursor {
  readonly at: number;
  readonly sequence: number;
}

/** Maximum number of actors that match a search. */
const maximumActors = 500;

function findActors(pool: Pool, part: string): Promise<readonly string[]> {
  return idsOf(
    pool.query(
      `SELECT id FROM audit_actor WHERE lower(name || ' ' || coalesce(email, '')) LIKE $1 LIMIT ${maximumActors}`,
      [`%${escapeLike(part.toLowerCase())}%`],
    ),
  );
}

function timeBounds(filter: AuditFilter): { readonly from: number | null; readonly until: number | null } {
  const first = filter.date ?? filter.from;
  const last = filter.date ?? filter.to;
  return {
    from: first === undefined ? null : startOfProductDay(first).getTime(),
    until: last === undefined ? null : startOfProductDay(last).getTime() + dayMilliseconds,
  };
}

/**
 * Entries of a filter, newest first, by keyset: any page costs the same. Every condition is a column with an index that ends
 * in the order of the list.
 */
export async function searchAudit(
  pool: Pool,
  filter: AuditFilter,
  page: { readonly after: AuditCursor | null; readonly limit: number },
): Promise<readonly EntryRow[]> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (filter.action !== 'all') conditions.push(`e.action = ${bind(filter.action)}`);
  if (filter.entity !== undefined) conditions.push(`e.entity = ${bind(filter.entity)}`);
  if (filter.entityId !== undefined) conditions.push(`e.entity_id = ${bind(filter.entityId)}`);
  if (filter.key !== undefined) conditions.push(`e.config_key = ${bind(filter.key)}`);
  if (filter.result !== undefined) conditions.push(`e.result = ${bind(filter.result)}`);
  const { from, until } = timeBounds(filter);
  if (from !== null) conditions.push(`e.at >= ${bind(from)}`);
  if (until !== null) conditions.push(`e.at < ${bind(until)}`);
  if (filter.user !== '') {
    const actors = await findActors(pool, filter.user);
    if (actors.length === 0) return [];
    const [only] = actors;
    conditions.push(actors.length === 1 ? `e.actor_id = ${bind(only)}` : `e.actor_id = ANY(${bind(actors)})`);
  }
  if (page.after) conditions.push(`(e.at, e.sequence) < (${bind(page.after.at)}, ${bind(page.after.sequence)})`);
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return rowsOf(entryRow)(
    pool.query(
      `SELECT e.sequence, e.hash, e.body, a.name AS "actorName", a.email AS "actorEmail" FROM (
         SELECT e.sequence, e.hash, e.body, e.at, e.actor_id FROM audit_entry e ${where}
         ORDER BY e.at DESC, e.sequence DESC LIMIT ${bind(page.limit)}) e
       LEFT JOIN audit_actor a ON a.id = e.actor_id ORDER BY e.at DESC, e.sequence DESC`,
      values,
    ),
  );
}
