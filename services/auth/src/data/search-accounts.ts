import type { AdminUserFilter } from '@sefira/contracts/admin-config/users';
import type { poolOf } from '@sefira/database/access';
import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import { escapeLike } from '@sefira/platform/text/like';

import * as z from 'zod/mini';
import type { AdministeredAccount } from './accounts.ts';
import { folded, foldedMember } from './folded-member.ts';

type Pool = ReturnType<typeof poolOf>;

/** One page and the total, counted up to what the panel shows. */
export interface AccountPage {
  readonly accounts: readonly AdministeredAccount[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const countedTo = 10_001;
const members = `role <> 'guest' AND status <> 'erased'`;

/** Sort keys of the list: each expression has an index that ends in the id. */
const sortKeys = {
  name: { sql: 'lower(name)', type: 'text' },
  email: { sql: `coalesce(email, '')`, type: 'text' },
  created_at: { sql: 'created_at', type: 'timestamptz' },
  credits: { sql: 'credits', type: 'int' },
} as const;

const statuses = { active: 'active', suspended: 'suspended', inactive: 'deactivated' } as const;

const columns = `id, name, email, role, status, credits, plan,
  email_confirmed_at AS "emailConfirmedAt", created_at AS "createdAt"`;

const positionShape = z.tuple([z.string(), z.uuid()]);

/** A page of accounts by keyset: any page costs the same. */
export async function searchAccounts(pool: Pool, filter: AdminUserFilter): Promise<AccountPage> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = [members];
  if (filter.status !== 'all') conditions.push(`status = ${bind(statuses[filter.status])}`);
  if (filter.role !== 'all') conditions.push(`role = ${bind(filter.role)}`);
  if (filter.search !== '') {
    conditions.push(`${foldedMember} LIKE ${folded(bind(`%${escapeLike(filter.search)}%`))}`);
  }
  const { rows: counted } = await pool.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT 1 FROM account WHERE ${conditions.join(' AND ')} LIMIT ${countedTo}) c`,
    values,
  );
  const { sql, type } = sortKeys[filter.sort];
  const [order, comparison] = filter.direction === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const position = readCursor(positionShape, filter.cursor);
  if (position !== null) {
    const [key, id] = position;
    conditions.push(`(${sql}, id) ${comparison} (${bind(key)}::${type}, ${bind(id)}::uuid)`);
  }
  const { rows } = await pool.query<AdministeredAccount & { sortKey: string }>(
    `SELECT ${columns}, (${sql})::text AS "sortKey" FROM account WHERE ${conditions.join(' AND ')}
     ORDER BY ${sql} ${order}, id ${order} LIMIT ${bind(filter.limit + 1)}`,
    values,
  );
  const accounts = rows.slice(0, filter.limit);
  const last = accounts.at(-1);
  return {
    accounts,
    nextCursor: rows.length > filter.limit && last ? writeCursor([last.sortKey, last.id]) : null,
    total: counted[0]?.total ?? 0,
  };
}

/** Accounts of people, and those that can sign in. */
export async function countAccounts(pool: Pool): Promise<{ readonly total: number; readonly active: number }> {
  const { rows } = await pool.query<{ total: number; active: number }>(
    `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'active')::int AS active FROM account WHERE ${members}`,
  );
  return rows[0] ?? { total: 0, active: 0 };
}
