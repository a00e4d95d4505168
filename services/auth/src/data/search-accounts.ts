import type { AdminUserFilter } from '@sefira/contracts/admin-config/users';
import type { poolOf } from '@sefira/database/access';
import { rowOf, rowsOf } from '@sefira/database/rows';
import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import { escapeLike } from '@sefira/platform/text/like';
import * as z from 'zod';
import { folded, foldedMember } from './folded-member.ts';

type Pool = ReturnType<typeof poolOf>;

/** The columns of an account that administrators see. */
const administeredAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  role: z.string(),
  status: z.string(),
  credits: z.int(),
  plan: z.string(),
  emailConfirmedAt: z.nullable(z.date()),
  createdAt: z.date(),
});
export type AdministeredAccount = z.infer<typeof administeredAccount>;

const listedAccount = administeredAccount.extend({ sortKey: z.string() });

/** One page and the total, counted up to what the panel shows. */
export interface AccountPage {
  readonly accounts: readonly AdministeredAccount[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const countedAccounts = z.object({ total: z.int() });
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
  for (const word of filter.search.split(/\s+/).filter(Boolean)) {
    conditions.push(`${foldedMember} LIKE ${folded(bind(`%${escapeLike(word)}%`))}`);
  }
  const { total } = await rowOf(countedAccounts)(
    pool.query(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM account WHERE ${conditions.join(' AND ')} LIMIT ${countedTo}) c`,
      values,
    ),
  );
  const { sql, type } = sortKeys[filter.sort];
  const [order, comparison] = filter.direction === 'asc' ? ['ASC', '>'] : ['DESC', '<'];
  const position = readCursor(positionShape, filter.cursor);
  if (position !== null) {
    const [key, id] = position;
    conditions.push(`(${sql}, id) ${comparison} (${bind(key)}::${type}, ${bind(id)}::uuid)`);
  }
  const rows = await rowsOf(listedAccount)(
    pool.query(
      `SELECT ${columns}, (${sql})::text AS "sortKey" FROM account WHERE ${conditions.join(' AND ')}
       ORDER BY ${sql} ${order}, id ${order} LIMIT ${bind(filter.limit + 1)}`,
      values,
    ),
  );
  const accounts = rows.slice(0, filter.limit);
  const last = accounts.at(-1);
  return {
    accounts,
    nextCursor: rows.length > filter.limit && last ? writeCursor([last.sortKey, last.id]) : null,
    total,
  };
}

const accountCounts = z.object({ total: z.int(), active: z.int() });

/** Accounts of people, and those that can sign in. */
export function countAccounts(pool: Pool): Promise<z.infer<typeof accountCounts>> {
  return rowOf(accountCounts)(
    pool.query(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'active')::int AS active FROM account WHERE ${members}`,
    ),
  );
}
