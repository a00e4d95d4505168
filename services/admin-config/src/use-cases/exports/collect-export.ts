import type { AdminUser } from '@sefira/contracts/admin-config/users';
import { searchAccounts } from '@sefira/contracts/auth/admin';
import { listSales, type Sale } from '@sefira/contracts/billing/admin';
import { productDate, startOfProductDay } from '@sefira/platform/time/clock';
import { dayMilliseconds } from '@sefira/platform/time/durations';
import * as z from 'zod/mini';
import type { AdminContext } from '../../context.ts';
import type { ExportRow } from '../../data/export-files.ts';
import { type ExportTable, financialTable, salesTable, usersTable } from '../../presenters/export-tables.ts';

const filter = z.object({ from: z.optional(z.string()), to: z.optional(z.string()) });

/** The calendar dates of the filter, inclusive. */
export const readPeriod = (file: ExportRow) => z.parse(filter, file.filter);

type OnProgress = (rows: number) => Promise<void>;

const salesPage = 1000;
const usersPage = 200;

const dayOf = (instant: string) => productDate(new Date(instant));

/** Reads the rows of a file page by page from the services that own them; `onProgress` receives the rows so far. */
export async function collectExport(
  context: AdminContext,
  file: ExportRow,
  onProgress: OnProgress,
): Promise<ExportTable> {
  const { from, to } = readPeriod(file);
  const period = {
    from: from === undefined ? null : startOfProductDay(from),
    until: to === undefined ? null : new Date(startOfProductDay(to).getTime() + dayMilliseconds),
  };
  if (file.kind === 'users') return usersTable(await collectUsers(context, file.id, period, onProgress), dayOf);
  const sales = await collectSales(context, file.id, period, onProgress);
  return file.kind === 'sales' ? salesTable(sales, dayOf) : financialTable(sales, dayOf);
}

interface Period {
  readonly from: Date | null;
  readonly until: Date | null;
}

async function collectSales(
  { services }: AdminContext,
  requestId: string,
  { from, until }: Period,
  onProgress: OnProgress,
): Promise<readonly Sale[]> {
  const sales: Sale[] = [];
  const shared = { from: from?.toISOString() ?? null, until: until?.toISOString() ?? null, limit: salesPage };
  let after: string | null = null;
  do {
    const body: typeof shared & { after: string | null } = { ...shared, after };
    const page: { readonly data: { readonly items: Sale[]; readonly next: string | null } } = await services.call(
      listSales,
      { body, requestId },
    );
    sales.push(...page.data.items);
    after = page.data.next;
    await onProgress(sales.length);
  } while (after !== null);
  return sales;
}

async function collectUsers(
  { services }: AdminContext,
  requestId: string,
  { from, until }: Period,
  onProgress: OnProgress,
): Promise<readonly AdminUser[]> {
  const users: AdminUser[] = [];
  let cursor: string | null = null;
  do {
    const body = {
      sort: 'created_at',
      direction: 'asc',
      limit: usersPage,
      ...(cursor === null ? {} : { cursor }),
    } as const;
    const page: { readonly data: { readonly items: AdminUser[]; readonly nextCursor: string | null } } =
      await services.call(searchAccounts, { body, requestId });
    users.push(
      ...page.data.items.filter(({ created_at }) => {
        const made = new Date(created_at);
        return (from === null || made >= from) && (until === null || made < until);
      }),
    );
    cursor = page.data.nextCursor;
    await onProgress(users.length);
  } while (cursor !== null);
  return users;
}
