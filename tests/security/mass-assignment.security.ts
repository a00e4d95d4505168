/**
 * Fields that no client may set, in every body: `node tests/security/mass-assignment.security.ts`. Each operation that takes
 * a JSON object gets one that it takes, and more: roles, plans, credits, prices, owners, in every depth. Afterwards what only
 * the product decides stands as before, and the stranger who was named as the owner owns nothing.
 */

import { publicRoutes } from '@sefira/contracts/routes';
import { isBinary, type RouteShape } from '@sefira/contracts/shared/route';
import * as z from 'zod/mini';
import { reportFigures } from '../suites/figures.ts';
import type { JsonSchema } from './support/arbitrary-value.ts';
import { startAttackedProduct } from './support/attacked-product.ts';
import { wholeValue } from './support/complete-value.ts';
import { makeOwner } from './support/owner.ts';
import { none } from './support/scanner-tools.ts';

await using product = await startAttackedProduct();
const stranger = '0198b0c2-dead-7000-8000-00000000beef';
const owner = await makeOwner(product);
const { ownedResources } = owner;

const owners = ['userId', 'user_id', 'ownerId', 'accountId', 'account_id', 'personId', 'resellerId', 'id', 'createdBy'];
const poison: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(owners.map((name) => [name, stranger])),
  ...{
    role: 'admin',
    roles: ['admin'],
    isAdmin: true,
    permissions: ['*'],
    plan: 'professional',
    subscription: 'professional',
  },
  ...{ credits: 999_999, balance: 999_999, wallet: 999_999, isPremium: true, status: 'active', isActive: true },
  ...{ price: 1, amount: 1, total: 1, priceCents: 1, discount: 100, paid: true, paidAt: '2020-01-01T00:00:00Z' },
  ...{ emailConfirmedAt: '2020-01-01T00:00:00Z', isEmailConfirmed: true, twoFactorEnabled: false, passwordHash: 'x' },
};

/** The value with the poison added wherever a field of that name is not asked for. */
function poisoned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(poisoned);
  if (typeof value !== 'object' || value === null) return value;
  const deeper = Object.entries(value).map(([key, item]) => [key, poisoned(item)]);
  return { ...poison, ...Object.fromEntries(deeper) };
}

/** Fields of accounts and money that only the product may set. */
async function standing(): Promise<string> {
  const { rows } = await product.database.query(
    `SELECT id, role, status, plan, permissions, email_confirmed_at FROM auth.account WHERE email LIKE '%@sefira.test' ORDER BY id`,
  );
  return JSON.stringify(rows);
}

/** Number of occurrences of the stranger in all rows of all tables. */
async function ofStranger(): Promise<string[]> {
  const { rows } = await product.database.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const asked = `SELECT count(*)::int AS count FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'`;
    const answer = await product.database.query<{ count: number }>(asked, [stranger]);
    if ((answer.rows[0]?.count ?? 0) > 0) found.push(name);
  }
  return found;
}

const isAdmins = ({ access }: RouteShape) => Array.isArray(access) && !access.includes('reseller');
const tokenOf = ({ access }: RouteShape) => {
  if (access === 'public') return Promise.resolve(undefined);
  if (access === 'key') return product.tokenOf('key');
  return Array.isArray(access) ? product.tokenOf('reseller') : product.openSession(owner.userId);
};
/** Calls that end the account that the others need. */
const ending = /deleteAccount|logout/i;

const routes = publicRoutes.filter(
  (route) => route.body !== undefined && !isBinary(route.body) && !ending.test(route.id) && !isAdmins(route),
);
const before = JSON.parse(await standing()) as { id: string }[];
let taken = 0;
let broken = 0;
for (const route of routes) {
  if (route.body === undefined || isBinary(route.body)) continue;
  const schema = z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const own = Object.entries(ownedResources).find(([start]) => route.path.startsWith(start))?.[1] ?? stranger;
  const { status } = await product.call({
    method: route.method,
    path: route.path.replaceAll(/:\w+/g, own),
    token: await tokenOf(route),
    body: poisoned(route.example ?? wholeValue(schema, owner.known)),
  });
  if (status < 300) taken += 1;
  if (status >= 500) {
    broken += 1;
    console.log(`wrong: ${route.id}: ${status}`);
  }
}
await product.platform.idle();
const known = new Set(before.map(({ id }) => id));
const after = (JSON.parse(await standing()) as { id: string }[]).filter(({ id }) => known.has(id));
const changed = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]));
for (const row of changed) console.log(`wrong: changed ${JSON.stringify(row)}`);
const owned = await ofStranger();
for (const table of owned) console.log(`wrong: the stranger is named in ${table}`);

reportFigures([
  {
    line: '',
    what: `of ${routes.length} operations with a body, taken with more in it than they know`,
    value: taken,
    unit: '',
  },
  none('', 'fields beyond the contract that were taken over', changed.length + owned.length + broken),
]);
