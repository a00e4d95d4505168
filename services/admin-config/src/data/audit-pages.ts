import type { AuditFilter, AuditRecord } from '@sefira/contracts/audit';
import type { AdminContext } from '../context.ts';
import { presentEntry, readContent } from '../presenters/audit.ts';
import { type AuditCursor, searchAudit } from './audit-search.ts';
import { personOpener } from './audit-trail.ts';

const cursorPattern = /^(\d{1,16})\.(\d{1,16})$/;

function readCursor(text: string | undefined): AuditCursor | null {
  const [, at, sequence] = cursorPattern.exec(text ?? '') ?? [];
  return at === undefined ? null : { at: Number(at), sequence: Number(sequence) };
}

/** One page of the trail; `nextCursor` is null on the last. */
export async function readAuditPage(
  context: AdminContext,
  filter: AuditFilter,
  page: { readonly cursor: string | undefined; readonly limit: number },
): Promise<{ readonly records: readonly AuditRecord[]; readonly nextCursor: string | null }> {
  const found = await searchAudit(context.database.pool, filter, {
    after: readCursor(page.cursor),
    limit: page.limit + 1,
  });
  const entries = found.slice(0, page.limit).map((row) => ({ row, read: readContent(row) }));
  const people = entries.flatMap(({ read }) => read.personId ?? []);
  const open =
    people.length === 0
      ? (_person: string, value: unknown) => value
      : await personOpener(context.database.client, people);
  const last = entries.at(-1);
  return {
    records: entries.map(({ row, read }) => presentEntry(row, read, open)),
    nextCursor: found.length > page.limit && last ? `${last.read.at}.${last.row.sequence}` : null,
  };
}

const exportPageRows = 1000;

/** Every entry that the filter shows, a page at a time. */
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
