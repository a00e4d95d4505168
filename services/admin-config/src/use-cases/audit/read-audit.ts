import type { AuditFilter, AuditRecord } from '@sefira/contracts/admin-config/audit';
import { clientOf, poolOf } from '@sefira/database/access';
import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';
import type { AdminContext } from '../context.ts';
import { presentEntry, readContent } from '../presenters/audit.ts';
import { type AuditCursor, searchAudit } from './audit-search.ts';
import { personOpener } from './audit-trail.ts';

const position = z.tuple([z.int(), z.int()]);

function readPosition(cursor: string | undefined): AuditCursor | null {
  const read = readCursor(position, cursor ?? '');
  return read && { at: read[0], sequence: read[1] };
}

/** A page of the trail; `nextCursor` is null on the last one. */
export async function readAuditPage(
  context: AdminContext,
  filter: AuditFilter,
  page: { readonly cursor: string | undefined; readonly limit: number },
): Promise<{ readonly records: readonly AuditRecord[]; readonly nextCursor: string | null }> {
  const found = await searchAudit(poolOf(context), filter, {
    after: readPosition(page.cursor),
    limit: page.limit + 1,
  });
  const entries = found.slice(0, page.limit).map((row) => ({ row, read: readContent(row) }));
  const people = entries.flatMap(({ read }) => [read.personId ?? [], read.actor ? (read.actorId ?? []) : []].flat());
  const open =
    people.length === 0 ? (_person: string, value: unknown) => value : await personOpener(clientOf(context), people);
  const last = entries.at(-1);
  return {
    records: entries.map(({ row, read }) => presentEntry(row, read, open)),
    nextCursor: found.length > page.limit && last ? writeCursor([last.read.at, Number(last.row.sequence)]) : null,
  };
}

const exportPageRows = 1000;

/** All entries of a filter, page by page. */
export async function* readWholeAudit(
  context: AdminContext,
  filter: AuditFilter,
): AsyncGenerator<readonly AuditRecord[]> {
  let cursor: string | null | undefined;
  do {
    const { records, nextCursor } = await readAuditPage(context, filter, {
      cursor: cursor ?? undefined,
      limit: exportPageRows,
    });
    yield records;
    cursor = nextCursor;
  } while (cursor !== null);
}
