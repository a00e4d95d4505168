import type { AuditFilter, AuditRecord } from '@sefira/contracts/admin-config/audit';
import { clientOf, poolOf } from '@sefira/database/access';
import { unseal } from '@sefira/messaging/sealing';
import { readCursor, writeCursor } from '@sefira/platform/pagination/cursor';
import * as z from 'zod/mini';
import type { AdminContext } from '../../context.ts';
import { type AuditCursor, searchAudit } from '../../data/audit-search.ts';
import { readPersonKeys } from '../../data/audit-trail.ts';
import { presentEntry, readContent } from '../../presenters/audit.ts';

const position = z.tuple([z.int(), z.int()]);

function readPosition(cursor: string | undefined): AuditCursor | null {
  const read = readCursor(position, cursor);
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
  const open = opener(people.length === 0 ? new Map() : await readPersonKeys(clientOf(context), people));
  const last = entries.at(-1);
  return {
    records: entries.map(({ row, read }) => presentEntry(row, read, open)),
    nextCursor: found.length > page.limit && last ? writeCursor([last.read.at, Number(last.row.sequence)]) : null,
  };
}

/** Shown in place of an erased person's value. */
const erasedText = '(dados apagados)';

/** Unseals personal values of entries; those of an erased person stay sealed. */
function opener(keys: ReadonlyMap<string, string>): (personId: string, value: unknown) => unknown {
  return (personId, value) => {
    if (typeof value !== 'object' || value === null || !('sealed' in value)) return value;
    const key = keys.get(personId);
    return key === undefined ? erasedText : unseal(String(value.sealed), key);
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
